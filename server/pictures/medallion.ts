import type { Dice } from "./dice.ts";
import { petal, polygon, ring, starPath, turned } from "./geometry.ts";
import { motifs } from "./motifs.ts";
import { near, path } from "./svg.ts";
import { shade, tones, type Category } from "./tones.ts";

export interface Motive {
  readonly category: Category;
  /** Six hex digits. The same seed gives the same picture. */
  readonly seed: string;
  /** In the middle of the medallion, in a box of 24 by 24. Without it, a flower. */
  readonly heart?: string;
}

type Fills = readonly [string, string, string];

interface Medallion {
  readonly motive: Motive;
  readonly dice: Dice;
  readonly isWall: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function medallion({ motive, dice, isWall, x, y, radius }: Medallion): string {
  const { category, seed, heart } = motive;
  const { mid, light, accent } = tones[category];
  const deep = shade(category, "deep");
  const { petal: kind, folds, edge } = motifs[category];
  const n = dice.pick(folds);
  const step = 360 / n;
  const turn = dice.pick([0, step / 2]);
  const wide = (at: number, share: number) => near(at * Math.tan(((step / 2) * Math.PI) / 180) * share);
  const fills = dice.pick([
    [deep, mid, light],
    [deep, light, mid],
    [mid, deep, light],
    [deep, mid, accent],
    [mid, light, deep],
    [deep, accent, light],
    [deep, light, accent],
  ] as const);
  const beads = dice.pick([1, 2, 3]);
  const inner = edge === "cloth" ? 48 : dice.pick([48, 52, 56]);
  const parts = [edgeOf(motive, dice, fills, { n, wide })];

  if (edge === "disc" || edge === "scallop" || edge === "dots")
    parts.push(ring(n * beads, 79, beads === 3 ? 1.8 : 2.6, fills[0] === mid ? light : accent));
  const far = edge === "cloth" ? 60 : 74;
  parts.push(turned(n, petal(kind, 30, far, wide(far - 18, 0.92)), ` fill="${fills[1]}"`));
  parts.push(turned(n, petal(kind, 36, far - 10, wide(far - 24, 0.5)), ` fill="${fills[2]}"`));
  if (kind !== "wedge" && edge !== "cloth")
    parts.push(turned(n, petal("diamond", 62, 76, 3.4), ` fill="${accent}"`, step / 2));

  parts.push(
    `<circle r="${inner - 12}" fill="${deep}"/>` +
      ring(n * 2, inner - 16, 1.5, accent) +
      `<circle r="${inner - 20}" fill="${light}"/>`,
  );
  const flower =
    turned(n, petal("round", 5, inner - 24, wide(inner - 30, 0.7)), ` fill="${mid}"`) +
    `<circle r="5" fill="${accent}"/>`;
  const middle = heart
    ? `<circle r="${inner - 20}" fill="${light}"/><g transform="translate(-20.4 -20.4) scale(1.7)" color="${tones[category].deep[0]}">${heart}</g>`
    : "";
  const turnedBy = edge === "cloth" ? 0 : edge === "hexagon" ? 30 * dice.pick([0, 1]) : turn;
  const placed = (inside: string) =>
    `<g transform="translate(${near(x)} ${y}) scale(${near(radius / 100)})">${inside}</g>`;
  const figure = `<g transform="rotate(${near(turnedBy)})">${parts.join("")}${heart && !isWall ? "" : flower}</g>`;
  if (!isWall) return placed(figure + middle);
  const apart = edge === "cloth" ? 246 : edge === "hexagon" ? (turnedBy ? 220 : 192) : turn ? 205 : 220;
  const id = `m-${category}-${seed}`;
  const sides = `<use href="#${id}" x="${-apart}"/><use href="#${id}" x="${apart}"/>`;
  return placed(`${sides}<g id="${id}">${figure}</g>${middle}`);
}

interface Fan {
  readonly n: number;
  readonly wide: (at: number, share: number) => number;
}

function edgeOf({ category }: Motive, dice: Dice, [first, second, third]: Fills, { n, wide }: Fan): string {
  const { mid, light, accent } = tones[category];
  const { edge } = motifs[category];
  if (edge === "scallop")
    return (
      `<circle r="86" fill="${first}"/>` + turned(n * 2, `<circle cy="-86" r="${wide(86, 0.52)}"/>`, ` fill="${first}"`)
    );
  if (edge === "disc")
    return `<circle r="98" fill="none" stroke="${first}" stroke-width="2.5"/><circle r="91" fill="${first}"/>`;
  if (edge === "dots") return `<circle r="84" fill="${first}"/>` + ring(n * 3, 93, 5, first);
  if (edge === "star")
    return (
      path(starPath(8, 106, 81.2), first) +
      `<path d="${starPath(8, 97, 74.3)}" fill="none" stroke="${accent}" stroke-width="1.6"/>`
    );
  if (edge === "hexagon")
    return (
      path(polygon(6, 106, 0, 0, 0), first) +
      `<path d="${polygon(6, 97, 0, 0, 0)}" fill="none" stroke="${accent}" stroke-width="2"/>` +
      turned(6, petal("kite", 74, 96, 14), ` fill="${second}"`)
    );
  const diamond = (half: number) => `M0-${half}L${half} 0 0 ${half}-${half} 0Z`;
  const stitch = (half: number, colour: string) =>
    `<path d="${diamond(half)}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="${dice.pick(["7 4.4", "4 3", "9 5"])}"/>`;
  return (
    path(diamond(120), first) +
    stitch(113, accent) +
    stitch(105, light) +
    path(diamond(98), second === shade(category, "deep") ? mid : second) +
    stitch(92, third) +
    path(diamond(86), first)
  );
}
