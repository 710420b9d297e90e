export interface Point {
  x: number;
  y: number;
}

/** The size of a picture, and the place of its middle from that of its frame. */
export interface View extends Point {
  scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** The size after a double tap. */
export const CLOSE = 2.5;
const CLOSEST = 6;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Keeps the size within its limits and the picture in its frame. */
export function within({ scale, x, y }: View, frame: { width: number; height: number }): View {
  const size = between(scale, 1, CLOSEST);
  const roomX = ((size - 1) * frame.width) / 2;
  const roomY = ((size - 1) * frame.height) / 2;
  return { scale: size, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) };
}

/** Changes the size while `at`, counted from the middle of the frame, stays in its place. */
export function zoomedAt(view: View, scale: number, at: Point): View {
  const size = between(scale, 1, CLOSEST);
  const factor = size / view.scale;
  return {
    scale: size,
    x: at.x - (at.x - view.x) * factor,
    y: at.y - (at.y - view.y) * factor,
  };
}

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const distanceOf = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
