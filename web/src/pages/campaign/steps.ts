/** The guided sequence: which steps there are, and where one stands. */

import type { CampaignView } from "./types";

export interface Step {
  number: number;
  rule: string;
  state: "done" | "now" | "due";
}

/** The steps before a game are the rules C-20 to C-33, those after it C-50 to C-58. */
const SETUP = Array.from({ length: 14 }, (_, i) => `C-${20 + i}`);
const END = ["C-50", "C-52", "C-53", "C-54", "C-55", "C-56", "C-57", "C-58"];

/** The step in which a decision falls. */
const FALLS: Record<string, number> = {
  "C-50": 1,
  "C-51": 1,
  "C-52": 2,
  "C-53": 3,
  "C-59": 3,
  "C-54": 4,
  "C-55": 5,
  "C-56": 6,
  "C-57": 7,
  "C-58": 8,
};

const STORY_BEFORE = 7;
const AT_THE_TABLE = 8;

function endStep(view: CampaignView): number {
  const { asked } = view;
  if (!asked) return 1;
  if (asked.kind === "retire") return 2;
  if (["read", "choose", "plate"].includes(asked.kind)) return 3;
  if (["name", "open", "raise"].includes(asked.kind)) return 5;
  return FALLS[asked.rule] ?? 8;
}

/** The steps of the stage one is in; none between the games. */
export function stepsOf(view: CampaignView): Step[] {
  if (view.stage !== "setup" && view.stage !== "play" && view.stage !== "end") return [];
  const rules = view.stage === "end" ? END : SETUP;
  const now = view.stage === "end" ? endStep(view) : view.stage === "setup" ? STORY_BEFORE : AT_THE_TABLE;
  return rules.map((rule, i) => ({
    number: i + 1,
    rule,
    state: i + 1 < now ? "done" : i + 1 === now ? "now" : "due",
  }));
}
