/** A wake-up that comes while nobody waits is kept for the next wait. */
export class Waker {
  #isAwake = false;
  #resume: (() => void) | undefined;

  wake(): void {
    this.#isAwake = true;
    this.#resume?.();
  }

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
