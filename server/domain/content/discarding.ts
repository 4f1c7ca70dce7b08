import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { changedMeanwhile, Failure } from "../failures.ts";
import { recordAct } from "../moderation/acts.ts";
import { searchTextOf } from "../search/fold.ts";
import { storedOf } from "./documents.ts";
import { documentOf, heldItem, itemNamed, type ContentItem, type ItemName } from "./items.ts";
import { kindNamed } from "./kinds.ts";
import { takeShipped } from "./publishing.ts";
import { takeTurn } from "./turn.ts";

/**
 * Throws away what was written after what readers have, with the time set for it. What they have becomes the newest
 * version once more, so that who still writes on the draft is told; what they never had goes from the lists. The
 * draft stays among the versions.
 * @param name with the newest version that the editor knows of.
 * @throws {Failure} notFound; conflict, when there is a newer one, or no draft.
 */
export async function discardDraft(
  context: Context,
  editor: Member,
  name: ItemName & { version: number },
): Promise<ContentItem> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await heldItem(inside, name);
    if (item.version !== name.version) throw changedMeanwhile("text");
    if (!hasDraft(item)) throw new Failure("conflict", "There is no draft to throw away.", { code: "no_draft" });
    if (item.publishedVersion === 0) await takeShipped(inside, editor, item);
    else await goBack(inside, editor, item);
    const about = { subjectKind: name.kind, subjectId: name.key, reason: `version ${item.version}` };
    await recordAct(inside, editor.id, { act: "discard", ...about });
    return itemNamed(inside, name);
  });
}

function hasDraft({ version, publishedVersion, isDiscarded }: ContentItem) {
  return version > (publishedVersion ?? 0) && isDiscarded === 0;
}

async function goBack(inside: Context, editor: Member, item: ContentItem) {
  const { kind, key, publishedVersion } = item;
  const number = item.version + 1;
  const document = await documentOf(inside, item, publishedVersion ?? item.version);
  const stored = storedOf(document);
  const title = kindNamed(kind).titleOf(document);
  await inside.db
    .insertInto("contentVersion")
    .values({ kind, key, number, document: stored, authorId: editor.id, createdAt: inside.now() })
    .execute();
  await inside.db
    .updateTable("contentItem")
    .set({
      version: number,
      publishedVersion: publishedVersion === null ? null : number,
      scheduledVersion: null,
      publishAt: null,
      isDiscarded: publishedVersion === null ? 1 : 0,
      // As it came, it changes with what is shipped, as before the draft.
      isOurs: stored === item.shippedDocument && publishedVersion !== null ? 0 : 1,
      title,
      searchText: searchTextOf(`${title} ${key}`),
      updatedAt: inside.now(),
      updatedBy: editor.id,
    })
    .where("kind", "=", kind)
    .where("key", "=", key)
    .execute();
}
