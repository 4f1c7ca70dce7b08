import type { Selectable } from "kysely";
import type { TextState } from "../../db/schema/forum.ts";
import type { ReviewTable } from "../../db/schema/reviews.ts";
import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

/** What she says of the product. */
interface Words {
  /** Stars, 1 to 5. */
  rating: number;
  comment: string;
}

/** Her review as she has it herself. */
export interface OwnReview extends Words {
  state: Exclude<TextState, "reported">;
  /** Why a moderator does not show it. */
  reason: string | null;
}

/** Her review; null when she has written none. */
export async function ownReview({ db }: Context, { id }: Member): Promise<OwnReview | null> {
  const row = await db.selectFrom("review").selectAll().where("memberId", "=", id).executeTakeFirst();
  return row ? { rating: row.rating, comment: row.comment, state: reviewState(row), reason: row.stateReason } : null;
}

/**
 * Writes her review, or changes it: she has one. New words wait until a moderator has looked; the same words, sent
 * again, stay as they are.
 * @throws {Failure} forbidden, while a moderator has taken her voice.
 */
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

/** Takes her review away; where she has none, nothing changes. */
export async function deleteReview({ db }: Context, { id }: Member): Promise<void> {
  await db.deleteFrom("review").where("memberId", "=", id).execute();
}

/** Where a review stands. */
export function reviewState({
  isApproved,
  decidedAt,
}: Pick<Selectable<ReviewTable>, "isApproved" | "decidedAt">): OwnReview["state"] {
  if (isApproved === 1) return "shown";
  return decidedAt === null ? "waiting" : "hidden";
}
