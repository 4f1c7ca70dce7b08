import { z } from "zod";

export const ReviewJson = z
  .object({
    _id: z.string(),
    userImage: z.string().nullable(),
    userName: z.string(),
    rating: z.int(),
    comment: z.string(),
    isSample: z.boolean(),
  })
  .meta({ id: "Review" });
export type ReviewJson = z.infer<typeof ReviewJson>;

export const OwnReviewJson = z
  .object({
    rating: z.int(),
    comment: z.string(),
    state: z.enum(["waiting", "shown", "hidden"]),
    reason: z.string().nullable().meta({ description: "Why a moderator does not show it" }),
  })
  .meta({ id: "OwnReview" });
export type OwnReviewJson = z.infer<typeof OwnReviewJson>;
