/** L, M and S of one age or length: M is the median, S how far children are apart, L how skewed they are. */
export interface Lms {
  l: number;
  m: number;
  s: number;
}

interface Column {
  l: number | readonly number[];
  m: readonly number[];
  s: readonly number[];
}

export type BySex = Readonly<Record<"boy" | "girl", Column>>;
export type Sex = keyof BySex;

const ADJUSTED_FROM = 3;

export function measureAt({ l, m, s }: Lms, z: number): number {
  return m * Math.exp(l === 0 ? s * z : Math.log1p(l * s * z) / l);
}

/**
 * Beyond 3 each further standard deviation is as wide as that from 2 to 3: so few children were that light or heavy that
 * L, M and S say nothing of them. Source: WHO Child Growth Standards, Methods and development (2006), chapter 7.
 */
export function zScore(lms: Lms, measure: number): number {
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(measure / m) / s : Math.expm1(l * Math.log(measure / m)) / (l * s);
  if (Math.abs(z) <= ADJUSTED_FROM) return z;
  const side = Math.sign(z);
  const third = measureAt(lms, side * ADJUSTED_FROM);
  const width = Math.abs(third - measureAt(lms, side * (ADJUSTED_FROM - 1)));
  return side * (ADJUSTED_FROM + Math.abs(measure - third) / width);
}

/** Between two rows on a straight line, as WHO's own software does. Null outside `places`, which ascend. */
export function interpolated({ l, m, s }: Column, places: readonly number[], place: number): Lms | null {
  const upper = places.findIndex((each) => each >= place);
  const to = places[upper];
  if (to === undefined || !(place >= (places[0] ?? Number.NaN))) return null;
  const lower = to === place ? upper : upper - 1;
  const from = places[lower] ?? to;
  const part = to === from ? 0 : (place - from) / (to - from);
  const between = (column: readonly number[]) => {
    const [first = Number.NaN, second = Number.NaN] = [column[lower], column[upper]];
    return first + part * (second - first);
  };
  return { l: typeof l === "number" ? l : between(l), m: between(m), s: between(s) };
}
