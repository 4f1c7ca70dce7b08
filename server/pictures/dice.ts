export interface Dice {
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
}

/** The same seed, the same throws (FNV-1a, then mulberry32). */
export function roll(seed: string): Dice {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { pick: (from) => from[Math.floor(next() * from.length)] ?? from[0] };
}
