import { inLanguage, languageOf, type LanguageCode } from "../../contract/languages.ts";
import type { PushTopic } from "../../contract/push/topics.ts";
import type { Outcome } from "../../ports/outcomes.ts";
import type { PushAddress } from "../../ports/push/sender.ts";
import type { Context } from "../context.ts";

const PHONES_MAX = 10;

export interface Phone extends PushAddress {
  language: LanguageCode;
  timeZone: string;
}

export interface Notice {
  /** Neither the product's name nor what it is about: others see it. */
  title: string;
  language: LanguageCode;
  path: string;
  tag: string;
  /** Shown no more from then on; epoch milliseconds. */
  until: number;
}

export async function phonesOf(
  { db, now }: Pick<Context, "db" | "now">,
  memberId: string,
  topic: PushTopic | null = null,
): Promise<Phone[]> {
  const rows = await db
    .selectFrom("pushSubscription")
    .innerJoin("session", "session.tokenHash", "pushSubscription.tokenHash")
    .innerJoin("member", "member.id", "session.memberId")
    .select(["endpoint", "p256dh", "auth", "language", "timeZone", "member.preferredLanguage"])
    .where("pushSubscription.memberId", "=", memberId)
    .whereRef("session.memberId", "=", "pushSubscription.memberId")
    .where("idleUntil", ">", now())
    .where("absoluteUntil", ">", now())
    .$if(topic === "messages", (query) => query.where("messages", "=", 1))
    .$if(topic === "news", (query) => query.where("news", "=", 1))
    .orderBy("pushSubscription.createdAt", "desc")
    .limit(PHONES_MAX)
    .execute();
  return rows.map(({ preferredLanguage, language, ...phone }) => ({
    ...phone,
    language: preferredLanguage ?? language,
  }));
}

/** @returns of all phones together: sent to one is sent. Without a phone nothing was taken. */
export async function sendToPhones(
  context: Pick<Context, "db" | "now" | "push">,
  phones: Phone[],
  noticeFor: (phone: Phone) => Notice,
): Promise<Outcome> {
  const outcomes = await Promise.all(phones.map(async (phone) => sendTo(context, phone, noticeFor(phone))));
  const order = ["sent", "unknown", "notTaken", "refused"] as const;
  return order.find((outcome) => outcomes.includes(outcome)) ?? "notTaken";
}

async function sendTo({ db, now, push }: Pick<Context, "db" | "now" | "push">, phone: Phone, notice: Notice) {
  const { endpoint, p256dh, auth } = phone;
  const { until, path, ...said } = notice;
  const seconds = Math.max(0, Math.floor((until - now()) / 1_000));
  const shown = { ...said, path: inLanguage(path, languageOf(said.language)) };
  const outcome = await push.send({ endpoint, p256dh, auth }, shown, seconds);
  if (outcome === "gone") await db.deleteFrom("pushSubscription").where("endpoint", "=", endpoint).execute();
  return outcome;
}
