/** The tutorial of Legends of the West: money, the news, and every kind of move once. */

import { route, spot, type Course, type Prepared } from "./lessons";

export const legends: Course = {
  edition: "legends",
  prepared: async () => (await import("./legends.json")).default as unknown as Prepared,
  lessons: [
    { key: "hello", spots: [route("boston-new_york-1"), route("new_york-philadelphia-3")] },
    { key: "ticket", spots: [spot("my-tickets")] },
    { key: "take", spots: [spot("row-0")], act: true },
    { key: "draw", spots: [spot("deck")], act: true },
    { key: "news", spots: [".news"] },
    { key: "claim", spots: [route("baltimore-philadelphia-2")], act: true },
    { key: "company", spots: [route("baltimore-philadelphia-2")] },
    { key: "large", spots: [route("baltimore-philadelphia-2")] },
    { key: "event", spots: [route("buffalo-new_york")], act: true },
    { key: "tickets", spots: [spot("tickets")], act: true },
    { key: "keep", spots: [], act: true },
    { key: "edge", spots: [] },
    { key: "score", spots: [], score: true },
    { key: "end", spots: [] },
  ],
};
