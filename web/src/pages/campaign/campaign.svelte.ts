/** The campaign this screen shows: one plain state, fed by the server. */

import { api, ApiError } from "../../lib/api";
import { freshId, Line, type LineState } from "../../lib/line";
import { settings } from "../../lib/settings.svelte";
import type { CampaignClientFrame, EditionData, Refused } from "../../lib/types";
import { calls } from "./calls";
import { forgetCampaign, keepTokens, looked, tokenFromAddress, tokensOf } from "./tokens";
import type { CampaignFrame, CampaignInfo, CampaignShown, CampaignView, Company, Runner } from "./types";

export class Campaign {
  readonly id: string;
  state = $state<LineState>("connecting");
  info = $state.raw<CampaignInfo | null>(null);
  views = $state.raw<CampaignView[]>([]);
  /** The companies of this screen; none for a spectator. */
  mine = $state.raw<number[]>([]);
  next = $state(0);
  data = $state.raw<EditionData | null>(null);
  missing = $state(false);
  refusal = $state.raw<Refused | null>(null);
  problem = $state("");
  thinking = $state<number | null>(null);
  busy = $state(false);
  /** The company whose eyes one sees with; null looks with the first. */
  eyes = $state<number | null>(null);

  #line: Line<CampaignFrame, CampaignClientFrame> | null = null;
  #sent: string | null = null;
  #map = "";

  constructor(id: string) {
    this.id = id;
  }

  async start(): Promise<void> {
    tokenFromAddress(this.id);
    try {
      this.take(await calls.show(this.id, tokensOf(this.id)));
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
        forgetCampaign(this.id);
        this.missing = true;
        return;
      }
      this.problem = error instanceof Error ? error.message : String(error);
    }
    looked(this.id);
    this.#line = new Line(`campaign/${encodeURIComponent(this.id)}`, {
      frame: (frame) => this.#frame(frame),
      state: (state) => (this.state = state),
      hello: () => ({ tokens: tokensOf(this.id).map((one) => one.token), lang: settings.lang }),
    });
  }

  stop(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** The view of this screen: of the company that is to decide, if it is one of ours. */
  get view(): CampaignView | null {
    const deciding = this.views.find((view) => view.moves.length && view.me !== null);
    const chosen = this.views.find((view) => view.me !== null && view.me === this.eyes);
    return deciding ?? chosen ?? this.views[0] ?? null;
  }

  viewOf(company: number): CampaignView | null {
    return this.views.find((view) => view.me === company) ?? null;
  }

  /** Are several people at this screen? */
  get shared(): boolean {
    return this.mine.filter((company) => this.runner(company)?.kind === "person").length > 1;
  }

  /** May this screen decide now? */
  get due(): boolean {
    return (this.view?.moves.length ?? 0) > 0;
  }

  company(index: number): Company | undefined {
    return this.view?.companies.find((one) => one.company === index);
  }

  runner(company: number): Runner | undefined {
    return this.info?.companies.find((one) => one.company === company);
  }

  /** Make a decision as the company that may make it. */
  send(move: string): void {
    const { view } = this;
    if (!view || view.me === null || this.busy) return;
    this.refusal = null;
    this.busy = true;
    this.#sent = freshId();
    this.#line?.send({ type: "move", id: this.#sent, company: view.me, at: this.next, move });
  }

  replace(company: number, bot: string | null): void {
    this.#line?.send({ type: "replace", company, bot });
  }

  pace(pace: CampaignInfo["pace"]): void {
    this.#line?.send({ type: "pace", pace });
  }

  speak(lang: string): void {
    this.#line?.send({ type: "lang", lang });
  }

  /** Take over an open company. */
  async sit(company: number, name: string): Promise<void> {
    this.problem = "";
    try {
      const answer = await calls.take(this.id, company, name);
      keepTokens(this.id, answer.seats);
      this.#line?.again();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  take(shown: CampaignShown): void {
    this.info = shown.campaign;
    this.views = shown.views;
    this.mine = shown.companies;
    this.next = shown.next;
    this.thinking = null;
    void this.#draw();
  }

  #frame(frame: CampaignFrame): void {
    switch (frame.type) {
      case "campaign":
        this.take(frame);
        if (frame.id === this.#sent || this.#sent === null) this.busy = false;
        return;
      case "presence":
        this.info = frame.campaign;
        return;
      case "thinking":
        this.thinking = frame.company;
        return;
      case "refused":
        this.busy = false;
        this.refusal = frame;
        if (frame.reason === "stale" || frame.reason === "elsewhere") this.#line?.sync();
        return;
      case "error":
        this.busy = false;
        this.problem = frame.error;
    }
  }

  /** The map as it has become: fetched again when something of it has changed. */
  async #draw(): Promise<void> {
    const { view, info } = this;
    if (!view || !info) return;
    const now = JSON.stringify(view.map);
    if (now === this.#map) return;
    this.#map = now;
    try {
      this.data = await calls.edition(this.id).catch(() => api.edition(info.edition));
    } catch (error) {
      this.#map = "";
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}
