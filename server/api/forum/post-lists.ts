import { z } from "@hono/zod-openapi";
import { PostJson } from "../../contract/forum/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import type { Context } from "../../domain/context.ts";
import { monthQuestion } from "../../domain/forum/month-question.ts";
import { sharedMonth } from "../../domain/forum/my-month.ts";
import { firstMonth, latestPosts, listPosts, waitingPosts } from "../../domain/forum/post-lists.ts";
import type { Member } from "../../domain/member/member.ts";
import { membersOnly, membersToo } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, ok } from "../responses.ts";
import { postJson } from "./forum-json.ts";
import { say } from "../../contract/sentences/say.ts";

const LATEST = 9;
const WAITING_MAX = 10;

const described = { tags: ["Forum"] };

const OwnJson = z.object({
  waiting: z.array(PostJson).openapi({ description: "As `/socialform/waiting` gives them" }),
  isMyMonthOffered: z.boolean().openapi({ description: "See `/socialform/my-month`" }),
});

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
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: () => say.monthNotListed() })
        .optional()
        .openapi({ example: "2026-03" }),
      myMonth: flag.optional().openapi({
        description:
          "Only what members wrote by name who share the member's month; empty where it is not offered, see `/socialform/my-month`",
      }),
      own: flag.optional().openapi({ description: "With what the list has for this member alone" }),
      topic: recordId.optional().openapi({ description: "The id of a topic; left out, all that are not unlisted" }),
    }),
  },
  responses: {
    ...ok(
      "One page",
      paged(PostJson).extend({
        firstMonth: z.string().nullable().openapi({ description: "Of the oldest post" }),
        own: OwnJson.optional().openapi({ description: "Where a member asks for it" }),
      }),
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

export const postLists = router()
  .openapi(listing, async (c) => {
    const { searchTerm, month, topic, myMonth, own, ...paging } = c.req.valid("query");
    const { context, viewer } = c.var;
    const asked = {
      search: searchTerm,
      month: month ?? null,
      topicId: topic ?? null,
      isMyMonth: myMonth ?? false,
      ...paging,
    };
    const [found, first, ofViewer] = await Promise.all([
      listPosts(context, viewer, asked),
      firstMonth(context),
      own && viewer ? ownJson(context, viewer) : undefined,
    ]);
    return c.json({ ...pagedJson(found, postJson), firstMonth: first, own: ofViewer }, 200);
  })
  .openapi(latest, async (c) => {
    const found = await latestPosts(c.var.context, c.var.viewer, LATEST);
    return c.json({ data: found.map(postJson) }, 200);
  })
  .openapi(waiting, async (c) => {
    return c.json({ data: await waitingFor(c.var.context, c.var.actor.member) }, 200);
  })
  .openapi(myMonth, async (c) => {
    return c.json({ data: { isOffered: await isMonthOffered(c.var.context, c.var.actor.member) } }, 200);
  })
  .openapi(monthly, async (c) => {
    const post = await monthQuestion(c.var.context, c.var.actor.member);
    return c.json({ data: post && postJson(post) }, 200);
  });

async function ownJson(context: Context, viewer: Member) {
  const [waiting, isMyMonthOffered] = await Promise.all([waitingFor(context, viewer), isMonthOffered(context, viewer)]);
  return { waiting, isMyMonthOffered };
}

async function waitingFor(context: Context, member: Member) {
  return (await waitingPosts(context, member, WAITING_MAX)).map(postJson);
}

async function isMonthOffered(context: Context, member: Member) {
  return (await sharedMonth(context, member)) !== null;
}
