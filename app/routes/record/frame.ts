import { across, BELOW, level, up, VIEW_BOX } from "../../format/chart.ts";

export interface Line {
  label: string;
  viewBox: string;
  axis: string;
  /** Of the ticks. */
  unit?: string;
  ticks: { y: number; path: string; words: string }[];
  /** What stands below the axis. */
  days: { x: number; y: number; words: string; anchor: "start" | "middle" | "end" }[];
  /** Lines of others, to compare with. */
  bands?: { name: string; points: string; isMiddle: boolean; label: { x: number; y: number } | null }[];
  /** Of a blood pressure two. */
  lines: {
    name: string;
    points: string;
    dots: { id: string; x: number; y: number }[];
    word?: { x: number; y: number; text: string } | null;
  }[];
}

export interface Scale {
  from: number;
  to: number;
  ticks: { value: number; words: string }[];
}

const STEPS = 3;

export function heightOf({ from, to }: Scale, value: number): number {
  return up((value - from) / (to - from));
}

export function pointsOf(dots: readonly { x: number; y: number }[]): string {
  return dots.map(({ x, y }) => `${x},${y}`).join(" ");
}

export function endsOf(first: string, last: string): Line["days"] {
  return [
    { x: across(0), y: BELOW, words: first, anchor: "start" },
    { x: across(1), y: BELOW, words: last, anchor: "end" },
  ];
}

export function frameOf(scale: Scale): Pick<Line, "viewBox" | "axis" | "ticks"> {
  return {
    viewBox: VIEW_BOX,
    axis: level(up(0)),
    ticks: scale.ticks.map(({ value, words }) => {
      const y = heightOf(scale, value);
      return { y, path: level(y), words };
    }),
  };
}

/** @param steps at the most, but for one that the ends may add */
export function scaleFor(numbers: readonly number[], steps = STEPS): Scale {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const step = stepFor((high - low) / steps);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(1)));
  return { from, to, ticks: ticks.map((value) => ({ value, words: String(value) })) };
}

/** 0.5, 1, 2, 5, 10, 20, … */
function stepFor(least: number): number {
  for (let tens = 1; ; tens *= 10) {
    const step = [0.5, 1, 2].map((one) => one * tens).find((one) => one >= least);
    if (step !== undefined) return step;
  }
}
