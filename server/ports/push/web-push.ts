import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { createHash } from "node:crypto";
import { Agent, request } from "node:https";
import webPush, { type RequestDetails } from "web-push";
import type { Log } from "../../log.ts";
import { outcomeOf, UNREACHED } from "../outcomes.ts";
import { publicLookup } from "./public-addresses.ts";
import type { CountPush, PushAddress, PushNotice, PushOutcome, PushSender, PushSettings } from "./sender.ts";

const TIMEOUT_MS = 5_000;

/** All are of one length, so that it tells a push service nothing. */
const BYTES = 512;

const UNCONNECTED: ReadonlySet<string> = new Set([...UNREACHED, "ENOTPUBLIC"]);

export interface PushReach {
  request: (address: string, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
  options: Pick<RequestOptions, "lookup" | "agent">;
}

/** Connections of its own: another one's, to a machine of the operator, would be used without a look-up. */
const publicReach = (): PushReach => ({
  request,
  options: { lookup: publicLookup(), agent: new Agent({ keepAlive: true, maxSockets: 20 }) },
});

/** The push services of the makers of browsers (RFC 8030), which can't read what they carry (RFC 8291). */
export class WebPush implements PushSender {
  readonly publicKey: string;
  readonly #settings: PushSettings;
  readonly #log: Log;
  readonly #count: CountPush;
  readonly #reach: PushReach;

  constructor(settings: PushSettings, log: Log, count: CountPush, reach = publicReach()) {
    this.publicKey = settings.publicKey;
    this.#settings = settings;
    this.#log = log;
    this.#count = count;
    this.#reach = reach;
  }

  async send(address: PushAddress, notice: PushNotice, seconds: number): Promise<PushOutcome> {
    const outcome = await this.#post(address, notice, seconds);
    this.#count(outcome);
    return outcome;
  }

  async #post(address: PushAddress, notice: PushNotice, seconds: number): Promise<PushOutcome> {
    const asked = this.#sealed(address, notice, seconds);
    if (!asked) return "refused";
    try {
      const status = await this.#ask(asked);
      if (status === 404 || status === 410) return "gone";
      const outcome = outcomeOf(status);
      if (outcome !== "sent") this.#log.error({ status }, "a push service did not take a notice");
      return outcome;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      // No message of the error: it holds the address, which is the phone's alone.
      this.#log.error({ reason: code }, "a push service could not be reached with a notice");
      if (code === "ENOTPUBLIC") return "refused";
      return UNCONNECTED.has(code) ? "notTaken" : "unknown";
    }
  }

  #sealed({ endpoint, ...keys }: PushAddress, notice: PushNotice, seconds: number): RequestDetails | undefined {
    const { publicKey, privateKey, contact: subject } = this.#settings;
    const text = Buffer.from(JSON.stringify(notice));
    const body = Buffer.concat([text, Buffer.alloc(Math.max(0, BYTES - text.length), " ")]);
    try {
      return webPush.generateRequestDetails({ endpoint, keys }, body, {
        vapidDetails: { subject, publicKey, privateKey },
        contentEncoding: "aes128gcm",
        TTL: seconds,
        topic: topicOf(endpoint, notice),
      });
    } catch {
      this.#log.error("a notice could not be sealed for a browser");
      return undefined;
    }
  }

  async #ask({ endpoint, method, headers, body }: RequestDetails): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = this.#reach.request(endpoint, { method, headers, signal, ...this.#reach.options }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end(body);
    return promise;
  }
}

/** Of two that wait for one phone the push service keeps the later. It sees only that they are of one kind. */
function topicOf(endpoint: string, { tag }: PushNotice) {
  return createHash("sha256").update(`${tag} ${endpoint}`).digest("base64url").slice(0, 32);
}
