import { z } from "@hono/zod-openapi";
import { followThread } from "../../domain/forum/following.ts";
import { markHelpful } from "../../domain/forum/helpful.ts";
import { membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...membersWriting, tags: ["Forum"] };
const one = z.object({ id: recordId });

const followed = { ...described, path: "/socialform/{id}/follow", request: { params: one } } as const;

const follow = createRoute({
  operationId: "followThread",
  ...followed,
  method: "put",
  summary: "Be notified of new comments on a post",
  responses: { ...ok("Followed", MessageJson), ...failures(401, 404, 429) },
});

const unfollow = createRoute({
  operationId: "unfollowThread",
  ...followed,
  method: "delete",
  summary: "Be notified no longer, also as author of the post or a comment",
  responses: { ...ok("Not followed", MessageJson), ...failures(401, 404, 429) },
});

const helpful = { ...described, path: "/comment/{id}/helpful", request: { params: one } } as const;

const markingHelpful = createRoute({
  operationId: "markHelpful",
  ...helpful,
  method: "put",
  summary: "Say that a comment on the member's own post helped",
  responses: { ...ok("Marked", MessageJson), ...failures(400, 401, 403, 404, 429) },
});

const unmarkingHelpful = createRoute({
  operationId: "unmarkHelpful",
  ...helpful,
  method: "delete",
  summary: "Take that back",
  responses: { ...ok("Not marked", MessageJson), ...failures(400, 401, 404, 429) },
});

export const threads = router()
  .openapi(follow, async (c) => {
    const { context, actor } = c.var;
    await followThread(context, actor.member, c.req.valid("param").id, true);
    return c.json({ message: say.threadFollowed() }, 200);
  })
  .openapi(unfollow, async (c) => {
    const { context, actor } = c.var;
    await followThread(context, actor.member, c.req.valid("param").id, false);
    return c.json({ message: say.threadUnfollowed() }, 200);
  })
  .openapi(markingHelpful, async (c) => {
    const { context, actor } = c.var;
    await markHelpful(context, actor.member, c.req.valid("param").id, true);
    return c.json({ message: say.markedHelpful() }, 200);
  })
  .openapi(unmarkingHelpful, async (c) => {
    const { context, actor } = c.var;
    await markHelpful(context, actor.member, c.req.valid("param").id, false);
    return c.json({ message: say.unmarkedHelpful() }, 200);
  });
