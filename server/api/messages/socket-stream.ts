import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { EventStream } from "./event-stream.ts";

/** Written to the socket without a web stream between: ten thousand open pages then fit into 500 MB. */
export class SocketStream extends EventStream {
  readonly #outgoing: ServerResponse;

  constructor(outgoing: ServerResponse, headers: OutgoingHttpHeaders) {
    super();
    this.#outgoing = outgoing;
    // A socket that has closed already reports no end again.
    if (outgoing.req.socket.destroyed) {
      this.over();
      return;
    }
    outgoing.on("close", () => this.over());
    outgoing.writeHead(200, headers);
    // Together with the first event, Node would keep the head in its fifty pieces.
    outgoing.flushHeaders();
  }

  protected get waiting(): number {
    return this.#outgoing.writableLength;
  }

  protected write(text: string): void {
    this.#outgoing.write(text);
  }

  protected end(): void {
    this.#outgoing.end();
  }

  protected cut(): void {
    this.#outgoing.destroy();
  }
}
