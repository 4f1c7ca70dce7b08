import { roll, type Dice } from "./dice.ts";
import { petal, polygon, ring, starPath, turned, type Petal } from "./geometry.ts";
import { near, path, type Drawing } from "./svg.ts";

/** ground, weave and deep: in light and dark. The paler colours stand on the deep one and stay. */
interface Tone {
  readonly ground: readonly [string, string];
  readonly weave: readonly [string, string];
  readonly deep: readonly [string, string];
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

const tones = {
  nutrition: {
    ground: ["#FBE7BF", "#3A2A12"],
    weave: ["#F6D797", "#4A371B"],
    deep: ["#A8541A", "#C4692B"],
    mid: "#F2B84B",
    light: "#FFF6E0",
    accent: "#9C1F4C",
  },
  body: {
    ground: ["#FBE5EC", "#43202E"],
    weave: ["#F6D0DC", "#54293A"],
    deep: ["#9C1F4C", "#BC3566"],
    mid: "#DF7C9A",
    light: "#FFF3F5",
    accent: "#F2B84B",
  },
  birth: {
    ground: ["#FADCCB", "#40221A"],
    weave: ["#F4C7AF", "#522E23"],
    deep: ["#8C2F22", "#B3452F"],
    mid: "#E2794F",
    light: "#FFF1E6",
    accent: "#F2B84B",
  },
  newborn: {
    ground: ["#F1E4F0", "#35213A"],
    weave: ["#E5D0E4", "#452C4A"],
    deep: ["#6B3A63", "#8E5284"],
    mid: "#BE8AB6",
    light: "#FFF6FB",
    accent: "#EC8A5E",
  },
  feeding: {
    ground: ["#DDF1EC", "#17372F"],
    weave: ["#C3E4DC", "#20483E"],
    deep: ["#0D6657", "#17836F"],
    mid: "#63B3A0",
    light: "#F3FBF8",
    accent: "#F2B84B",
  },
  mind: {
    ground: ["#E2E4F3", "#20223B"],
    weave: ["#CFD3EA", "#2C2F4F"],
    deep: ["#343C78", "#5661B0"],
    mid: "#8D95CC",
    light: "#F6F7FF",
    accent: "#F2B84B",
  },
  safety: {
    ground: ["#F4E3D2", "#35261D"],
    weave: ["#E8CFB7", "#463328"],
    deep: ["#83452C", "#A05C3C"],
    mid: "#D69A68",
    light: "#FFF7EE",
    accent: "#63B3A0",
  },
  growing: {
    ground: ["#D5EDF0", "#12343A"],
    weave: ["#B9DFE4", "#1B454D"],
    deep: ["#0E6273", "#17839A"],
    mid: "#55B2BF",
    light: "#F0FBFC",
    accent: "#EC8A5E",
  },
} satisfies Record<string, Tone>;

export type Category = keyof typeof tones;
export const categories: Category[] = Object.keys(tones).filter(isCategory);

export function isCategory(key: string): key is Category {
  return Object.hasOwn(tones, key);
}

type Motif = {
  petal: Petal;
  folds: readonly [number, ...number[]];
  edge: "scallop" | "star" | "disc" | "dots" | "cloth" | "hexagon";
  weave: string;
};

/** What tells a category: its chief petal, its folds, its ring of edges, its weave. */
const motifs: Record<Category, Motif> = {
  nutrition: {
    petal: "wedge",
    folds: [10, 12, 9],
    edge: "scallop",
    weave: `<path d="M20 8C24 12 24 16 20 20C16 16 16 12 20 8ZM20 32C16 28 16 24 20 20C24 24 24 28 20 32ZM8 20C12 16 16 16 20 20C16 24 12 24 8 20ZM32 20C28 24 24 24 20 20C24 16 28 16 32 20ZM0-3L3 0 0 3-3 0ZM40-3L43 0 40 3 37 0ZM0 37L3 40 0 43-3 40ZM40 37L43 40 40 43 37 40Z"/>`,
  },
  body: {
    petal: "kite",
    folds: [8],
    edge: "star",
    weave: `<path d="M20 4L24.7 8.7H31.3V15.3L36 20 31.3 24.7V31.3H24.7L20 36 15.3 31.3H8.7V24.7L4 20 8.7 15.3V8.7H15.3Z"/>`,
  },
  birth: {
    petal: "ogee",
    folds: [12, 16, 14],
    edge: "dots",
    weave: `<circle cx="20" cy="20" r="11"/><circle r="5"/><circle cx="40" r="5"/><circle cy="40" r="5"/><circle cx="40" cy="40" r="5"/>`,
  },
  newborn: {
    petal: "diamond",
    folds: [8, 12],
    edge: "cloth",
    weave: `<path d="M20 3L37 20 20 37 3 20ZM20 12L12 20 20 28 28 20Z" fill-rule="evenodd"/>`,
  },
  feeding: {
    petal: "drop",
    folds: [8, 10, 12],
    edge: "scallop",
    weave: `<path d="M0 40a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0ZM-20 20a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0ZM20 20a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0Z"/>`,
  },
  mind: {
    petal: "arch",
    folds: [12, 10],
    edge: "disc",
    weave: `<path d="M20 9L22.5 17.5 31 20 22.5 22.5 20 31 17.5 22.5 9 20 17.5 17.5ZM0-6L1.7-1.7 6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7ZM40 34L41.7 38.3 46 40 38.3 41.7 40 46 34 40 38.3 38.3ZM40-6L41.7 1.7 38.3 1.7 34 0 38.3-1.7ZM0 34L1.7 38.3 6 40 1.7 41.7Z"/>`,
  },
  safety: { petal: "kite", folds: [6], edge: "hexagon", weave: `` },
  growing: {
    petal: "leaf",
    folds: [8, 10, 12],
    edge: "disc",
    weave: `<path d="M8 32C8 20 16 10 32 8C32 22 22 32 8 32Z"/>`,
  },
};

/** Categories whose medallion is repeated to both sides, as a wall of tiles. */
const walls = new Set<Category>(["body", "newborn", "safety"]);

/** Of 3,000 deals, the one under which the shipped articles differ most within their category. Changing it changes every cover. */
const DEAL = 251;

export interface Motive {
  readonly category: Category;
  /** Six hex digits. The same seed gives the same picture. */
  readonly seed: string;
  /** In the middle of the medallion, in a box of 24 by 24. Without it, a flower. */
  readonly heart?: string;
}

/** Tile work of South Asia: a motif and a tone for each category, varied by the seed. */
export function cover({ category, seed, heart }: Motive): Drawing {
  const [width, height] = [320, 200];
  const dice = roll(`${category}/${seed}/${DEAL}`);
  // The medallion leans to one side and runs over the edge, as a tile cut from a wall.
  const x = Math.round(width * dice.pick([0.5, 0.38, 0.62]));
  const radius = height * dice.pick(walls.has(category) ? [0.46, 0.5, 0.54] : [0.54, 0.58, 0.62]);
  const art = medallion({ category, seed, heart, dice, isWall: walls.has(category), x, y: height / 2, radius });
  return framed(category, seed, { width, height }, dice, art);
}

/** The same as a square with the medallion in its middle, for small places. */
export function tile({ category, seed, heart }: Motive): Drawing {
  const side = 120;
  const dice = roll(`${category}/${seed}/${DEAL}`);
  dice.pick([0]);
  dice.pick([0]);
  const art = medallion({ category, seed, heart, dice, isWall: false, x: side / 2, y: side / 2, radius: side * 0.62 });
  return framed(category, seed, { width: side, height: side }, dice, art);
}

/** The ground of a share picture: the weave fades into the field of the words, at the end stands `picture` or a medallion. */
export function shareGround({ category, seed, heart }: Motive, picture?: string): Drawing {
  const dice = roll(`${category}/${seed}/${DEAL}`);
  dice.pick([0]);
  dice.pick([0]);
  const [ground] = tones[category].ground;
  const fade = `<linearGradient id="t-${category}"><stop offset=".36" stop-color="${ground}"/><stop offset=".54" stop-color="${ground}" stop-opacity="0"/></linearGradient><path d="M0 0H1200V630H0Z" fill="url(#t-${category})"/>`;
  const art = picture
    ? `<circle cx="930" cy="315" r="236" fill="${tones[category].light}"/>${picture}`
    : medallion({
        category,
        seed,
        heart,
        dice,
        isWall: false,
        x: 1050,
        y: 315,
        radius: walls.has(category) ? 330 : 400,
      });
  return framed(category, seed, { width: 1200, height: 630 }, dice, fade + art);
}

export function deepTone(category: Category): string {
  return tones[category].deep[0];
}

interface Medallion extends Motive {
  readonly dice: Dice;
  readonly isWall: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function medallion({ category, seed, heart, dice, isWall, x, y, radius }: Medallion) {
  const { mid, light, accent } = tones[category];
  const deep = shade(category, "deep");
  const { petal: kind, folds, edge } = motifs[category];
  const n = dice.pick(folds);
  const step = 360 / n;
  const turn = dice.pick([0, step / 2]);
  const wide = (at: number, share: number) => near(at * Math.tan(((step / 2) * Math.PI) / 180) * share);
  const fills = dice.pick([
    [deep, mid, light, deep],
    [deep, light, mid, deep],
    [mid, deep, light, deep],
    [deep, mid, accent, deep],
    [mid, light, deep, deep],
    [deep, accent, light, deep],
    [deep, light, accent, deep],
  ] as const);
  const beads = dice.pick([1, 2, 3]);
  const inner = edge === "cloth" ? 48 : dice.pick([48, 52, 56]);
  const parts: string[] = [];

  // The edge of the tile.
  if (edge === "scallop")
    parts.push(
      `<circle r="86" fill="${fills[0]}"/>` +
        turned(n * 2, `<circle cy="-86" r="${wide(86, 0.52)}"/>`, ` fill="${fills[0]}"`),
    );
  if (edge === "disc")
    parts.push(
      `<circle r="98" fill="none" stroke="${fills[0]}" stroke-width="2.5"/><circle r="91" fill="${fills[0]}"/>`,
    );
  if (edge === "dots") parts.push(`<circle r="84" fill="${fills[0]}"/>` + ring(n * 3, 93, 5, fills[0]));
  if (edge === "star")
    parts.push(
      path(starPath(8, 106, 81.2), fills[0]) +
        `<path d="${starPath(8, 97, 74.3)}" fill="none" stroke="${accent}" stroke-width="1.6"/>`,
    );
  if (edge === "hexagon")
    parts.push(
      path(polygon(6, 106, 0, 0, 0), fills[0]) +
        `<path d="${polygon(6, 97, 0, 0, 0)}" fill="none" stroke="${accent}" stroke-width="2"/>` +
        turned(6, petal("kite", 74, 96, 14), ` fill="${fills[1]}"`),
    );
  if (edge === "cloth") {
    const diamond = (half: number) => `M0-${half}L${half} 0 0 ${half}-${half} 0Z`;
    const stitch = (half: number, colour: string) =>
      `<path d="${diamond(half)}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="${dice.pick(["7 4.4", "4 3", "9 5"])}"/>`;
    parts.push(
      path(diamond(120), fills[0]) +
        stitch(113, accent) +
        stitch(105, light) +
        path(diamond(98), fills[1] === deep ? mid : fills[1]) +
        stitch(92, fills[2]) +
        path(diamond(86), fills[0]),
    );
  }

  // Outer beads, the chief petals, small petals between them.
  if (edge === "disc" || edge === "scallop" || edge === "dots")
    parts.push(ring(n * beads, 79, beads === 3 ? 1.8 : 2.6, fills[0] === mid ? light : accent));
  const far = edge === "cloth" ? 60 : 74;
  parts.push(turned(n, petal(kind, 30, far, wide(far - 18, 0.92)), ` fill="${fills[1]}"`));
  parts.push(turned(n, petal(kind, 36, far - 10, wide(far - 24, 0.5)), ` fill="${fills[2]}"`));
  if (kind !== "wedge" && edge !== "cloth")
    parts.push(turned(n, petal("diamond", 62, 76, 3.4), ` fill="${accent}"`, step / 2));

  // The heart.
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
  const place = (at: number, inside: string, more = "") =>
    `<g transform="translate(${near(at)} ${y}) scale(${near(radius / 100)})"${more}>${inside}</g>`;
  const figure = `<g transform="rotate(${near(turnedBy)})">${parts.join("")}${heart && !isWall ? "" : flower}</g>`;
  if (!isWall) return place(x, figure + middle);
  const apart = (edge === "cloth" ? 2.46 : edge === "hexagon" ? (turnedBy ? 2.2 : 1.92) : turn ? 2.05 : 2.2) * radius;
  const id = `m-${category}-${seed}`;
  const sides = `<use href="#${id}" x="${near((-apart / radius) * 100)}"/><use href="#${id}" x="${near((apart / radius) * 100)}"/>`;
  return place(x, `${sides}<g id="${id}">${figure}</g>${middle}`);
}

function framed(
  category: Category,
  seed: string,
  { width, height }: { width: number; height: number },
  dice: Dice,
  art: string,
): Drawing {
  const size = dice.pick([26, 32, 38]) * (height > 400 ? 2.4 : 1);
  const angle = dice.pick(category === "feeding" ? [0] : category === "safety" ? [0, 30] : [0, 45]);
  const id = `p-${category}-${seed}`;
  const isScreen = category === "safety";
  const weave = isScreen ? `<path d="${jali}" fill-rule="evenodd"/>` : motifs[category].weave;
  const pattern = `<pattern id="${id}" width="40" height="${isScreen ? 69.28 : 40}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle}) scale(${near(size / 40)})"><g fill="${shade(category, "weave")}">${weave}</g></pattern>`;
  const field = `M0 0H${width}V${height}H0Z`;
  const body = `${darkTones(category)}<defs>${pattern}</defs><path d="${field}" fill="${shade(category, "ground")}"/><path d="${field}" fill="url(#${id})"/>${art}`;
  return { width, height, body };
}

const shades = ["ground", "weave", "deep"] as const;

function shade(category: Category, name: (typeof shades)[number]) {
  return `var(--${name}-${category},${tones[category][name][0]})`;
}

function darkTones(category: Category) {
  const rules = shades.map((name) => `--${name}-${category}:${tones[category][name][1]}`);
  return `<style>@media(prefers-color-scheme:dark){svg{${rules.join(";")}}}</style>`;
}

/** Hexagons of a carved screen, as holes between bars. */
const jali = (
  [
    [20, 34.64],
    [0, 0],
    [40, 0],
    [0, 69.28],
    [40, 69.28],
  ] as const
)
  .map(([x, y]) => polygon(6, 19, x, y, 0) + polygon(6, 12, x, y, 0))
  .join("");
