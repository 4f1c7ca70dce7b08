import type { Log } from "../../log.ts";
import type { CountSms, Sms } from "./sms.ts";

/** Short enough that a stopping process can wait for it. */
const TIMEOUT_MS = 5_000;

export class WebhookSms implements Sms {
  readonly isSet = true;
  readonly isTrial = false;
  readonly #url: string;
  readonly #log: Log;
  readonly #count: CountSms;
  readonly #onTheWay = new Set<Promise<void>>();

  constructor(url: string, log: Log, count: CountSms) {
    this.#url = url;
    this.#log = log;
    this.#count = count;
  }

  send(number: string, text: string): void {
    const sending = this.#post(number, text).finally(() => this.#onTheWay.delete(sending));
    this.#onTheWay.add(sending);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#onTheWay);
  }

  async #post(number: string, text: string) {
    try {
      const { status, ok } = await fetch(this.#url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ number, text }),
        // A redirect would send number and code to somebody other than the operator's gateway.
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      this.#count(ok ? "sent" : "failed");
      if (!ok) this.#log.error({ status }, "the SMS gateway refused a message");
    } catch (error) {
      this.#count("failed");
      // The name alone: a message may hold the address, and the address a key.
      const reason = error instanceof Error ? error.name : "unknown";
      this.#log.error({ reason }, "the SMS gateway could not be reached");
    }
  }
}
