import { z } from "@hono/zod-openapi";
import { ConversationJson, MessageJson, UnreadJson } from "../../contract/messages/answers.ts";
import type { Context as Request } from "hono";
import { conversationWith, listConversations, unreadNews } from "../../domain/messages/conversations.ts";
import { messagesWith, MESSAGES_AT_ONCE } from "../../domain/messages/messages.ts";
import { messageText } from "../../contract/messages/fields.ts";
import { requireReach, sendMessage } from "../../domain/messages/sending.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../../domain/identity.ts";
import { logForeignName } from "../access-log.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { conversationJson, messageJson } from "./conversation-json.ts";
import type { ApiEnvironment } from "../environment.ts";
import { failures } from "../failures.ts";
import { clientId, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const CONVERSATIONS_MAX = 100;

const described = { tags: ["Messages"] };
const withPartner = z.object({ partnerId: recordId });
const users = z.array(ConversationJson);
const two = { senderId: recordId, recieverId: recordId };

const listing = createRoute({
  operationId: "listConversations",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/chat/chatlist",
  summary: "The member's conversations, the newest message first",
  responses: { ...ok("The conversations", z.object({ data: z.object({ users }), users })), ...failures(401) },
});

const counting = createRoute({
  operationId: "countUnreadConversations",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/chat/unread",
  summary: "How many conversations the member has not read",
  responses: { ...ok("How many", inData(UnreadJson)), ...failures(401) },
});

const reading = createRoute({
  operationId: "readConversation",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/chat/with/{partnerId}",
  summary: "One conversation, by whom it is with",
  request: { params: withPartner },
  responses: { ...ok("The conversation", inData(ConversationJson)), ...failures(401, 404) },
});

const getting = createRoute({
  operationId: "listMessages",
  ...membersOnly,
  ...described,
  method: "post",
  path: "/chat/get",
  summary: "The newest 50 messages of two, the first first; with `before`, those before that position",
  request: {
    body: jsonBody(
      z.object({
        ...two,
        before: z.number().int().positive().nullish(),
        limit: z.number().int().min(1).max(100).optional().default(MESSAGES_AT_ONCE),
      }),
    ),
  },
  responses: {
    ...ok("The messages", z.object({ data: z.array(MessageJson), hasMore: z.boolean() })),
    ...failures(400, 401, 403, 404, 413, 415),
  },
});

const adding = createRoute({
  operationId: "sendMessage",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/chat/add",
  summary: "Send a message; the same `clientId` twice is one. The answer says that it is stored",
  request: {
    body: jsonBody(
      z.object({
        ...two,
        text: messageText,
        clientId,
        createdAt: z
          .union([z.string().max(100), z.number()])
          .nullish()
          .openapi({ description: "Not believed" }),
      }),
    ),
  },
  responses: { ...ok("Stored", inData(MessageJson)), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

export const chat = router()
  .openapi(listing, async (c) => {
    const found = await listConversations(c.var.context, c.var.actor.member, CONVERSATIONS_MAX);
    const users = found.map(conversationJson);
    return c.json({ data: { users }, users }, 200);
  })
  .openapi(counting, async (c) => c.json({ data: await unreadNews(c.var.context, c.var.actor.member) }, 200))
  .openapi(reading, async (c) => {
    const { partnerId } = c.req.valid("param");
    const found = await conversationWith(c.var.context, c.var.actor.member, partnerId);
    return c.json({ data: conversationJson(found) }, 200);
  })
  .openapi(getting, async (c) => {
    const { senderId, recieverId, before, limit } = c.req.valid("json");
    const { member } = c.var.actor;
    if (senderId !== member.id && recieverId !== member.id) throw notYours(c);
    const partnerId = senderId === member.id ? recieverId : senderId;
    const found = await messagesWith(c.var.context, member, partnerId, { before: before ?? null, limit });
    if (found.messages.length === 0) await requireReach(c.var.context, member, partnerId);
    return c.json({ data: found.messages.map(messageJson), hasMore: found.hasMore }, 200);
  })
  .openapi(adding, async (c) => {
    const { senderId, recieverId, text, clientId, createdAt } = c.req.valid("json");
    const { member } = c.var.actor;
    if (senderId !== member.id) throw notYours(c);
    // An app without client ids sends a time that it drew itself, which identifies the message.
    const drawn = clientId ? ["id", clientId] : ["time", createdAt ?? crypto.randomUUID()];
    // The text is part of the key: other words under the same id are another message.
    const submissionKey = fingerprint(JSON.stringify([...drawn, recieverId, text]));
    const sending = { text, clientId: clientId ?? null, submissionKey };
    const message = await sendMessage(c.var.context, member, recieverId, sending);
    return c.json({ data: messageJson(message) }, 200);
  });

function notYours(c: Request<ApiEnvironment>) {
  logForeignName(c);
  return new Failure("forbidden", say.notYourMessages, { code: "not_yours" });
}
