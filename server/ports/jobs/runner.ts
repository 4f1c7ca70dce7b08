import type { Log } from "../../log.ts";

export class JobRunner {
  readonly #log: Log;
  #work: (() => Promise<boolean>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(log: Log) {
    this.#log = log;
  }

  start(work: () => Promise<boolean>, every: number): void {
    this.#work = work;
    this.#timer = setInterval(() => this.wake(), every);
    this.#timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.#round) {
      this.#isAskedAgain = true;
      return;
    }
    this.#round = this.#doAll()
      .catch((error: unknown) => this.#log.error({ err: error }, "a job failed"))
      .finally(() => {
        this.#round = undefined;
        if (this.#isAskedAgain) this.wake();
      });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#work = undefined;
    await this.#round;
  }

  async #doAll() {
    this.#isAskedAgain = false;
    while (await this.#work?.()) this.#isAskedAgain = false;
  }
}
