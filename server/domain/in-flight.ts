/** What is asked for several times at once is done once, and all are answered with what came of it. */
export class InFlight {
  readonly #running = new Map<string, Promise<string>>();

  share(key: string, work: () => Promise<string>): Promise<string> {
    const running = this.#running.get(key) ?? work().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}
