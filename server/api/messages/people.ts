import { z } from "@hono/zod-openapi";
import { PartnerJson, PrivacyJson } from "../../contract/messages/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import { changePrivacy, findPeople, partnerById } from "../../domain/messages/people.ts";
import { membersOnly } from "../authentication.ts";
import { partnerJson } from "./conversation-json.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Messages"] };
const privacy = z.object({ isFindable: flag, acceptsRequests: flag });

const finding = createRoute({
  operationId: "findPeople",
  ...described,
  method: "get",
  path: "/user/pagination/api",
  summary: "Members who chose to be found, by name; their names and pictures alone",
  request: {
    query: z.object({ ...pagingQuery, searchTerm }),
  },
  responses: { ...ok("One page", paged(PartnerJson)), ...failures(400, 401, 429) },
});

const meeting = createRoute({
  operationId: "readPartner",
  ...described,
  method: "get",
  path: "/chat/partner/{id}",
  summary: "Another member who accepts messages: name and picture alone",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("The member", inData(PartnerJson)), ...failures(401, 403, 404, 429) },
});

const reading = createRoute({
  operationId: "readPrivacy",
  ...described,
  method: "get",
  path: "/user/privacy",
  summary: "Who may find the member and write first",
  responses: { ...ok("The member's choice", inData(PrivacyJson)), ...failures(401) },
});

const choosing = createRoute({
  operationId: "choosePrivacy",
  ...described,
  method: "put",
  path: "/user/privacy",
  summary: "Choose who may find the member and write first",
  request: { body: jsonBody(privacy) },
  responses: { ...ok("The member's choice", inData(PrivacyJson)), ...failures(400, 401, 413, 415, 429) },
});

export const people = router()
  .openapi(finding, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("people", actor.member.id);
    const { searchTerm, ...paging } = c.req.valid("query");
    const found = await findPeople(context, actor.member, { search: searchTerm, ...paging });
    return c.json(pagedJson(found, partnerJson), 200);
  })
  .openapi(meeting, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("people", actor.member.id);
    return c.json({ data: partnerJson(await partnerById(context, actor.member, c.req.valid("param").id)) }, 200);
  })
  .openapi(reading, (c) => {
    const { isFindable, acceptsRequests } = c.var.actor.member;
    return c.json({ data: { isFindable: isFindable === 1, acceptsRequests: acceptsRequests === 1 } }, 200);
  })
  .openapi(choosing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    const privacy = c.req.valid("json");
    await changePrivacy(context, actor.member, privacy);
    return c.json({ data: privacy }, 200);
  });
