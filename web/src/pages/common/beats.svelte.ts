/** A small ceremony in beats, one after the other. Any of them can be skipped, all can be seen again. */

export class Beats {
  at = $state(0);
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** How long each beat lasts; after the last everything is shown. */
    readonly times: number[],
    /** How long a motion of so many milliseconds takes here. */
    readonly pace: (ms: number) => number,
  ) {
    this.at = this.last;
  }

  get last(): number {
    return Math.max(0, this.times.length - 1);
  }

  /** From the first beat on; where nothing moves, all of it at once. */
  play(): void {
    clearTimeout(this.#timer);
    if (this.pace(1000) < 500) return this.skip();
    this.at = 0;
    this.running = true;
    this.#next();
  }

  /** To the end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.at = this.last;
  }

  #next(): void {
    if (this.at >= this.last) {
      this.running = false;
      return;
    }
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.#next();
    }, this.pace(this.times[this.at] ?? 0));
  }
}
