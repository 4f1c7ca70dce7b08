import type { Context } from "../../domain/context.ts";
import { EVENTS_AT_ONCE, newsAfter } from "../../domain/messages/news.ts";
import { mayStay } from "../../domain/session/sessions.ts";
import type { Listener } from "../../ports/live/hub.ts";
import { messageJson } from "./conversation-json.ts";
import type { EventStream } from "./event-stream.ts";

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
class Follower implements Listener {
  readonly #stream: EventStream;
  readonly #followed: Followed;
  readonly #timer: NodeJS.Timeout;
  #isAwake = false;
  #isReading = false;
  #isBeatDue = false;

  constructor(stream: EventStream, followed: Followed) {
    this.#stream = stream;
    this.#followed = followed;
    const { live } = followed.context;
    // Node keeps timers of the same length in one list.
    this.#timer = setTimeout(() => {
      this.#isBeatDue = true;
      this.wake();
    }, live.heartbeatMs);
    const leave = live.listen(followed.memberId, this);
    const stop = () => {
      clearTimeout(this.#timer);
      leave();
    };
    stream.onEnd(stop);
    if (stream.isOver) stop();
  }

  wake(): void {
    this.#isAwake = true;
    if (!this.#isReading) void this.#readOn();
  }

  end(why: "replaced" | "stopping"): void {
    if (why === "replaced") this.#stream.send({ event: why, data: "{}" });
    this.#stream.close();
  }

  async #readOn() {
    this.#isReading = true;
    try {
      while (this.#isAwake && !this.#stream.isOver) {
        this.#isAwake = false;
        await this.#publishNews();
        if (this.#isBeatDue) await this.#beat();
      }
    } catch (error) {
      this.#followed.onFailure(error);
      this.#stream.close();
    }
    this.#isReading = false;
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

  async #beat() {
    if (!(await mayStay(this.#followed.context, this.#followed))) return this.#stream.close();
    this.#isBeatDue = false;
    this.#stream.beat();
    if (!this.#stream.isOver) this.#timer.refresh();
  }
}
