export interface Chip {
  week: number;
  /** Left out on the other kind of window, where fewer fit and the middle may be another. */
  only: "narrow" | "wide" | null;
}

interface Asked {
  last: number;
  own: number | null;
  chosen: number;
}

const ON_NARROW = 5;
const ON_WIDE = 9;

/** The weeks to choose from: the reader's own in the middle, or the chosen one where it is too far from it. */
export function chipsOf(asked: Asked): Chip[] {
  const [narrow, wide] = [around(ON_NARROW, asked), around(ON_WIDE, asked)];
  const all = [...new Set([...narrow, ...wide])].toSorted((a, b) => a - b);
  return all.map((week) => ({ week, only: onlyOn(narrow.includes(week), wide.includes(week)) }));
}

function onlyOn(isNarrow: boolean, isWide: boolean): Chip["only"] {
  if (isNarrow && isWide) return null;
  return isNarrow ? "narrow" : "wide";
}

function around(count: number, { last, own, chosen }: Asked): number[] {
  const from = (middle: number) => Math.max(1, Math.min(middle - (count - 1) / 2, last - count + 1));
  const first = own === null || !isIn(from(own)) ? from(chosen) : from(own);
  return Array.from({ length: count }, (_, index) => first + index);

  function isIn(start: number) {
    return chosen >= start && chosen < start + count;
  }
}
