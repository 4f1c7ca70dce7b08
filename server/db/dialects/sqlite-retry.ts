import { setTimeout as pause } from "node:timers/promises";

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

export class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(deadline: number): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    if (Date.now() <= deadline) return resolve;
    resolve();
    throw new BusyError();
  }
}

class BusyError extends Error {
  readonly errcode = SQLITE_BUSY;
  constructor() {
    super("another write took too long");
  }
}

export async function retryUntil<T>(deadline: number, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await pause(20 + Math.random() * 60);
    }
  }
}

export function isBusy(error: unknown): boolean {
  const primary = resultCode(error) & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}

/** The extended result code; 0 for an error that isn't SQLite's. */
export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
}
