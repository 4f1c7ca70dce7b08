const TOLD_EVERY_MS = 1_000;
const AGAIN_AFTER_MS = 1_000;

interface Around {
  tell: () => void;
  purge: () => void;
  forget: () => void;
}

/** Keeps the pages of all processes right after a write in one of them. */
export class PageChanges {
  readonly #around: Around;
  #isTold = true;
  #pause: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** By a write here. Of many, the other processes hear once a second. */
  changed(): void {
    this.#around.purge();
    this.#isTold = false;
    this.#tell();
  }

  heard(): void {
    this.#forget();
    // An API process that heard of it later than this one may have answered with what was there before.
    this.#again ??= setTimeout(() => {
      this.#again = undefined;
      this.#forget();
    }, AGAIN_AFTER_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#again);
  }

  #forget() {
    this.#around.forget();
    this.#around.purge();
  }

  #tell() {
    if (this.#isTold || this.#pause) return;
    this.#isTold = true;
    this.#around.tell();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#tell();
    }, TOLD_EVERY_MS).unref();
  }
}
