import { z } from "@hono/zod-openapi";
import { blocks, unblock } from "../../domain/blocks/blocks.ts";
import { blockAuthorOf, hiddenPosts, hidePost, unhidePost } from "../../domain/forum/hiding.ts";
import { followThread } from "../../domain/forum/following.ts";
import { markHelpful } from "../../domain/forum/helpful.ts";
import { like } from "../../domain/forum/likes.ts";
import { report } from "../../domain/moderation/reports.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { reportBody, REPORTED } from "../moderation/reporting.ts";
import { inData, ok } from "../responses.ts";

const MOST = 200;
const BLOCKED = "You don't see what this member writes any more.";

const described = { ...membersWriting, tags: ["Forum"] };
const one = z.object({ id: recordId });
const liked = inData(z.object({ isLiked: z.boolean(), likescounter: z.int() }));
const done = z.object({ message: z.string() });

function reactionsTo<Path extends string>(kind: "post" | "comment", path: Path) {
  const noun = kind === "post" ? "Post" : "Comment";
  const like = { ...described, path: `${path}/{id}/like` as const, request: { params: one } };
  const responses = { ...ok("How many like it now", liked), ...failures(401, 404, 429) };
  return {
    liking: createRoute({
      operationId: `like${noun}`,
      ...like,
      method: "put",
      summary: `Like a ${kind}`,
      responses: { ...responses, ...failures(403) },
    }),
    unliking: createRoute({
      operationId: `unlike${noun}`,
      ...like,
      method: "delete",
      summary: `Like a ${kind} no longer`,
      responses,
    }),
    reporting: createRoute({
      operationId: `report${noun}`,
      ...described,
      method: "post",
      path: `${path}/{id}/report` as const,
      summary: `Report a ${kind} to the moderators`,
      request: { params: one, body: reportBody },
      responses: { ...ok("Reported", done), ...failures(400, 401, 403, 404, 413, 415, 429) },
    }),
    blocking: createRoute({
      operationId: `blockAuthorOf${noun}`,
      ...described,
      method: "put",
      path: `${path}/{id}/block` as const,
      summary: `Block whoever wrote a ${kind}: a name everywhere, a pseudonym in its thread`,
      request: { params: one },
      responses: { ...ok("Blocked", done), ...failures(400, 401, 404, 429) },
    }),
  };
}

const post = reactionsTo("post", "/socialform");
const comment = reactionsTo("comment", "/comment");

const hiding = { ...described, path: "/socialform/{id}/hidden", request: { params: one } } as const;

const hide = createRoute({
  operationId: "hidePost",
  ...hiding,
  method: "put",
  summary: "Hide a post from the member",
  responses: { ...ok("Hidden", done), ...failures(400, 401, 404, 429) },
});

const unhide = createRoute({
  operationId: "unhidePost",
  ...hiding,
  method: "delete",
  summary: "See a post again",
  responses: { ...ok("Not hidden", done), ...failures(401, 429) },
});

const followed = { ...described, path: "/socialform/{id}/follow", request: { params: one } } as const;

const follow = createRoute({
  operationId: "followThread",
  ...followed,
  method: "put",
  summary: "Be notified of new comments on a post",
  responses: { ...ok("Followed", done), ...failures(401, 404, 429) },
});

const unfollow = createRoute({
  operationId: "unfollowThread",
  ...followed,
  method: "delete",
  summary: "Be notified no longer, also as author of the post or a comment",
  responses: { ...ok("Not followed", done), ...failures(401, 404, 429) },
});

const helpful = { ...described, path: "/comment/{id}/helpful", request: { params: one } } as const;

const markingHelpful = createRoute({
  operationId: "markHelpful",
  ...helpful,
  method: "put",
  summary: "Say that a comment on the member's own post helped",
  responses: { ...ok("Marked", done), ...failures(400, 401, 403, 404, 429) },
});

const unmarkingHelpful = createRoute({
  operationId: "unmarkHelpful",
  ...helpful,
  method: "delete",
  summary: "Take that back",
  responses: { ...ok("Not marked", done), ...failures(400, 401, 404, 429) },
});

const listingHidden = createRoute({
  operationId: "listHidden",
  ...described,
  ...membersOnly,
  method: "get",
  path: "/hidden",
  summary: "The posts that the member has hidden, and the authors whom the member has blocked",
  responses: {
    ...ok(
      "Both lists, the last first",
      inData(
        z.object({
          posts: z.array(z.object({ _id: z.string(), title: z.string(), hiddenTime: z.int() })),
          blocks: z.array(
            z.object({
              _id: z.string(),
              fullName: z.string(),
              threadId: z.string().nullable(),
              blockedTime: z.int(),
            }),
          ),
        }),
      ),
    ),
    ...failures(401),
  },
});

