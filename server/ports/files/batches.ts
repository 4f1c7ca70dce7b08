const AT_ONCE = 20;

export async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Waits for all, also when one fails, so that none works on behind the caller's back. @throws the first failure. */
export async function allSettledOf(acts: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(acts)).find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
