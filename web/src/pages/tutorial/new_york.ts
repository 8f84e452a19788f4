/** The tutorial of New York: a short ride with every kind of move. */

import { route, spot, type Course, type Prepared } from "./lessons";

export const newYork: Course = {
  edition: "new_york",
  prepared: async () => (await import("./new_york.json")).default as unknown as Prepared,
  lessons: [
    { key: "hello", spots: [] },
    { key: "ticket", spots: [spot("my-tickets")] },
    { key: "take", spots: [spot("row-0")], act: true },
    { key: "draw", spots: [spot("deck")], act: true },
    { key: "claim", spots: [route("times_square-empire_state_building-1")], act: true },
    { key: "sights", spots: [route("times_square-empire_state_building-1")] },
    { key: "more", spots: [route("empire_state_building-gramercy_park-1")], act: true },
    { key: "grey", spots: [route("gramercy_park-east_village")], act: true },
    { key: "tickets", spots: [spot("tickets")], act: true },
    { key: "keep", spots: [], act: true },
    { key: "score", spots: [], score: true },
    { key: "end", spots: [] },
  ],
};
