/** The shape of the window decides the shape of the table. */

export type Shape = "wide" | "middle" | "narrow" | "phone" | "short";

export function shapeOf(width: number, height: number): Shape {
  if (height < 520 && width > height) return "short";
  if (width < 600) return "phone";
  if (width < 900) return "narrow";
  return width < 1280 ? "middle" : "wide";
}
