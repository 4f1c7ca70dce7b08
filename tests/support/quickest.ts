type Act = (round: number) => Promise<void>;

/**
 * Milliseconds that the quickest of each of two takes, in turns. A busy machine needs more rounds until neither was
 * disturbed: it has `most`, until the two are as expected.
 */
export async function quickest(
  { rounds, most }: { rounds: number; most: number },
  acts: [Act, Act],
  isAsExpected: (one: number, other: number) => boolean,
): Promise<[number, number]> {
  const times: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds || (round < most && !isAsExpected(...times)); round += 1) {
    const [one, other] = [await timed(acts[0], round), await timed(acts[1], round)];
    times[0] = Math.min(times[0], one);
    times[1] = Math.min(times[1], other);
  }
  return times;
}

async function timed(act: Act, round: number) {
  const began = performance.now();
  await act(round);
  return performance.now() - began;
}

export const areAlike = (one: number, other: number): boolean => Math.abs(Math.log2(one / other)) < 1;
