/** A page that reads so slowly that this much waits for it is cut off; it connects again. */
const WAITING_MAX = 256 * 1024;

interface Event {
  event: string;
  data: string;
  id?: string;
  /** Milliseconds. */
  retry?: number;
}

export abstract class EventStream {
  #isOver = false;
  #whenOver: () => void = () => {};

  get isOver(): boolean {
    return this.#isOver;
  }

  onEnd(told: () => void): void {
    this.#whenOver = told;
  }

  send({ event, data, id, retry }: Event): void {
    const lines = [`event: ${event}`, `data: ${data}`];
    if (id !== undefined) lines.push(`id: ${id}`);
    if (retry !== undefined) lines.push(`retry: ${retry}`);
    this.#write(`${lines.join("\n")}\n\n`);
  }

  /** Keeps proxies from closing it, and finds out that the page is gone. */
  beat(): void {
    this.#write(": still here\n\n");
  }

  close(): void {
    if (this.#isOver) return;
    this.end();
    this.over();
  }

  /** Bytes that the page has not read. */
  protected abstract readonly waiting: number;
  protected abstract write(text: string): void;
  protected abstract end(): void;
  protected abstract cut(): void;

  protected over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#whenOver();
  }

  #write(text: string) {
    if (this.#isOver) return;
    this.write(text);
    if (this.waiting < WAITING_MAX) return;
    this.cut();
    this.over();
  }
}
