import type { ExpressionBuilder } from "kysely";
import { DRAFT_KEPT_MS } from "../../contract/drafts.ts";
import type { Schema } from "../../db/schema.ts";
import { Failure, found } from "../../failures.ts";
import type { Context } from "../context.ts";
import { fingerprint, newId } from "../identity.ts";
import { say } from "../../contract/sentences/say.ts";

/** Of one member, device or address; the oldest goes when there is another. */
const EACH_MAX = 5;
const MB = 1024 * 1024;
/** Characters; visitors have a room of their own, so that they can't take the members'. */
const ROOM = { members: 96 * MB, visitors: 32 * MB };

export interface DraftHolder {
  memberId: string | null;
  device: string;
}

/** @throws {Failure} overloaded, when there is no room for more. */
export async function storeDraft(context: Context, holder: DraftHolder, sealed: string): Promise<string> {
  const { db, now } = context;
  const { memberId } = holder;
  const id = newId();
  const createdAt = now();
  const owner = fingerprint(memberId ? `member ${memberId}` : `visitor ${holder.device}`);
  await db
    .insertInto("draft")
    .values({
      id,
      memberId,
      holder: owner,
      size: sealed.length,
      createdAt,
      expiresAt: createdAt + DRAFT_KEPT_MS,
      sealed,
    })
    .execute();
  await dropBeyond(context, owner, id);
  // Counted after it was stored: of many at once, the last ones see that there are too many.
  if ((await sizeOfAll(context, memberId !== null)) <= (memberId ? ROOM.members : ROOM.visitors)) return id;
  await dropDraft(context, id);
  throw new Failure("overloaded", say.noRoomForDraft, { retryAfter: 60 });
}

/** @throws {Failure} notFound, when it is over or another member's. */
export async function draftOf({ db, now }: Context, holder: DraftHolder, id: string): Promise<string> {
  const row = await db
    .selectFrom("draft")
    .select("sealed")
    .where("id", "=", id)
    .where("expiresAt", ">", now())
    .where(isTheirs(holder))
    .executeTakeFirst();
  return found(row, "draft").sealed;
}

/** By who knows its id, also after the session has ended. */
export async function dropDraft({ db }: Context, id: string): Promise<void> {
  await db.deleteFrom("draft").where("id", "=", id).execute();
}

export async function sweepDrafts({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.deleteFrom("draft").where("expiresAt", "<=", now()).execute();
}

/** What was stored after a session ended is found by its id alone, which only the browser's cookie has. */
function isTheirs({ memberId }: DraftHolder) {
  return (draft: ExpressionBuilder<Schema, "draft">) =>
    draft.or([draft("memberId", "is", null), ...(memberId ? [draft("memberId", "=", memberId)] : [])]);
}

async function dropBeyond({ db }: Context, holder: string, kept: string) {
  const others = db.selectFrom("draft").select("id").where("holder", "=", holder).where("id", "!=", kept);
  const newest = await others
    .orderBy("createdAt", "desc")
    .limit(EACH_MAX - 1)
    .execute();
  await db
    .deleteFrom("draft")
    .where("holder", "=", holder)
    .where("id", "not in", [kept, ...newest.map(({ id }) => id)])
    .execute();
}

async function sizeOfAll({ db }: Context, isOfMembers: boolean) {
  const { size } = await db
    .selectFrom("draft")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("size"))
    .where("memberId", isOfMembers ? "is not" : "is", null)
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}