const unblocking = createRoute({
  operationId: "unblock",
  ...described,
  method: "delete",
  path: "/block/{id}",
  summary: "Block somebody no longer",
  request: { params: one },
  responses: { ...ok("Not blocked", done), ...failures(401, 404, 429) },
});

const LIKED = true;

export const reactions = router()
  .openapi(post.liking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "post", id }, LIKED);
    return c.json({ data: { isLiked: LIKED, likescounter } }, 200);
  })
  .openapi(post.unliking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "post", id }, !LIKED);
    return c.json({ data: { isLiked: !LIKED, likescounter } }, 200);
  })
  .openapi(comment.liking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "comment", id }, LIKED);
    return c.json({ data: { isLiked: LIKED, likescounter } }, 200);
  })
  .openapi(comment.unliking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "comment", id }, !LIKED);
    return c.json({ data: { isLiked: !LIKED, likescounter } }, 200);
  })
  .openapi(post.reporting, async (c) => {
    const { context, actor } = c.var;
    const { reason, note } = c.req.valid("json");
    const subject = { kind: "post" as const, id: c.req.valid("param").id };
    await report(context, actor.member, subject, { reason, note: note ?? null });
    return c.json({ message: REPORTED }, 200);
  })
  .openapi(comment.reporting, async (c) => {
    const { context, actor } = c.var;
    const { reason, note } = c.req.valid("json");
    const subject = { kind: "comment" as const, id: c.req.valid("param").id };
    await report(context, actor.member, subject, { reason, note: note ?? null });
    return c.json({ message: REPORTED }, 200);
  })
  .openapi(post.blocking, async (c) => {
    const { context, actor } = c.var;
    await blockAuthorOf(context, actor.member, "post", c.req.valid("param").id);
    return c.json({ message: BLOCKED }, 200);
  })
  .openapi(comment.blocking, async (c) => {
    const { context, actor } = c.var;
    await blockAuthorOf(context, actor.member, "comment", c.req.valid("param").id);
    return c.json({ message: BLOCKED }, 200);
  })
  .openapi(hide, async (c) => {
    const { context, actor } = c.var;
    await hidePost(context, actor.member, c.req.valid("param").id);
    return c.json({ message: "You don't see this post any more." }, 200);
  })
  .openapi(unhide, async (c) => {
    const { context, actor } = c.var;
    await unhidePost(context, actor.member, c.req.valid("param").id);
    return c.json({ message: "You see this post again." }, 200);
  })
  .openapi(follow, async (c) => {
    const { context, actor } = c.var;
    await followThread(context, actor.member, c.req.valid("param").id, true);
    return c.json({ message: "You will be notified of new comments." }, 200);
  })
  .openapi(unfollow, async (c) => {
    const { context, actor } = c.var;
    await followThread(context, actor.member, c.req.valid("param").id, false);
    return c.json({ message: "You won't be notified of new comments." }, 200);
  })
  .openapi(markingHelpful, async (c) => {
    const { context, actor } = c.var;
    await markHelpful(context, actor.member, c.req.valid("param").id, true);
    return c.json({ message: "Marked as helpful." }, 200);
  })
  .openapi(unmarkingHelpful, async (c) => {
    const { context, actor } = c.var;
    await markHelpful(context, actor.member, c.req.valid("param").id, false);
    return c.json({ message: "Not marked as helpful any more." }, 200);
  })
  .openapi(listingHidden, async (c) => {
    const { context, actor } = c.var;
    const posts = await hiddenPosts(context, actor.member, MOST);
    const blocked = await blocks(context, actor.member, MOST);
    return c.json(
      {
        data: {
          posts: posts.map(({ id, title, hiddenAt }) => ({ _id: id, title, hiddenTime: hiddenAt })),
          blocks: blocked.map(({ id, name, threadId, blockedAt }) => ({
            _id: id,
            fullName: name,
            threadId,
            blockedTime: blockedAt,
          })),
        },
      },
      200,
    );
  })
  .openapi(unblocking, async (c) => {
    const { context, actor } = c.var;
    await unblock(context, actor.member, c.req.valid("param").id);
    return c.json({ message: "You see what she writes again." }, 200);
  });
