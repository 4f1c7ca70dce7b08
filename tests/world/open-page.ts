import { setTimeout as pause } from "node:timers/promises";
import type { TestUmeed } from "../support/umeed.ts";
import type { NewMember } from "./members.ts";

interface Told {
  id: string;
  event: string;
  /** Of the message that it is about. */
  text: string | undefined;
}

/** A member's open page: what it was told so far, and how to cut it off. */
export class OpenPage {
  readonly told: Told[] = [];
  /** Settles when the stream has ended, whoever ended it. */
  readonly ended: Promise<void>;
  readonly #cut = new AbortController();

  /** @param lastEventId as a browser sends it that was cut off. */
  constructor({ address }: Pick<TestUmeed, "address">, { token }: Pick<NewMember, "token">, lastEventId?: string) {
    const headers = { "x-auth-header": token, ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
    this.ended = fetch(`${address}/api/live`, { headers, signal: this.#cut.signal })
      .then(async (response) => this.#read(response))
      .catch((error: unknown) => {
        if (!this.#cut.signal.aborted) throw error;
      });
  }

  /** Settles when the server has begun to tell it. */
  async isOpen(): Promise<this> {
    await this.until(() => this.told.length > 0);
    return this;
  }

  cut(): Promise<void> {
    this.#cut.abort();
    return this.ended;
  }

  get texts(): string[] {
    return this.told.flatMap(({ text }) => text ?? []);
  }

  get events(): string[] {
    return this.told.map(({ event }) => event);
  }

  get lastId(): string | undefined {
    return this.told.findLast(({ id }) => id !== "")?.id;
  }

  /** @throws what it was told, when it is not so within `ms`. */
  async until(isSo: () => boolean, ms = 20_000): Promise<void> {
    const deadline = performance.now() + ms;
    while (!isSo() && performance.now() < deadline) await pause(20);
    if (!isSo()) throw new Error(`it was told only ${JSON.stringify(this.told)}`);
  }

  async #read(response: Response) {
    let rest = "";
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + piece).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string) {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? "";
    if (!field("event")) return;
    const { message } = JSON.parse(field("data"));
    this.told.push({ id: field("id"), event: field("event"), text: message?.text });
  }
}
