import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { askForCheck } from "./checking/asking.ts";
import { risksOfWithdrawal } from "./checking/needed.ts";
import { follow } from "./following.ts";
import { documentOf, englishHashOf, itemNamed, lockItem, originOf, type ContentItem } from "./items.ts";
import { kindNamed } from "./kinds.ts";
import { putNext } from "./next-version.ts";
import { lastCheck, requireDistinct, requireReadable, storingOf, type Coming } from "./readable.ts";
import { takeTurn } from "./turn.ts";
import { isTranslation, languageInWords, ofItem, type ItemName } from "./item-name.ts";

type Inside = Pick<Context, "db" | "now" | "timeZone">;

export async function publishVersion(
  inside: Inside,
  name: ItemName,
  number: number,
  coming: Omit<Coming, "at">,
): Promise<void> {
  const readable = await requireReadable(inside, name, coming);
  const storing = storingOf(inside);
  const { englishHash } = await originOf(inside, await itemNamed(inside, name), number);
  await readable.store(storing, englishHash);
  await kindNamed(name.kind).settle(storing);
  await inside.db
    .updateTable("contentItem")
    .set({
      publishedVersion: number,
      ...(isTranslation(name) ? {} : { englishHash: await englishHashOf(inside, name, coming.document) }),
      checkedOn: lastCheck(readable),
      scheduledVersion: null,
      publishAt: null,
      withdrawnVersion: null,
      isOurs: 1,
    })
    .where(ofItem(name))
    .execute();
  await follow(storing, name);
}

/** @returns whether it waits for a second person, as a shipped text with danger signs or doses does. */
export async function withdraw(
  context: Context,
  editor: Member,
  name: ItemName & { version: number; source: string },
): Promise<{ isToCheck: boolean }> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    if (item.version !== name.version) throw changedMeanwhile("text");
    if (item.publishedVersion === null) {
      await takeBackSchedule(inside, editor, name);
      return { isToCheck: false };
    }
    const risks = await risksOfWithdrawal(inside, item);
    if (risks.length > 0) {
      const asked = { act: "withdraw", number: item.version, source: name.source.trim(), publishAt: null } as const;
      await askForCheck(inside, editor.id, name, { ...asked, risks });
      return { isToCheck: true };
    }
    await takeAway(inside, name);
    await record(inside, editor, name, "withdraw");
    return { isToCheck: false };
  });
}

export async function takeAway(inside: Inside, name: ItemName): Promise<void> {
  const rules = kindNamed(name.kind);
  await rules.remove(storingOf(inside), name.key, name.language);
  await inside.db
    .updateTable("contentItem")
    .set((item) => ({
      withdrawnVersion: item.ref("publishedVersion"),
      publishedVersion: null,
      checkedOn: null,
      scheduledVersion: null,
      publishAt: null,
      checkId: null,
      isOurs: 1,
    }))
    .where(ofItem(name))
    .execute();
  await rules.settle(storingOf(inside));
}

export async function schedule(
  { db }: Inside,
  name: ItemName,
  scheduledVersion: number,
  publishAt: number,
): Promise<void> {
  await db.updateTable("contentItem").set({ scheduledVersion, publishAt }).where(ofItem(name)).execute();
}

export async function unschedule(context: Context, editor: Member, name: ItemName): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await itemNamed(inside, name);
    await takeBackSchedule(inside, editor, name);
  });
}

async function takeBackSchedule(inside: Context, editor: Member, name: ItemName) {
  const changed = await inside.db
    .updateTable("contentItem")
    .set({ scheduledVersion: null, publishAt: null })
    .where(ofItem(name))
    .where("publishAt", "is not", null)
    .returning("key")
    .execute();
  if (changed.length > 0) await record(inside, editor, name, "unschedule");
}

export async function settleShipped(
  context: Context,
  editor: Member,
  name: ItemName & { version: number },
  choice: "take" | "leave",
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    if (item.version !== name.version) throw changedMeanwhile("text");
    const rows = db.updateTable("contentItem").where(ofItem(name));
    await rows.set({ isShippedNewer: 0 }).execute();
    await record(inside, editor, name, choice === "take" ? "take shipped" : "leave shipped");
    if (choice === "take" && item.shippedDocument !== null) await takeShipped(inside, editor, item);
  });
}

export async function takeShipped(inside: Inside, editor: Member, item: ContentItem): Promise<void> {
  const { kind, key, language } = item;
  const rules = kindNamed(kind);
  const document = await documentOf(inside, item, 0);
  const readable = rules.read(key, document, language);
  await requireDistinct(inside, item, document);
  const origin = await originOf(inside, item, 0);
  await readable.store(storingOf(inside), origin.englishHash);
  await rules.settle(storingOf(inside));
  await putNext(inside, editor.id, item, document, origin, {
    publishedVersion: item.version + 1,
    isOurs: 0,
    isShippedNewer: 0,
    isDiscarded: 0,
    ...(isTranslation(item) ? {} : { englishHash: await englishHashOf(inside, item, document) }),
    checkedOn: lastCheck(readable),
  });
  await follow(storingOf(inside), item);
}

async function record(
  inside: Context,
  editor: Member,
  { kind, key, language }: ItemName,
  act: "withdraw" | "unschedule" | "take shipped" | "leave shipped",
) {
  await recordAct(inside, editor.id, { act, subjectKind: kind, subjectId: key, reason: languageInWords(language) });
}
