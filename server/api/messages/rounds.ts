import type { Context } from "../../domain/context.ts";
import { lastEventsOf } from "../../domain/messages/live-events.ts";
import { openSessions } from "../../domain/session/sessions.ts";
import type { Live } from "../../ports/live/hub.ts";

const AT_ONCE = 100;

type Around = Pick<Context, "db" | "now" | "live">;

export interface Looking {
  readonly memberId: string;
  readonly tokenHash: string;
  /** @param lastEvent of its member; null when the page may not stay */
  found: (lastEvent: number | null) => Promise<void>;
  failed: () => void;
  onFailure: (error: unknown) => void;
}

const all = new WeakMap<Live, Rounds>();

export function roundsOf(context: Around): Rounds {
  const rounds = all.get(context.live) ?? new Rounds(context);
  all.set(context.live, rounds);
  return rounds;
}

/** Ten thousand pages that look for news without a hint ask by the hundred, one hundred after the other. */
export class Rounds {
  readonly #context: Around;
  readonly #waiting = new Set<Looking>();
  #isAsking = false;

  constructor(context: Around) {
    this.#context = context;
  }

  join(page: Looking): void {
    this.#waiting.add(page);
    if (!this.#isAsking) void this.#ask();
  }

  leave(page: Looking): void {
    this.#waiting.delete(page);
  }

  async #ask() {
    this.#isAsking = true;
    while (this.#waiting.size > 0) {
      const pages = [...this.#waiting.values().take(AT_ONCE)];
      for (const page of pages) this.#waiting.delete(page);
      await this.#askFor(pages);
    }
    this.#isAsking = false;
  }

  async #askFor(pages: Looking[]) {
    try {
      const [open, last] = await Promise.all([
        openSessions(this.#context, [...new Set(pages.map(({ tokenHash }) => tokenHash))]),
        lastEventsOf(this.#context, [...new Set(pages.map(({ memberId }) => memberId))]),
      ]);
      const lastOf = ({ tokenHash, memberId }: Looking) => (open.has(tokenHash) ? (last.get(memberId) ?? 0) : null);
      await Promise.all(pages.map((page) => page.found(lastOf(page))));
    } catch (error) {
      pages[0]?.onFailure(error);
      for (const page of pages) page.failed();
    }
  }
}
