import { tenths, type Point } from "./svg.ts";

export type Curve = readonly [Point, Point, Point, Point];

export function part([a, b, c, d]: Curve, t: number) {
  if (t <= 0) return "";
  const mix = (from: Point, to: Point): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const ab = mix(a, b);
  const bc = mix(b, c);
  const cd = mix(c, d);
  const abc = mix(ab, bc);
  const end = mix(abc, mix(bc, cd));
  return `M${say(a)}C${say(ab)} ${say(abc)} ${say(end)}`;
}

export function on([a, b, c, d]: Curve, t: number): Point {
  const at = (k: 0 | 1) =>
    (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k];
  return [at(0), at(1)];
}

export function angle(curve: Curve, t: number) {
  const [x, y] = on(curve, Math.max(0, t - 0.02));
  const [toX, toY] = on(curve, Math.min(1, t + 0.02));
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

function say([x, y]: Point) {
  return `${tenths(x)} ${tenths(y)}`;
}
