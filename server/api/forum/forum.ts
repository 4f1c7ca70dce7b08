import { z } from "@hono/zod-openapi";
import { PostJson } from "../../contract/forum/answers.ts";
import { formKey } from "../../contract/form-key.ts";
import { searchTerm } from "../../contract/search.ts";
import { deleteOwn } from "../../domain/forum/own-texts.ts";
import { description, mood, MOOD_MISSING, title } from "../../contract/forum/fields.ts";
import { addPost, editPost } from "../../domain/forum/post-writing.ts";
import { sharedMonth } from "../../domain/forum/my-month.ts";
import { monthQuestion } from "../../domain/forum/month-question.ts";
import { firstMonth, latestPosts, listPosts, postFor, waitingPosts } from "../../domain/forum/posts.ts";
import { membersOnly, membersToo, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, orNull, recordId, unread } from "../fields.ts";
import { postJson } from "./forum-json.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const LATEST = 9;
const WAITING_MAX = 10;

const described = { tags: ["Forum"] };
const onePost = z.object({ id: recordId });

const words = {
  moodID: z.coerce.number(MOOD_MISSING).pipe(mood).openapi({ type: "integer", minimum: 1, maximum: 8 }),
  title,
  description,
};

const listing = createRoute({
  operationId: "listPosts",
  ...membersToo,
  ...described,
  method: "get",
  path: "/socialform/v2/pagination",
  summary: "Posts, newest first; pages reach back 500, a search to the newest 1000 that match",
  request: {
    query: z.object({
      ...pagingQuery,
      searchTerm,
      month: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Choose a month from the list.")
        .optional()
        .openapi({ example: "2026-03" }),
      myMonth: flag.optional().openapi({
        description:
          "Only what members wrote by name who share the member's month; empty where it is not offered, see `/socialform/my-month`",
      }),
      topic: recordId.optional().openapi({ description: "The id of a topic; left out, all that are not unlisted" }),
    }),
  },
  responses: {
    ...ok(
      "One page",
      paged(PostJson).extend({ firstMonth: z.string().nullable().openapi({ description: "Of the oldest post" }) }),
    ),
    ...failures(400, 404),
  },
});

const latest = createRoute({
  operationId: "listLatestPosts",
  ...membersToo,
  ...described,
  method: "get",
  path: "/socialform/latest",
  summary: "The newest posts for the home page: to visitors those of editors, to members all",
  responses: { ...ok("The newest", inData(z.array(PostJson))), ...failures(400) },
});

const waiting = createRoute({
  operationId: "listWaitingPosts",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/socialform/waiting",
  summary: "The member's own posts that wait for a moderator, the newest first",
  responses: { ...ok("At most ten", inData(z.array(PostJson))), ...failures(401) },
});

const myMonth = createRoute({
  operationId: "readMyMonth",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/socialform/my-month",
  summary: "Whether the list can be narrowed to the member's month: at least 20 members share it",
  responses: { ...ok("Whether it can", inData(z.object({ isOffered: z.boolean() }))), ...failures(401) },
});

const monthly = createRoute({
  operationId: "readMonthQuestion",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/socialform/month-question",
  summary: "One recent post, if there is one that speaks of the member's weeks or month; null after a loss",
  responses: { ...ok("The post", inData(PostJson.or(z.null()))), ...failures(401) },
});

const reading = createRoute({
  operationId: "readPost",
  ...membersToo,
  ...described,
  method: "get",
  path: "/socialform/{id}",
  summary: "One post",
  request: { params: onePost },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 404) },
});

const adding = createRoute({
  operationId: "addPost",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/socialform/add",
  summary: "Post in the forum; the same twice is one",
  request: {
    body: jsonBody(
      z.object({
        ...words,
        topicId: orNull(recordId).openapi({ description: "The id of a topic" }),
        uploadingTime: unread("number", "Epoch milliseconds"),
        isPseudonymous: flag.optional().default(false),
        formKey: formKey.nullish(),
      }),
    ),
  },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 401, 403, 413, 415, 429) },
});

const editing = createRoute({
  operationId: "editPost",
  ...membersWriting,
  ...described,
  method: "put",
  path: "/socialform/{id}",
  summary: "Change the member's own post",
  request: {
    params: onePost,
    body: jsonBody(
      z.object({
        ...words,
        topicId: orNull(recordId).openapi({ description: "Left out, the topic stays; null takes it away" }),
        version: z.number().int().nullish(),
      }),
    ),
  },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 401, 403, 404, 409, 413, 415, 429) },
});

const deleting = createRoute({
  operationId: "deletePost",
  ...membersWriting,
  ...described,
  method: "delete",
  path: "/socialform/{id}",
  summary: "Remove the member's own post with its comments",
  request: { params: onePost },
  responses: { ...ok("Gone", z.object({ message: z.string() })), ...failures(401, 404, 429) },
});

export const forum = router()
  .openapi(listing, async (c) => {
    const { searchTerm, month, topic, myMonth, ...paging } = c.req.valid("query");
    const { context, viewer } = c.var;
    const found = await listPosts(context, viewer, {
      search: searchTerm,
      month: month ?? null,
      topicId: topic ?? null,
      isMyMonth: myMonth ?? false,
      ...paging,
    });
    return c.json({ ...pagedJson(found, postJson), firstMonth: await firstMonth(context) }, 200);
  })
  .openapi(latest, async (c) => {
    const found = await latestPosts(c.var.context, c.var.viewer, LATEST);
    return c.json({ data: found.map(postJson) }, 200);
  })
  .openapi(waiting, async (c) => {
    const found = await waitingPosts(c.var.context, c.var.actor.member, WAITING_MAX);
    return c.json({ data: found.map(postJson) }, 200);
  })
  .openapi(myMonth, async (c) => {
    const isOffered = (await sharedMonth(c.var.context, c.var.actor.member)) !== null;
    return c.json({ data: { isOffered } }, 200);
  })
  .openapi(monthly, async (c) => {
    const post = await monthQuestion(c.var.context, c.var.actor.member);
    return c.json({ data: post && postJson(post) }, 200);
  })
  .openapi(reading, async (c) => {
    const post = await postFor(c.var.context, c.var.viewer, c.req.valid("param").id);
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(adding, async (c) => {
    const { context, actor } = c.var;
    const { moodID, title, description, topicId, isPseudonymous, formKey } = c.req.valid("json");
    const post = await addPost(context, actor.member, {
      mood: moodID,
      title,
      body: description,
      topicId,
      isPseudonymous,
      formKey: formKey ?? null,
    });
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(editing, async (c) => {
    const { context, actor } = c.var;
    const { moodID, title, description, topicId, version } = c.req.valid("json");
    const post = await editPost(context, actor.member, c.req.valid("param").id, {
      mood: moodID,
      title,
      body: description,
      topicId,
      version: version ?? null,
    });
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(deleting, async (c) => {
    const { context, actor } = c.var;
    await deleteOwn(context, actor.member, { kind: "post", id: c.req.valid("param").id });
    return c.json({ message: "The post is deleted." }, 200);
  });
