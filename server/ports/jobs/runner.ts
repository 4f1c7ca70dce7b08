import type { Log } from "../../log.ts";

/** Does what waits in the database, one thing at a time in this process: when it is woken, and now and then. */
export class JobRunner {
  readonly #log: Log;
  #work: (() => Promise<boolean>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** @param work does one thing that waits; false when nothing did. @param every milliseconds */
  start(work: () => Promise<boolean>, every: number): void {
    this.#work = work;
    this.#timer = setInterval(() => this.wake(), every);
    this.#timer.unref();
    this.wake();
  }

  /** Something may wait. What goes wrong is the log's to tell. */
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

  /** Begins nothing any more, and waits for what is in hand. */
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
