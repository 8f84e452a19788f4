/** What travels between server and client, under the names the client uses. */

import type * as wire from "./wire";
import type { CityData, ClockInfo, RoomInfo, RouteData, TicketData } from "./wire";

export type * from "./wire";

export type ByLang = Record<string, string>;
export type CityFacts = CityData;
export type RouteFacts = RouteData;
export type TicketFacts = TicketData;
export type Pace = RoomInfo["pace"];
/** A clock as it is asked for, or as it stands. */
export type Clock = Pick<ClockInfo, "kind" | "seconds"> & Partial<ClockInfo>;

/** Why a move cannot be made, whether it was tried or asked about. */
export interface Refused {
  id: string | null;
  rule: string | null;
  reason: string | null;
  text: string | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  number: number;
}

/** An event, as the server tells it or as a record or a lesson does. */
export type Told = Omit<wire.Told, "by"> & { by?: wire.Told["by"] };

type Happened = Omit<wire.EventsFrame, "id" | "events"> & { id?: string | null; events: Told[] };

export type ServerFrame = Exclude<wire.ServerFrame, wire.EventsFrame> | Happened;
