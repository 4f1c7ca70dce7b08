import type { LanguageCode } from "../../contract/languages.ts";
import type { Log } from "../../log.ts";
import type { Outcome } from "../outcomes.ts";
import type { PushReach } from "./web-push.ts";

/** Where a browser is notified, and the keys with which only it can read what comes. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Shown on the phone outside the pages, where others see it too. */
export interface PushNotice {
  title: string;
  language: LanguageCode;
  path: string;
  /** On the phone a later one with the same takes the place of the one before. */
  tag: string;
}

/** `gone`: the browser has ended its subscription, or it has expired. */
export type PushOutcome = Outcome | "gone";

export type CountPush = (outcome: PushOutcome) => void;

export interface PushSender {
  /** Null where the operator has set no keys; then it is offered to nobody. */
  readonly publicKey: string | null;
  /** Never fails. @param seconds for which it is kept for a phone that is off */
  send: (address: PushAddress, notice: PushNotice, seconds: number) => Promise<PushOutcome>;
}

export interface PushSettings {
  publicKey: string;
  privateKey: string;
  contact: string;
}

export async function openPush(
  settings: PushSettings | undefined,
  log: Log,
  { count = () => {}, reach }: { count?: CountPush; reach?: PushReach | undefined } = {},
): Promise<PushSender> {
  if (!settings) return { publicKey: null, send: async () => "refused" };
  const { WebPush } = await import("./web-push.ts");
  return new WebPush(settings, log, count, reach);
}
