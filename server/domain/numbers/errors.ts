import type { Context } from "../context.ts";
import { addToDay } from "../tally/tally.ts";

/** Errors since they were last written down: in a storm of them the database has enough to do. */
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
