import type { Context } from "../../domain/context.ts";
import { EVENTS_AT_ONCE, newsAfter } from "../../domain/messages/news.ts";
import type { Listener } from "../../ports/live/hub.ts";
import { messageJson } from "./conversation-json.ts";
import type { EventStream } from "./event-stream.ts";
import { roundsOf, type Looking } from "./rounds.ts";

interface Followed {
  context: Pick<Context, "db" | "now" | "live">;
  memberId: string;
  tokenHash: string;
  cursor: number;
  onFailure: (error: unknown) => void;
}

export function follow(stream: EventStream, followed: Followed): void {
  new Follower(stream, followed).wake();
}

/** Reads one at a time. It holds little, since ten thousand may be there at once. */
class Follower implements Listener, Looking {
  readonly #stream: EventStream;
  readonly #followed: Followed;
  readonly #timer: NodeJS.Timeout;
  #isAwake = false;
  #reading: Promise<void> | undefined;

  constructor(stream: EventStream, followed: Followed) {
    this.#stream = stream;
    this.#followed = followed;
    const { live } = followed.context;
    const rounds = roundsOf(followed.context);
    // Node keeps timers of the same length in one list.
    this.#timer = setTimeout(() => rounds.join(this), live.heartbeatMs);
    const leave = live.listen(followed.memberId, this);
    const stop = () => {
      clearTimeout(this.#timer);
      rounds.leave(this);
      leave();
    };
    stream.onEnd(stop);
    if (stream.isOver) stop();
  }

  get memberId(): string {
    return this.#followed.memberId;
  }

  get tokenHash(): string {
    return this.#followed.tokenHash;
  }

  wake(): void {
    void this.#read();
  }

  look(): void {
    if (!this.#stream.isOver) roundsOf(this.#followed.context).join(this);
  }

  async found(lastEvent: number | null): Promise<void> {
    if (lastEvent === null) return this.#stream.close();
    if (lastEvent > this.#followed.cursor) await this.#read();
    this.#stream.beat();
    if (!this.#stream.isOver) this.#timer.refresh();
  }

  /** Closed, it would only come again, and find the database no better. */
  failed(): void {
    if (!this.#stream.isOver) this.#timer.refresh();
  }

  onFailure(error: unknown): void {
    this.#followed.onFailure(error);
  }

  end(why: "replaced" | "stopping"): void {
    if (why === "replaced") this.#stream.send({ event: why, data: "{}" });
    this.#stream.close();
  }

  #read(): Promise<void> {
    this.#isAwake = true;
    this.#reading ??= this.#readOn();
    return this.#reading;
  }

  async #readOn() {
    try {
      while (this.#isAwake && !this.#stream.isOver) {
        this.#isAwake = false;
        await this.#publishNews();
      }
    } catch (error) {
      this.#followed.onFailure(error);
      this.#stream.close();
    }
    this.#reading = undefined;
  }

  async #publishNews(): Promise<void> {
    const { context, memberId, cursor } = this.#followed;
    const events = await newsAfter(context, { id: memberId }, cursor);
    for (const { number, kind, conversationId, position, unread, message } of events) {
      const data = { conversationId, position, unread, message: message && messageJson(message) };
      this.#stream.send({ event: kind, id: String(number), data: JSON.stringify(data) });
      this.#followed.cursor = number;
    }
    if (events.length === EVENTS_AT_ONCE) await this.#publishNews();
  }
}
