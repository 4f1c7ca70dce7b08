import type { Context } from "../context.ts";

export interface Review {
  id: string;
  memberName: string;
  memberImage: string | null;
  rating: number;
  comment: string;
  isSample: boolean;
}

export async function approvedReviews({ db }: Context, limit = 12): Promise<Review[]> {
  const rows = await db
    .selectFrom("review")
    .innerJoin("member", "member.id", "review.memberId")
    .select(["review.id", "rating", "comment", "member.fullName", "member.image", "member.isSample"])
    .where("isApproved", "=", 1)
    .orderBy("review.createdAt", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ fullName, image, isSample, ...review }) => ({
    ...review,
    memberName: fullName,
    memberImage: image,
    isSample: isSample === 1,
  }));
}
