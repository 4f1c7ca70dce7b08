import type { Context } from "../context.ts";
import { addToDay } from "../tally/tally.ts";

/** Counts in memory, so that many errors at once do not each write to the database. */
export class ErrorCount {
  #count = 0;

  add(count: number): void {
    this.#count += count;
  }

  async writeDown(context: Context): Promise<void> {
    const count = this.#count;
    if (count === 0) return;
    this.#count = 0;
    await addToDay(context, "errors", count).catch((error: unknown) => {
      this.#count += count;
      throw error;
    });
  }
}
