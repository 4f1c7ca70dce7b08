import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { risksToReaders } from "./checking/needed.ts";
import type { ContentDocument } from "./documents.ts";
import { documentOf, lockItem, type ContentItem } from "./items.ts";
import { publishVersion } from "./publishing.ts";
import { requireDistinct } from "./readable.ts";
import { takeTurn } from "./turn.ts";
import { ofItem, whichVersion, type ItemName } from "./item-name.ts";

type Inside = Pick<Context, "db" | "now" | "timeZone">;

const UNCHECKED = "It changes a dose or a 'not', or lowers an urgency, and no second person has checked that.";

export async function publishNextDue(context: Inside): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const due = await db
      .selectFrom("contentItem")
      .select(["kind", "key", "language"])
      .where("publishAt", "<=", context.now())
      .orderBy("publishAt")
      .limit(1)
      .executeTakeFirst();
    if (!due) return false;
    const item = await lockItem(inside, due);
    if (item.publishAt === null || item.publishAt > context.now()) return true;
    await db.updateTable("contentItem").set({ publishAt: null, scheduledVersion: null }).where(ofItem(due)).execute();
    if (item.scheduledVersion === null) return true;
    const about = { subjectKind: due.kind, subjectId: due.key, isByCommand: 0 as const };
    const scheduler = await authorOf(inside, due, item.scheduledVersion);
    try {
      const document = await documentOf(inside, item, item.scheduledVersion);
      await requireDistinct(inside, due, document);
      await requireApproved(inside, item, item.scheduledVersion, document);
      await publishVersion(inside, due, item.scheduledVersion, { document });
      await recordAct(inside, scheduler, {
        act: "publish",
        ...about,
        reason: whichVersion(due, item.scheduledVersion),
      });
    } catch (error) {
      // What it needs may be gone, such as its category: it stays a draft, and the audit log says why.
      if (!(error instanceof Failure)) throw error;
      await recordAct(inside, scheduler, { act: "unschedule", ...about, reason: error.message });
    }
    return true;
  });
}

/** Readers may have got another version since this one was scheduled, so it is compared once more. */
async function requireApproved(inside: Inside, item: ContentItem, number: number, document: ContentDocument) {
  if ((await risksToReaders(inside, item, document)).length === 0) return;
  const approvals = inside.db.selectFrom("contentCheck").select("id").where("verdict", "=", "approved");
  const approval = await approvals
    .where(ofItem(item))
    .where("number", "=", number)
    .where("against", item.publishedVersion === null ? "is" : "=", item.publishedVersion)
    .executeTakeFirst();
  if (!approval) throw new Failure("conflict", UNCHECKED);
}

async function authorOf({ db }: Inside, name: ItemName, number: number): Promise<string | null> {
  const version = db.selectFrom("contentVersion").select("authorId").where(ofItem(name));
  const row = await version.where("number", "=", number).executeTakeFirst();
  return row?.authorId ?? null;
}
