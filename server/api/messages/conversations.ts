import { z } from "@hono/zod-openapi";
import { MarkJson } from "../../contract/messages/answers.ts";
import { hideMessage, markRead } from "../../domain/messages/messages.ts";
import { acceptRequest, blockPartner, hideConversation, refuseRequest } from "../../domain/messages/requests.ts";
import { reportPartner } from "../../domain/moderation/member-reports.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { reportBody, thanksFor } from "../moderation/reporting.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Messages"] };
const withPartner = z.object({ partnerId: recordId });

const marking = createRoute({
  operationId: "markConversationRead",
  ...membersOnly,
  ...described,
  method: "put",
  path: "/chat/with/{partnerId}/read",
  summary: "Mark a conversation as read up to a position",
  request: { params: withPartner, body: jsonBody(z.object({ position: z.number().int().positive() })) },
  responses: { ...ok("Noted", inData(MarkJson)), ...failures(400, 401, 404, 413, 415) },
});

function doing<Path extends string>(operationId: string, path: Path, method: "put" | "delete", summary: string) {
  return createRoute({
    operationId,
    ...membersWriting,
    ...described,
    method,
    path: `/chat/with/{partnerId}${path}` as const,
    summary,
    request: { params: withPartner },
    responses: { ...ok("Done", MessageJson), ...failures(400, 401, 404, 429) },
  });
}

const accepting = doing("acceptRequest", "/accepted", "put", "Accept a request");
const refusing = doing("refuseRequest", "/refused", "put", "Refuse a request; who asked is not told");
const blocking = doing("blockPartner", "/block", "put", "Block the other, here and in the forum");
const hiding = doing("hideConversation", "", "delete", "Hide the messages so far from the member");

const reporting = createRoute({
  operationId: "reportPartner",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/chat/with/{partnerId}/report",
  summary: "Report the other to the moderators, with the server's copy of the last ten messages",
  request: { params: withPartner, body: reportBody },
  responses: { ...ok("Reported", MessageJson), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const hidingOne = createRoute({
  operationId: "hideMessage",
  ...membersWriting,
  ...described,
  method: "delete",
  path: "/chat/message/{id}",
  summary: "Hide one message from the member",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("Done", MessageJson), ...failures(401, 404, 429) },
});

export const conversations = router()
  .openapi(marking, async (c) => {
    const { partnerId } = c.req.valid("param");
    const event = await markRead(c.var.context, c.var.actor.member, partnerId, c.req.valid("json").position);
    return c.json({ data: { event } }, 200);
  })
  .openapi(accepting, async (c) => {
    await acceptRequest(c.var.context, c.var.actor.member, c.req.valid("param").partnerId);
    return c.json({ message: say.requestAccepted() }, 200);
  })
  .openapi(refusing, async (c) => {
    await refuseRequest(c.var.context, c.var.actor.member, c.req.valid("param").partnerId);
    return c.json({ message: say.requestRefused() }, 200);
  })
  .openapi(blocking, async (c) => {
    await blockPartner(c.var.context, c.var.actor.member, c.req.valid("param").partnerId);
    return c.json({ message: say.partnerBlocked() }, 200);
  })
  .openapi(reporting, async (c) => {
    const { reason, note } = c.req.valid("json");
    const { partnerId } = c.req.valid("param");
    await reportPartner(c.var.context, c.var.actor.member, partnerId, { reason, note: note ?? null });
    return c.json({ message: thanksFor(reason) }, 200);
  })
  .openapi(hiding, async (c) => {
    await hideConversation(c.var.context, c.var.actor.member, c.req.valid("param").partnerId);
    return c.json({ message: say.conversationDeleted() }, 200);
  })
  .openapi(hidingOne, async (c) => {
    await hideMessage(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ message: say.messageDeleted() }, 200);
  });
