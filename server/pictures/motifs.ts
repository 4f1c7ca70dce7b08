import { polygon, type Petal } from "./geometry.ts";
import type { Category } from "./tones.ts";

interface Motif {
  readonly petal: Petal;
  readonly folds: Choice;
  readonly edge: "scallop" | "star" | "disc" | "dots" | "cloth" | "hexagon";
  /** Whether the medallion is repeated to both sides, as a wall of tiles. */
  readonly isWall?: boolean;
  /** In a box of 40 by `weaveHeight`. */
  readonly weave: string;
  readonly weaveHeight?: number;
  readonly weaveAngles?: Choice;
}

type Choice = readonly [number, ...number[]];

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

export const motifs: Record<Category, Motif> = {
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
    isWall: true,
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
    isWall: true,
    weave: `<path d="M20 3L37 20 20 37 3 20ZM20 12L12 20 20 28 28 20Z" fill-rule="evenodd"/>`,
  },
  feeding: {
    petal: "drop",
    folds: [8, 10, 12],
    edge: "scallop",
    weaveAngles: [0],
    weave: `<path d="M0 40a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0ZM-20 20a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0ZM20 20a20 20 0 0 1 40 0h-7a13 13 0 0 0-26 0Z"/>`,
  },
  mind: {
    petal: "arch",
    folds: [12, 10],
    edge: "disc",
    weave: `<path d="M20 9L22.5 17.5 31 20 22.5 22.5 20 31 17.5 22.5 9 20 17.5 17.5ZM0-6L1.7-1.7 6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7ZM40 34L41.7 38.3 46 40 38.3 41.7 40 46 34 40 38.3 38.3ZM40-6L41.7 1.7 38.3 1.7 34 0 38.3-1.7ZM0 34L1.7 38.3 6 40 1.7 41.7Z"/>`,
  },
  safety: {
    petal: "kite",
    folds: [6],
    edge: "hexagon",
    isWall: true,
    weave: `<path d="${jali}" fill-rule="evenodd"/>`,
    weaveHeight: 69.28,
    weaveAngles: [0, 30],
  },
  growing: {
    petal: "leaf",
    folds: [8, 10, 12],
    edge: "disc",
    weave: `<path d="M8 32C8 20 16 10 32 8C32 22 22 32 8 32Z"/>`,
  },
};
