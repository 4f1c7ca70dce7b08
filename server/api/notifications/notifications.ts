import { z } from "@hono/zod-openapi";
import { NotificationJson, TopicsJson } from "../../contract/notifications/answers.ts";
import { markAllRead, markDecisionRead, markSubjectRead, markThreadRead } from "../../domain/notify/marking.ts";
import { countUnreadNotifications, listNotifications, type Notification } from "../../domain/notifications/reading.ts";
import { chooseTopics, topicChoices } from "../../domain/notifications/topics.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Notifications"] };

const listing = createRoute({
  operationId: "listNotifications",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/notification/pagination",
  summary: "What happened while the member was away, newest first",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(NotificationJson)), ...failures(400, 401) },
});

const counting = createRoute({
  operationId: "countUnreadNotifications",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/notification/unread",
  summary: "How many the member has not read, counted to 100",
  responses: { ...ok("How many", inData(z.object({ unread: z.int() }))), ...failures(401) },
});

const readingAll = createRoute({
  operationId: "markNotificationsRead",
  ...membersWriting,
  ...described,
  method: "put",
  path: "/notification/read",
  summary: "Mark as read what came until an instant",
  request: {
    body: jsonBody(
      z.object({ until: z.number({ error: () => say.epochWrong() }).openapi({ description: "Epoch milliseconds" }) }),
    ),
  },
  responses: { ...ok("Read", MessageJson), ...failures(400, 401, 413, 415, 429) },
});

const readingThread = createRoute({
  operationId: "markThreadRead",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/notification/thread/{id}/read",
  summary: "Mark as read what is new in a thread",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("Read", MessageJson), ...failures(401) },
});

const readingContact = createRoute({
  operationId: "markContactMessageRead",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/notification/contact/{reference}/read",
  summary: "Mark as read what was told of a message to those who run the site",
  request: { params: z.object({ reference: recordId }) },
  responses: { ...ok("Read", MessageJson), ...failures(400, 401) },
});

const readingDay = createRoute({
  operationId: "markDayRead",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/notification/day/{day}/read",
  summary: "Mark as read the notifications about a day with the member's dates",
  request: { params: z.object({ day: recordId }) },
  responses: { ...ok("Read", MessageJson), ...failures(400, 401) },
});

const readingDecision = createRoute({
  operationId: "markDecisionRead",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/notification/decision/{id}/read",
  summary: "Mark as read what was told of a moderator's decision",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("Read", MessageJson), ...failures(400, 401) },
});

const topics = z.object({ comments: flag, requests: flag, dates: flag, support: flag, reports: flag });

const readingTopics = createRoute({
  operationId: "readNotificationTopics",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/notification/topics",
  summary: "What the member is notified about",
  responses: { ...ok("The member's choice", inData(TopicsJson)), ...failures(401) },
});

const choosingTopics = createRoute({
  operationId: "chooseNotificationTopics",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/notification/topics",
  summary: "Choose what the member is notified about",
  description: "Moderators' decisions about a member's words, and news of the account, are always sent.",
  request: { body: jsonBody(topics) },
  responses: { ...ok("The member's choice", inData(TopicsJson)), ...failures(400, 401, 413, 415, 429) },
});

export const notifications = router()
  .openapi(listing, async (c) => {
    const found = await listNotifications(c.var.context, c.var.actor.member, c.req.valid("query"));
    return c.json(pagedJson(found, notificationJson), 200);
  })
  .openapi(counting, async (c) => {
    const unread = await countUnreadNotifications(c.var.context, c.var.actor.member);
    return c.json({ data: { unread } }, 200);
  })
  .openapi(readingAll, async (c) => {
    await markAllRead(c.var.context, c.var.actor.member, c.req.valid("json").until);
    return c.json({ message: say.allMarkedAsRead() }, 200);
  })
  .openapi(readingThread, async (c) => {
    await markThreadRead(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ message: say.markedAsRead() }, 200);
  })
  .openapi(readingContact, async (c) => {
    const { reference: id } = c.req.valid("param");
    await markSubjectRead(c.var.context, c.var.actor.member, { kind: "contactMessage", id });
    return c.json({ message: say.markedAsRead() }, 200);
  })
  .openapi(readingDay, async (c) => {
    await markSubjectRead(c.var.context, c.var.actor.member, { kind: "day", id: c.req.valid("param").day });
    return c.json({ message: say.markedAsRead() }, 200);
  })
  .openapi(readingDecision, async (c) => {
    await markDecisionRead(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ message: say.markedAsRead() }, 200);
  })
  .openapi(readingTopics, async (c) => {
    return c.json({ data: await topicChoices(c.var.context, c.var.actor.member) }, 200);
  })
  .openapi(choosingTopics, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    const choices = c.req.valid("json");
    await chooseTopics(context, actor.member, choices);
    return c.json({ data: choices }, 200);
  });

function notificationJson(notification: Notification): NotificationJson {
  const { id, createdAt, ...rest } = notification;
  return { _id: id, createdTime: createdAt, ...rest };
}
