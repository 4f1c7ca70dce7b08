/** A page that reads so slowly that this much waits for it is cut off; it connects again. */
const WAITING_MAX = 256 * 1024;

interface Event {
  event: string;
  data: string;
  id?: string;
  /** Milliseconds. */
  retry?: number;
}

/**
 * Server-sent events in one web stream. Hono's helper takes three for each page, 19 KB more: ten thousand open pages
 * would not fit into 500 MB.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #whenOver: () => void = () => {};

  constructor() {
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: WAITING_MAX }),
    );
  }

  get isOver(): boolean {
    return this.#controller === undefined;
  }

  /** Also when the page leaves. */
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
    this.#controller?.close();
    this.#end();
  }

  #write(text: string) {
    if (!this.#controller) return;
    this.#controller.enqueue(this.#encoder.encode(text));
    if ((this.#controller.desiredSize ?? 0) <= 0) this.close();
  }

  #end() {
    this.#controller = undefined;
    this.#whenOver();
  }
}
