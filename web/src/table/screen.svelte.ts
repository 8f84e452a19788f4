/** The window, as it is now. */

import { shapeOf, type Shape } from "./shape";

export type { Shape };

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  shape = $derived<Shape>(shapeOf(this.width, this.height));

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const screen = new Screen();
