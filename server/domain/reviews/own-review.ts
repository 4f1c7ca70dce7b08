import type { Selectable } from "kysely";
import type { TextState } from "../../db/schema/forum.ts";
import type { ReviewTable } from "../../db/schema/reviews.ts";
import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

interface Words {
  rating: number;
  comment: string;
}

export interface OwnReview extends Words {
  state: Exclude<TextState, "reported">;
  reason: string | null;
}

export async function ownReview({ db }: Context, { id }: Member): Promise<OwnReview | null> {
  const row = await db.selectFrom("review").selectAll().where("memberId", "=", id).executeTakeFirst();
  return row ? { rating: row.rating, comment: row.comment, state: reviewState(row), reason: row.stateReason } : null;
}

/** New words wait for a moderator; the same words sent again keep their state. @throws {Failure} forbidden */
export async function writeReview(context: Context, member: Member, { rating, comment }: Words): Promise<OwnReview> {
  requireNotSuspended(context, member);
  const waiting = { isApproved: 0, decidedAt: null, stateReason: null, createdAt: context.now() } as const;
  await context.db
    .insertInto("review")
    .values({ id: newId(), memberId: member.id, rating, comment, ...waiting })
    .onConflict((conflict) =>
      conflict
        .column("memberId")
        .doUpdateSet((row) => ({ rating, comment, ...waiting, version: row("review.version", "+", 1) }))
        .where((row) => row.or([row("review.rating", "!=", rating), row("review.comment", "!=", comment)])),
    )
    .execute();
  return { rating, comment, state: "waiting", reason: null, ...(await ownReview(context, member)) };
}

export async function deleteReview({ db }: Context, { id }: Member): Promise<void> {
  await db.deleteFrom("review").where("memberId", "=", id).execute();
}

export function reviewState({
  isApproved,
  decidedAt,
}: Pick<Selectable<ReviewTable>, "isApproved" | "decidedAt">): OwnReview["state"] {
  if (isApproved === 1) return "shown";
  return decidedAt === null ? "waiting" : "hidden";
}
