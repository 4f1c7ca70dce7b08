import { z } from "@hono/zod-openapi";
import { approvedReviews } from "../domain/reviews/reviews.ts";
import { createRoute, noun } from "./noun.ts";
import { inData, ok } from "./wire.ts";

const Review = z
  .object({
    _id: z.string(),
    userImage: z.string().nullable(),
    userName: z.string(),
    rating: z.number(),
    comment: z.string(),
    isSample: z.boolean(),
  })
  .openapi("Review");

const listing = createRoute({
  method: "get",
  path: "/user-review",
  tags: ["Reviews"],
  summary: "What people say",
  responses: ok("The newest approved reviews", inData(z.array(Review))),
});

export const reviews = noun().openapi(listing, async (c) => {
  const found = await approvedReviews(c.var.context);
  return c.json(
    {
      data: found.map(({ id, memberImage, memberName, rating, comment, isSample }) => ({
        _id: id,
        userImage: memberImage,
        userName: memberName,
        rating,
        comment,
        isSample,
      })),
    },
    200,
  );
});
