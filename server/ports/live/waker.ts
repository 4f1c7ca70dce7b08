/** Lets one waiter sleep until it is woken; a wake-up that comes while nobody waits is kept for the next. */
export class Waker {
  #isAwake = false;
  #resume: (() => void) | undefined;

  wake(): void {
    this.#isAwake = true;
    this.#resume?.();
  }

  /** @param ms after which it goes on by itself. */
  async wait(ms: number): Promise<void> {
    if (!this.#isAwake) await this.#next(ms);
    this.#isAwake = false;
  }

  #next(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      this.#resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
