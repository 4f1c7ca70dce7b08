import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile, Failure } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { storedOf } from "./documents.ts";
import { documentOf, lockItem, itemNamed, originOf, ownDocument, type ContentItem } from "./items.ts";
import { whichVersion, type ItemName } from "./item-name.ts";
import { putNext } from "./next-version.ts";
import { takeShipped } from "./publishing.ts";
import { takeTurn } from "./turn.ts";

/** What readers have becomes the newest version once more, so that whoever still edits the draft gets a conflict. */
export async function discardDraft(
  context: Context,
  editor: Member,
  name: ItemName & { version: number },
): Promise<ContentItem> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    if (item.version !== name.version) throw changedMeanwhile("text");
    if (!hasDraft(item)) throw new Failure("conflict", "There is no draft to discard.", { code: "no_draft" });
    if (item.publishedVersion === 0) await takeShipped(inside, editor, item);
    else await goBack(inside, editor, item);
    const about = { subjectKind: name.kind, subjectId: name.key, reason: whichVersion(item, item.version) };
    await recordAct(inside, editor.id, { act: "discard", ...about });
    return itemNamed(inside, name);
  });
}

function hasDraft({ version, publishedVersion, isDiscarded }: ContentItem) {
  return version > (publishedVersion ?? 0) && isDiscarded === 0;
}

async function goBack(inside: Context, editor: Member, item: ContentItem) {
  const { publishedVersion } = item;
  const document = await documentOf(inside, item, publishedVersion ?? item.version);
  const isAsShipped = storedOf(await ownDocument(inside, item, document)) === item.shippedDocument;
  await putNext(inside, editor.id, item, document, await originOf(inside, item, publishedVersion ?? item.version), {
    publishedVersion: publishedVersion === null ? null : item.version + 1,
    isDiscarded: publishedVersion === null ? 1 : 0,
    // A text that is as shipped goes on changing with what is shipped, as before the draft.
    isOurs: isAsShipped && publishedVersion !== null ? 0 : 1,
  });
}
