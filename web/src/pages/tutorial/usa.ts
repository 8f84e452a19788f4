/** The tutorial of USA: the classic game, every kind of move once. */

import { route, spot, type Course, type Prepared } from "./lessons";

export const usa: Course = {
  edition: "usa",
  prepared: async () => (await import("./usa.json")).default as unknown as Prepared,
  lessons: [
    { key: "hello", spots: [route("portland-seattle-1"), route("portland-san_francisco-2")] },
    { key: "ticket", spots: [spot("my-tickets")] },
    { key: "take", spots: [spot("row-0")], act: true },
    { key: "draw", spots: [spot("deck")], act: true },
    { key: "claim", spots: [route("los_angeles-san_francisco-2")], act: true },
    { key: "double", spots: [route("los_angeles-san_francisco-1")] },
    { key: "wild", spots: [spot("row-3")], act: true },
    { key: "long", spots: [route("el_paso-los_angeles")], act: true },
    { key: "tickets", spots: [spot("tickets")], act: true },
    { key: "keep", spots: [], act: true },
    { key: "grey", spots: [route("los_angeles-phoenix")], act: true },
    { key: "score", spots: [], score: true },
    { key: "end", spots: [] },
  ],
};
