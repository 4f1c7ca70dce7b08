import type { Log } from "../log.ts";

export interface ApiAddress {
  base: string;
  isAside: boolean;
  /** Of `performance.now()`, when it last answered anything. */
  answeredAt: number;
}

export interface Patience {
  /** After so long without any answer it counts as slow. */
  silentMs: number;
  asideMs: number;
}

/** Where the API answers. One that fails while another answers is left alone, and asked now and then whether it is back. */
export class ApiAddresses {
  readonly #all: ApiAddress[];
  readonly #patience: Patience;
  readonly #log: Log | undefined;
  #turn = 0;

  constructor(baseUrls: string[], patience: Patience, log?: Log) {
    this.#all = baseUrls.map((url) => ({ base: url.replace(/\/$/, ""), isAside: false, answeredAt: -Infinity }));
    this.#patience = patience;
    this.#log = log;
  }

  inOrder(): ApiAddress[] {
    this.#turn = (this.#turn + 1) % this.#all.length;
    const turned = [...this.#all.slice(this.#turn), ...this.#all.slice(0, this.#turn)];
    return [...turned.filter(({ isAside }) => !isAside), ...turned.filter(({ isAside }) => isAside)];
  }

  leaveAlone(address: ApiAddress): void {
    if (address.isAside || this.#all.length === 1) return;
    address.isAside = true;
    this.#log?.warn({ api: new URL(address.base).host }, "API left alone");
    this.#tryLater(address);
  }

  #tryLater(address: ApiAddress) {
    setTimeout(() => void this.#tryAgain(address), this.#patience.asideMs).unref();
  }

  async #tryAgain(address: ApiAddress) {
    const signal = AbortSignal.timeout(this.#patience.silentMs);
    const isBack = await fetch(`${address.base}/setting/app`, { signal }).then(
      async (response) => response.body?.cancel().then(() => response.ok),
      () => false,
    );
    if (!isBack) return this.#tryLater(address);
    address.isAside = false;
    this.#log?.info({ api: new URL(address.base).host }, "API answers again");
  }
}
