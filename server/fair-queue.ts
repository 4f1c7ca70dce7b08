import type { Words } from "./contract/sentences/words.ts";
import { Failure } from "./failures.ts";

interface Options {
  atOnce: number;
  waitingAtMost: number;
  sentence: Words;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

const AGAIN_IN_S = 5;

/** Runs a few works at a time. Senders take turns, so that a rush from one holds up that one alone. */
export class FairQueue {
  readonly #options: Options;
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws {Failure} overloaded, when too many wait: the last of the longest line gives way to a shorter one. */
  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(sender);
    try {
      return await work();
    } finally {
      // The place passes on directly, so that no newcomer takes it in between.
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  async #turn(sender: string) {
    if (this.#running < this.#options.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting >= this.#options.waitingAtMost) this.#makeRoom(sender);
    const line = this.#lines.get(sender) ?? [];
    this.#lines.set(sender, line);
    this.#waiting += 1;
    await new Promise<void>((start, reject) => line.push({ start, refuse: () => reject(this.#refusal()) }));
  }

  #makeRoom(sender: string) {
    const own = this.#lines.get(sender)?.length ?? 0;
    const longest = [...this.#lines.values()].reduce((long, line) => (line.length > long.length ? line : long), []);
    if (longest.length <= own + 1) throw this.#refusal();
    longest.pop()?.refuse();
    this.#waiting -= 1;
  }

  #next(): Waiting | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [sender, line] = first;
    const next = line.shift();
    this.#lines.delete(sender);
    if (line.length > 0) this.#lines.set(sender, line);
    this.#waiting -= 1;
    return next;
  }

  #refusal() {
    return new Failure("overloaded", this.#options.sentence, { retryAfter: AGAIN_IN_S });
  }
}
