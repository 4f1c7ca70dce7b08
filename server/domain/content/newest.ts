import { z } from "zod";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile, Failure } from "../../failures.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import type { ContentDocument } from "./documents.ts";
import type { ItemName } from "./item-name.ts";
import { documentOf, itemNamed, type ContentItem } from "./items.ts";
import { problemsOfWriting, requireNone } from "./problems.ts";
import { publishOrAsk, saveVersion } from "./saving.ts";
import { takeTurn } from "./turn.ts";

type Version = ItemName & { version: number };

/** Sent twice, it is published once. @throws {Failure} invalid, with every problem; conflict, when there is a newer version. */
export async function publishNewest(
  context: Context,
  editor: Member,
  { version, ...name }: Version,
  source: string | undefined,
): Promise<ContentItem> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await itemNamed(inside, name);
    if (item.version !== version || item.isDiscarded === 1) throw changedMeanwhile("text");
    if (item.publishedVersion === version || item.checkId !== null) return item;
    const document = await documentOf(inside, item, version);
    const publication = { when: "now" as const, source };
    requireNone(await problemsOfWriting(inside, item, item, { document, publication }));
    await publishOrAsk(inside, editor.id, item, { document, publication });
    return itemNamed(inside, name);
  });
}

/** @throws {Failure} invalid, where it has no sources; conflict, when there is a newer version. */
export async function markSourcesChecked(context: Context, editor: Member, name: Version): Promise<ContentItem> {
  const item = await itemNamed(context, name);
  const before = await documentOf(context, item, item.version);
  const document = withSourcesChecked(before, calendarDateOf(context.now(), context.timeZone));
  if (document === null) throw new Failure("invalid", "It has no sources.");
  const isWithReaders = item.publishedVersion === item.version;
  return saveVersion(context, editor, name, {
    document,
    publication: isWithReaders ? { when: "now" } : { when: "never" },
  });
}

const anySource = z.looseObject({ url: z.string() });
const anySources = z.array(anySource).min(1);

function withSourcesChecked({ matter, body }: ContentDocument, checked: string): ContentDocument | null {
  const { data: sources } = anySources.safeParse(matter["sources"]);
  if (sources) return { matter: { ...matter, sources: sources.map((source) => ({ ...source, checked })) }, body };
  const { data: source } = anySource.safeParse(matter["source"]);
  return source ? { matter: { ...matter, source: { ...source, checked } }, body } : null;
}
