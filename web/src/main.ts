/** The client begins here. */

import { mount } from "svelte";
import "./styles/index.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
