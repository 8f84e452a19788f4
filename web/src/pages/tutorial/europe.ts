/** The tutorial of Europe: every kind of move once. */

import { route, spot, type Course, type Prepared } from "./lessons";

export const europe: Course = {
  edition: "europe",
  prepared: async () => (await import("./europe.json")).default as unknown as Prepared,
  lessons: [
    { key: "hello", spots: [route("paris-zurich"), route("dieppe-paris")] },
    { key: "ticket", spots: [spot("my-tickets")] },
    { key: "take", spots: [spot("row-0")], act: true },
    { key: "draw", spots: [spot("deck")], act: true },
    { key: "claim", spots: [route("munchen-wien")], act: true },
    { key: "tunnel", spots: [route("munchen-zurich")], act: true },
    { key: "pay", spots: [], act: true },
    { key: "ferry", spots: [route("dieppe-london-1")], act: true },
    { key: "tickets", spots: [spot("tickets")], act: true },
    { key: "keep", spots: [route("edinburgh-london-2")], act: true },
    { key: "station", spots: [".build"], act: true },
    { key: "score", spots: [], score: true },
    { key: "end", spots: [] },
  ],
};
