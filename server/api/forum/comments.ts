import { z } from "@hono/zod-openapi";
import { CommentJson } from "../../contract/forum/answers.ts";
import { formKey } from "../../contract/form-key.ts";
import { deleteOwn } from "../../domain/forum/own-texts.ts";
import { comment } from "../../contract/forum/fields.ts";
import { addComment, editComment } from "../../domain/forum/comment-writing.ts";
import { commentFor, commentsOf } from "../../domain/forum/comments.ts";
import { membersToo, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, orNull, recordId, unread } from "../fields.ts";
import { commentJson } from "./forum-json.ts";
import { wholeThread } from "./whole-thread.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Forum"] };
const oneComment = z.object({ id: recordId });

const listing = createRoute({
  operationId: "listComments",
  ...membersToo,
  ...described,
  middleware: [membersToo.middleware, wholeThread],
  method: "get",
  path: "/comment/forum/{forumId}",
  summary: "The comments of a post, the first written first",
  description: "All of them when none of `page`, `limit` and `holding` is sent; else one page.",
  request: {
    params: z.object({ forumId: recordId }),
    query: z.object({
      ...pagingQuery,
      holding: recordId.optional().openapi({ description: "A comment: its page is given, whatever `page` says" }),
      order: z
        .enum(["written", "threads"])
        .optional()
        .openapi({ description: "As they were written, or each reply behind what it answers; of a page only" }),
    }),
  },
  responses: { ...ok("One page", paged(CommentJson)), ...failures(400, 404) },
});

const reading = createRoute({
  operationId: "readComment",
  ...membersToo,
  ...described,
  method: "get",
  path: "/comment/{id}",
  summary: "One comment",
  request: { params: oneComment },
  responses: { ...ok("The comment", inData(CommentJson)), ...failures(400, 404) },
});

const adding = createRoute({
  operationId: "addComment",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/comment/add",
  summary: "Comment on a post; the same twice is one",
  request: {
    body: jsonBody(
      z.object({
        comment,
        postId: recordId,
        createdDate: unread("string", "ISO 8601"),
        replyTo: orNull(recordId).openapi({ description: "The comment of the same post that it answers" }),
        isPseudonymous: flag.optional().default(false),
        formKey: formKey.nullish(),
      }),
    ),
  },
  responses: { ...ok("The comment", inData(CommentJson)), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const editing = createRoute({
  operationId: "editComment",
  ...membersWriting,
  ...described,
  method: "put",
  path: "/comment/{id}",
  summary: "Change the member's own comment",
  request: { params: oneComment, body: jsonBody(z.object({ comment, version: z.number().int().nullish() })) },
  responses: { ...ok("The comment", inData(CommentJson)), ...failures(400, 401, 403, 404, 409, 413, 415, 429) },
});

const deleting = createRoute({
  operationId: "deleteComment",
  ...membersWriting,
  ...described,
  method: "delete",
  path: "/comment/{id}",
  summary: "Remove the member's own comment",
  request: { params: oneComment },
  responses: { ...ok("Gone", MessageJson), ...failures(401, 404, 429) },
});

export const comments = router()
  .openapi(listing, async (c) => {
    const found = await commentsOf(c.var.context, c.var.viewer, c.req.valid("param").forumId, c.req.valid("query"));
    return c.json(pagedJson(found, commentJson), 200);
  })
  .openapi(reading, async (c) => {
    const found = await commentFor(c.var.context, c.var.viewer, c.req.valid("param").id);
    return c.json({ data: commentJson(found) }, 200);
  })
  .openapi(adding, async (c) => {
    const { context, actor } = c.var;
    const { comment, postId, replyTo, isPseudonymous, formKey } = c.req.valid("json");
    const words = { body: comment, isPseudonymous, formKey: formKey ?? null, replyTo: replyTo ?? null };
    return c.json({ data: commentJson(await addComment(context, actor.member, postId, words)) }, 200);
  })
  .openapi(editing, async (c) => {
    const { context, actor } = c.var;
    const { comment, version } = c.req.valid("json");
    const words = { body: comment, version: version ?? null };
    return c.json({ data: commentJson(await editComment(context, actor.member, c.req.valid("param").id, words)) }, 200);
  })
  .openapi(deleting, async (c) => {
    const { context, actor } = c.var;
    await deleteOwn(context, actor.member, { kind: "comment", id: c.req.valid("param").id });
    return c.json({ message: say.commentDeleted() }, 200);
  });
