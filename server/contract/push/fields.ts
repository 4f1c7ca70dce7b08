import { z } from "zod";
import { say } from "../sentences/say.ts";

const ENDPOINT_MAX = 1_000;

const wrong = { error: () => say.pushSubscriptionWrong() };

/** The address is looked at once more when something is sent there, by what its name means then. */
const endpoint = z.string(wrong).max(ENDPOINT_MAX, wrong).refine(mayBePushService, wrong);

/** A point of the curve P-256, uncompressed. */
const p256dh = z.string(wrong).regex(/^B[\w-]{86}=?$/, wrong);
const auth = z.string(wrong).regex(/^[\w-]{22}(?:==)?$/, wrong);

export const pushSubscription = z.object({ endpoint, keys: z.object({ p256dh, auth }, wrong) }, wrong);
export type PushSubscriptionFields = z.infer<typeof pushSubscription>;

const OWN_NETWORK = /\.(?:localhost|local|internal|intranet|lan|home|arpa|test|invalid|onion)$/;

function mayBePushService(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  // A name with a dot whose end is no number: neither an IP address nor a machine of the own network.
  return isPlain && /\.[a-z][a-z0-9-]*$/.test(hostname) && !OWN_NETWORK.test(hostname);
}
