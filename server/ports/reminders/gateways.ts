import { GATEWAY_CHANNELS, type GatewayChannel } from "../../contract/reminders/channels.ts";
import type { Log } from "../../log.ts";
import { outcomeOf, UNREACHED, type Outcome } from "../outcomes.ts";
import type { CountReminder, Reminder, ReminderSender, ReminderSettings } from "./sender.ts";

const TIMEOUT_MS = 5_000;

/**
 * The operator's gateways, one address for each channel, which take the same POST of JSON:
 *
 * - `sms`: `text` is one SMS, of at most 160 letters in English and 70 in Urdu, from `sender` where it is given.
 * - `call`: `text` is read out in `language` to whoever answers; the key 9 ends the calls. The gateway reports that as the
 *   answer STOP, and one who does not pick up is not called again.
 * - `whatsapp`: `text` goes by WhatsApp, through a template that the operator has had approved.
 *
 * Each sends a `key` once, however often it is asked to. Any 2xx means that it took the message. 429 and 503 mean that it
 * took nothing and may be asked again, other 4xx that it never will; of all else nobody knows.
 */
export class Gateways implements ReminderSender {
  readonly channels: readonly GatewayChannel[];
  readonly caps: ReminderSender["caps"];
  readonly #settings: ReminderSettings;
  readonly #log: Log;
  readonly #count: CountReminder;

  constructor(settings: ReminderSettings, log: Log, count: CountReminder) {
    this.channels = GATEWAY_CHANNELS.filter((channel) => settings.urls[channel] !== undefined);
    this.caps = settings.caps;
    this.#settings = settings;
    this.#log = log;
    this.#count = count;
  }

  async send(reminder: Reminder): Promise<Outcome> {
    const url = this.#settings.urls[reminder.channel];
    const outcome = url === undefined ? "refused" : await this.#post(url, reminder);
    this.#count(reminder.channel, outcome);
    return outcome;
  }

  async #post(url: string, reminder: Reminder): Promise<Outcome> {
    const { channel, key } = reminder;
    const { label } = this.#settings;
    try {
      const { status, ok } = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify(label === undefined ? reminder : { ...reminder, sender: label }),
        // A redirect would send the number to somebody other than the operator's gateway.
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) this.#log.error({ status, channel }, "a gateway did not take a reminder");
      return outcomeOf(status);
    } catch (error) {
      const code = codeOf(error);
      // No message of the error: it may hold the address, and the address a key.
      this.#log.error({ reason: code ?? nameOf(error), channel }, "a gateway could not be reached with a reminder");
      return code !== undefined && UNREACHED.has(code) ? "notTaken" : "unknown";
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");

/** Of what lies beneath: `fetch` itself says only that it failed. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return first instanceof Error && "code" in first ? String(first.code) : undefined;
}
