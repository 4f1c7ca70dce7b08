import { EventStream } from "./event-stream.ts";

/** For the web tier of the same process, which passes a response's body on. */
export class BodyStream extends EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor() {
    super();
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.over(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    );
  }

  protected get waiting(): number {
    return -(this.#controller?.desiredSize ?? 0);
  }

  protected write(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(text));
  }

  protected end(): void {
    this.#controller?.close();
  }

  protected cut(): void {
    this.end();
  }
}
