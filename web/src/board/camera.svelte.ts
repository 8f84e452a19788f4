/** Where on the board one looks: scale and offset of the sheet under its window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CLOSEST = 3.2;

export class Camera {
  /** Screen pixels per unit of the board. */
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** The scale when things last came to rest: what letters are sized by. */
  rest = $state(1);
  moving = $state(false);
  width = $state(0);
  height = $state(0);
  #fitted = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;

  #before: { k: number; x: number; y: number } | null = null;

  /** `heart` is the part of the sheet where something lies; the rest is sea and margin. */
  constructor(
    readonly board: { width: number; height: number },
    readonly heart: Box,
    readonly calm: () => number,
  ) {}

  /** The scale at which all that matters is seen. */
  get whole(): number {
    const { heart } = this;
    const across = this.width / (heart.right - heart.left);
    const down = this.height / (heart.bottom - heart.top);
    return Math.max(Math.min(across, down), this.least);
  }

  /** The scale at which the whole sheet is seen: farther away there is nothing. */
  get least(): number {
    return Math.min(this.width / this.board.width, this.height / this.board.height);
  }

  get zoom(): number {
    return this.whole ? this.k / this.whole : 1;
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const first = !this.width;
    const middle = this.board$(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    if (first) this.home();
    else if (this.#fitted) this.#set(this.whole, ...this.#middle(this.whole));
    else this.#set(this.k, width / 2 - middle[0] * this.k, height / 2 - middle[1] * this.k);
    this.rest = this.k;
  }

  /** The first look: everything; in a small window, a readable part of it. */
  home(): void {
    this.#fitted = true;
    const small = this.width < 600 && this.board.width > this.board.height;
    const high = this.heart.bottom - this.heart.top;
    const k = small ? Math.max(this.whole, (this.height / high) * 1.25) : this.whole;
    this.#set(k, ...this.#middle(k));
    this.#fitted = !small;
    this.rest = this.k;
  }

  /** The offset that puts what matters in the middle of the window. */
  #middle(k: number): [number, number] {
    const { heart } = this;
    return [
      this.width / 2 - ((heart.left + heart.right) / 2) * k,
      this.height / 2 - ((heart.top + heart.bottom) / 2) * k,
    ];
  }

  fit(): void {
    this.#fly(this.whole, ...this.#middle(this.whole));
    this.#fitted = true;
  }

  /** Look closely at a part, in what a slip leaves free; `back` returns to where one was. */
  focus(box: Box, covered: Partial<Box>): void {
    this.#before ??= { k: this.k, x: this.x, y: this.y };
    const k = this.#allowed(Math.max(this.k, this.whole * 1.6));
    const left = covered.left ?? 0;
    const right = this.width - (covered.right ?? 0);
    const x = (left + right) / 2 - ((box.left + box.right) / 2) * k;
    const y = this.height / 2 - ((box.top + box.bottom) / 2) * k;
    this.#fly(k, x, y);
  }

  back(): void {
    const before = this.#before;
    this.#before = null;
    if (before) this.#fly(before.k, before.x, before.y);
  }

  /** A point of the window on the board. */
  board$(sx: number, sy: number): [number, number] {
    return [(sx - this.x) / this.k, (sy - this.y) / this.k];
  }

  /** A point of the board in the window. */
  screen(bx: number, by: number): [number, number] {
    return [bx * this.k + this.x, by * this.k + this.y];
  }

  pan(dx: number, dy: number): void {
    this.#stir();
    this.#set(this.k, this.x + dx, this.y + dy);
  }

  /** Nearer or farther, with the point under the pointer staying where it is. */
  zoomAt(factor: number, sx = this.width / 2, sy = this.height / 2): void {
    this.#stir();
    const k = this.#allowed(this.k * factor);
    const [bx, by] = this.board$(sx, sy);
    this.#set(k, sx - bx * k, sy - by * k);
  }

  /** One step of the keyboard or of a button. */
  step(factor: number): void {
    const k = this.#allowed(this.k * factor);
    const [bx, by] = this.board$(this.width / 2, this.height / 2);
    this.#fly(k, this.width / 2 - bx * k, this.height / 2 - by * k);
  }

  /** Bring a part of the board into the free part of the window, if it is not there already. */
  show(box: Box, margin = 60, covered: Partial<Box> = {}): void {
    const free = {
      left: (covered.left ?? 0) + margin,
      top: (covered.top ?? 0) + margin,
      right: this.width - (covered.right ?? 0) - margin,
      bottom: this.height - (covered.bottom ?? 0) - margin,
    };
    const [l, t] = this.screen(box.left, box.top);
    const [r, b] = this.screen(box.right, box.bottom);
    // Where all is in sight nothing need come nearer to the middle.
    const spare = this.#fitted ? margin - 4 : 0;
    const across = l >= free.left - spare && r <= free.right + spare;
    if (across && t >= free.top - spare && b <= free.bottom + spare) return;
    const needed = Math.min(
      (free.right - free.left) / Math.max(1, box.right - box.left),
      (free.bottom - free.top) / Math.max(1, box.bottom - box.top),
    );
    const k = this.#allowed(Math.min(this.k, Math.max(needed, this.least)));
    const x = (free.left + free.right) / 2 - ((box.left + box.right) / 2) * k;
    const y = (free.top + free.bottom) / 2 - ((box.top + box.bottom) / 2) * k;
    this.#fly(k, x, y);
  }

  /** Things have come to rest: letters may be drawn anew. */
  settle(): void {
    clearTimeout(this.#timer);
    this.moving = false;
    this.rest = this.k;
  }

  #allowed(k: number): number {
    return Math.min(Math.max(k, this.least), Math.max(CLOSEST, this.whole * 3));
  }

  #stir(): void {
    cancelAnimationFrame(this.#flight);
    this.#fitted = false;
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), 160);
  }

  #set(k: number, x: number, y: number): void {
    // What may be seen is the sheet, and the names that reach beyond it.
    const clamp = (offset: number, window: number, from: number, to: number): number =>
      (to - from) * k <= window
        ? (window - (from + to) * k) / 2
        : Math.min(-from * k, Math.max(window - to * k, offset));
    const { board, heart } = this;
    this.k = k;
    this.x = clamp(x, this.width, Math.min(0, heart.left), Math.max(board.width, heart.right));
    this.y = clamp(y, this.height, 0, board.height);
  }

  #fly(k: number, x: number, y: number): void {
    cancelAnimationFrame(this.#flight);
    const lasts = this.calm();
    this.#fitted = false;
    if (!lasts) {
      this.#set(k, x, y);
      this.settle();
      return;
    }
    const from = { k: this.k, x: this.x, y: this.y };
    const began = performance.now();
    this.moving = true;
    const frame = (now: number): void => {
      const part = Math.min(1, (now - began) / lasts);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * eased;
      this.#set(mix(from.k, k), mix(from.x, x), mix(from.y, y));
      if (part < 1) this.#flight = requestAnimationFrame(frame);
      else this.settle();
    };
    this.#flight = requestAnimationFrame(frame);
  }
}
