const STEP_MS = 100;
const STEPS = 100;

/** Thousands of pages that ask the database at once would find it too busy and be cut off, so each has its moment within 10 s. */
export class SpreadWaking {
  readonly #wake: (memberId: string) => void;
  readonly #waiting = new Set<string>();
  #stepsLeft = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(wake: (memberId: string) => void) {
    this.#wake = wake;
  }

  /** Whoever waits already is woken once, before those who are new. */
  add(memberIds: Iterable<string>): void {
    const before = this.#waiting.size;
    for (const id of memberIds) this.#waiting.add(id);
    if (this.#waiting.size > before) this.#stepsLeft = STEPS;
    this.#timer ??= setInterval(() => this.#step(), STEP_MS).unref();
  }

  forget(memberId: string): void {
    this.#waiting.delete(memberId);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#waiting.clear();
  }

  #step() {
    let share = Math.ceil(this.#waiting.size / Math.max(1, this.#stepsLeft));
    this.#stepsLeft -= 1;
    for (const id of this.#waiting) {
      if (share === 0) return;
      share -= 1;
      this.#waiting.delete(id);
      this.#wake(id);
    }
    if (this.#waiting.size === 0) this.stop();
  }
}
