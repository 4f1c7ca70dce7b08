import { z } from "@hono/zod-openapi";
import { FoundMemberJson, MemberRecordJson } from "../../contract/member-administration/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import { reason, role } from "../../contract/member/fields.ts";
import { ROLES } from "../../contract/member/roles.ts";
import { suspendedDays } from "../../contract/moderation/fields.ts";
import {
  changeRole,
  endSessionsFor,
  endSuspension,
  suspendMember,
} from "../../domain/member-administration/administration.ts";
import { memberRecord } from "../../domain/member-administration/record.ts";
import { findMembers } from "../../domain/member-administration/search.ts";
import { TIME_ORDERS } from "../../contract/orders.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { foundJson, recordJson } from "./record-json.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...administratorsOnly, tags: ["Members"] };
const params = z.object({ id: recordId });
const refusals = failures(400, 401, 403, 404, 413, 415);

const listing = createRoute({
  operationId: "findMembers",
  ...described,
  method: "get",
  path: "/member",
  summary: "Members by name or phone number, or the newest",
  request: {
    query: z.object({
      ...pagingQuery,
      role: z.enum(ROLES, "There is no such role.").optional(),
      suspended: z.enum(["true"], "Say true.").optional().openapi({ description: "Those alone who may not write now" }),
      sort: z
        .enum([...TIME_ORDERS, "name"], { error: () => say.noSuchOrder() })
        .optional()
        .openapi({ description: "By name where names are searched, else the newest first, unless told" }),
      search: searchTerm,
    }),
  },
  responses: { ...ok("One page", paged(FoundMemberJson)), ...failures(400, 401, 403, 404) },
});

const reading = createRoute({
  operationId: "readMember",
  ...described,
  method: "get",
  path: "/member/{id}",
  summary: "One member and the member's sessions; no dates and nothing said in private",
  request: { params },
  responses: { ...ok("The member", inData(MemberRecordJson)), ...failures(400, 401, 403, 404) },
});

const granting = createRoute({
  operationId: "changeMemberRole",
  ...described,
  method: "put",
  path: "/member/{id}/role",
  summary: "Give a member another role; the member is notified",
  request: { params, body: jsonBody(z.object({ role, reason })) },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

const suspending = createRoute({
  operationId: "suspendMember",
  ...described,
  method: "put",
  path: "/member/{id}/suspension",
  summary: "Suspend a member, who can read and not write for some days; the member is notified of the reason",
  request: {
    params,
    body: jsonBody(z.object({ days: suspendedDays, reason })),
  },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

const lifting = createRoute({
  operationId: "endMemberSuspension",
  ...described,
  method: "delete",
  path: "/member/{id}/suspension",
  summary: "End a suspension; the member is notified of the reason",
  request: { params, body: jsonBody(z.object({ reason })) },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

const endingOne = createRoute({
  operationId: "endMemberSession",
  ...described,
  method: "delete",
  path: "/member/{id}/session/{session}",
  summary: "Sign a member out in one place; the member is notified of the reason",
  request: { params: z.object({ id: recordId, session: recordId }), body: jsonBody(z.object({ reason })) },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

const endingAll = createRoute({
  operationId: "endMemberSessions",
  ...described,
  method: "delete",
  path: "/member/{id}/session",
  summary: "Sign a member out everywhere; the member is notified of the reason",
  request: { params, body: jsonBody(z.object({ reason })) },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

export const members = router()
  .openapi(listing, async (c) => {
    const { suspended, ...query } = c.req.valid("query");
    const page = await findMembers(c.var.context, { ...query, isSuspended: suspended === "true" });
    return c.json(pagedJson(page, foundJson), 200);
  })
  .openapi(reading, async (c) => {
    return c.json(
      { data: recordJson(await memberRecord(c.var.context, c.var.actor.member, c.req.valid("param").id)) },
      200,
    );
  })
  .openapi(granting, async (c) => {
    const { role, reason: why } = c.req.valid("json");
    await changeRole(
      c.var.context,
      { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why },
      role,
    );
    return c.json({ message: "Saved." }, 200);
  })
  .openapi(suspending, async (c) => {
    const { days, reason: why } = c.req.valid("json");
    await suspendMember(
      c.var.context,
      { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why },
      days,
    );
    return c.json({ message: "They can't write for a while." }, 200);
  })
  .openapi(lifting, async (c) => {
    const { reason: why } = c.req.valid("json");
    await endSuspension(c.var.context, { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why });
    return c.json({ message: "They can write again." }, 200);
  })
  .openapi(endingOne, async (c) => {
    const { id: memberId, session } = c.req.valid("param");
    const { reason: why } = c.req.valid("json");
    await endSessionsFor(c.var.context, { administrator: c.var.actor.member, memberId, why }, session);
    return c.json({ message: "They are logged out there." }, 200);
  })
  .openapi(endingAll, async (c) => {
    const { reason: why } = c.req.valid("json");
    await endSessionsFor(
      c.var.context,
      { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why },
      null,
    );
    return c.json({ message: "They are logged out everywhere." }, 200);
  });
