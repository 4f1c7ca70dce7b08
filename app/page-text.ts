import { EventEmitter } from "node:events";

/** React's HTML as one text. No `Writable` of Node's: what one holds outlives three collections of young objects. */
export class PageText extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #done: (text: string) => void;
  readonly #failed: (error: unknown) => void;

  constructor(done: (text: string) => void, failed: (error: unknown) => void) {
    super();
    this.#done = done;
    this.#failed = failed;
  }
  write(piece: Uint8Array | string) {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }
  end() {
    this.#done(Buffer.concat(this.#pieces).toString());
    return this;
  }
  destroy(error: unknown) {
    this.#failed(error);
  }
}
