import { z } from "@hono/zod-openapi";
import { OwnReviewJson, ReviewJson } from "../../contract/reviews/answers.ts";
import { rating, reviewText } from "../../contract/reviews/fields.ts";
import { deleteReview, ownReview, writeReview, type OwnReview } from "../../domain/reviews/own-review.ts";
import { approvedReviews } from "../../domain/reviews/reviews.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const listing = createRoute({
  operationId: "listReviews",
  method: "get",
  path: "/user-review",
  tags: ["Reviews"],
  summary: "What people say",
  responses: ok("The newest approved reviews", inData(z.array(ReviewJson))),
});

const own = { tags: ["Reviews"], path: "/user-review/mine" as const };

const reading = createRoute({
  operationId: "readOwnReview",
  ...membersOnly,
  ...own,
  method: "get",
  summary: "The member's own review, in any state",
  responses: { ...ok("The member's; null when there is none", inData(OwnReviewJson.or(z.null()))), ...failures(401) },
});

const writing = createRoute({
  operationId: "writeOwnReview",
  ...membersWriting,
  ...own,
  method: "put",
  summary: "Write or change the member's review; others read it once a moderator has looked",
  request: {
    body: jsonBody(
      z.object({
        rating,
        comment: reviewText,
      }),
    ),
  },
  responses: { ...ok("The member's", inData(OwnReviewJson)), ...failures(400, 401, 403, 413, 415, 429) },
});

const deleting = createRoute({
  operationId: "deleteOwnReview",
  ...membersWriting,
  ...own,
  method: "delete",
  summary: "Delete the member's review",
  responses: { ...ok("Deleted", MessageJson), ...failures(401, 429) },
});

export const reviews = router()
  .openapi(reading, async (c) => {
    const found = await ownReview(c.var.context, c.var.actor.member);
    return c.json({ data: found && ownReviewJson(found) }, 200);
  })
  .openapi(writing, async (c) => {
    const written = await writeReview(c.var.context, c.var.actor.member, c.req.valid("json"));
    return c.json({ data: ownReviewJson(written) }, 200);
  })
  .openapi(deleting, async (c) => {
    await deleteReview(c.var.context, c.var.actor.member);
    return c.json({ message: say.reviewDeleted() }, 200);
  })
  .openapi(listing, async (c) => {
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

function ownReviewJson({ rating, comment, state, reason }: OwnReview): OwnReviewJson {
  return { rating, comment, state, reason };
}
