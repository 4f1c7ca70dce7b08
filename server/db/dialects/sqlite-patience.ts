import { setTimeout as pause } from "node:timers/promises";

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** Lets writers in one by one, in the order they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** @returns a function that ends the turn. @throws {BusyError} when the turn comes after `deadline`. */
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

/** Tries again while another process holds the lock, until `deadline` (epoch milliseconds). */
export async function patiently<T>(deadline: number, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await pause(20 + Math.random() * 60);
    }
  }
}

/** Another process or connection holds the lock. */
export function isBusy(error: unknown): boolean {
  const primary = resultCode(error) & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}

/** SQLite's extended result code; 0 for an error that isn't SQLite's. */
export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
}
