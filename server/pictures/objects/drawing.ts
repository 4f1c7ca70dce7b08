import { paints } from "../palette.ts";

/** A thing in a box of 120 by 120, `span` units long at its longest, lit from the upper left. */
export interface ObjectDrawing {
  readonly span: number;
  readonly art: string;
}

type Gleam = readonly [x: number, y: number, rx: number, ry: number, turn?: number];
type Extra = {
  inner?: string;
  behind?: string;
  front?: string;
  gleam?: Gleam;
  shift?: readonly [number, number];
  turn?: number;
};

/** One body: its shade, the lit face moved toward the light, its markings, one highlight. */
export function body(key: string, d: string, fill: string, shade: string, extra: Extra = {}) {
  const [dx, dy] = extra.shift ?? [-6, -6];
  const g = extra.gleam;
  const art =
    (extra.behind ?? "") +
    `<clipPath id="z-${key}"><path id="y-${key}" d="${d}"/></clipPath><g clip-path="url(#z-${key})">` +
    `<use href="#y-${key}" fill="${shade}"/><use href="#y-${key}" fill="${fill}" transform="translate(${dx} ${dy})"/>` +
    (extra.inner ?? "") +
    (g
      ? `<ellipse cx="${g[0]}" cy="${g[1]}" rx="${g[2]}" ry="${g[3]}" fill="#FFF9EE" opacity=".5"${g[4] ? ` transform="rotate(${g[4]} ${g[0]} ${g[1]})"` : ""}/>`
      : "") +
    "</g>" +
    (extra.front ?? "");
  return extra.turn ? `<g transform="rotate(${extra.turn} 60 60)">${art}</g>` : art;
}

export const leaf = (
  x: number,
  y: number,
  turn: number,
  n: number,
  fill: string = paints.leaf,
  dark: string = paints.leafDark,
) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${n / 40})"><path d="M0 0C6-14 24-17 40-8C34 8 14 12 0 0Z" fill="${fill}"/><path d="M0 0C14 12 34 8 40-8C26-6 12-4 0 0Z" fill="${dark}"/></g>`;
