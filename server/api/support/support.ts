import { z } from "@hono/zod-openapi";
import { SupportCaseJson } from "../../contract/support/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import { timeOrder } from "../../contract/times.ts";
import { answer } from "../../contract/support/fields.ts";
import { answerContactMessage, closeContactMessage } from "../../domain/support/answering.ts";
import { contactMessageByReference, listContactMessages } from "../../domain/support/messages.ts";
import { moderatorsOnly } from "../authentication.ts";
import { supportCaseJson } from "./support-json.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...moderatorsOnly, tags: ["Support"] };
const params = z.object({ reference: recordId });
const version = z.number("Say which version you answer.").int("Say which version you answer.");

const listing = createRoute({
  operationId: "listSupportCases",
  ...described,
  method: "get",
  path: "/support",
  summary:
    "What members wrote and nobody has answered, the longest waiting first; or what is answered or closed, the newest first; or what a reference number is of",
  request: {
    query: z.object({
      ...pagingQuery,
      state: z.enum(["open", "answered", "closed"], "There is no such list.").optional().default("open"),
      sort: timeOrder
        .optional()
        .openapi({ description: "Oldest first while it waits, else newest first, unless told" }),
      search: searchTerm,
    }),
  },
  responses: { ...ok("One page", paged(SupportCaseJson)), ...failures(400, 401, 403, 404) },
});

const reading = createRoute({
  operationId: "readSupportCase",
  ...described,
  method: "get",
  path: "/support/{reference}",
  summary: "One message with its answers",
  request: { params },
  responses: { ...ok("The message", inData(SupportCaseJson)), ...failures(400, 401, 403, 404) },
});

const answering = createRoute({
  operationId: "answerSupportCase",
  ...described,
  method: "post",
  path: "/support/{reference}/answer",
  summary: "Answer it; the sender is notified. The same answer twice is one",
  request: { params, body: jsonBody(z.object({ text: answer, version })) },
  responses: { ...ok("The message", inData(SupportCaseJson)), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

const closing = createRoute({
  operationId: "closeSupportCase",
  ...described,
  method: "post",
  path: "/support/{reference}/closure",
  summary: "Close it without a further answer; the sender is notified",
  request: { params, body: jsonBody(z.object({ version })) },
  responses: { ...ok("The message", inData(SupportCaseJson)), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

export const support = router()
  .openapi(listing, async (c) => {
    const found = await listContactMessages(c.var.context, c.req.valid("query"));
    return c.json(pagedJson(found, supportCaseJson), 200);
  })
  .openapi(reading, async (c) => {
    const { reference } = c.req.valid("param");
    return c.json({ data: supportCaseJson(await contactMessageByReference(c.var.context, reference)) }, 200);
  })
  .openapi(answering, async (c) => {
    const { context, actor } = c.var;
    const { text: body, version } = c.req.valid("json");
    const { reference } = c.req.valid("param");
    const answered = await answerContactMessage(context, actor.member, { reference, version, body });
    return c.json({ data: supportCaseJson(answered) }, 200);
  })
  .openapi(closing, async (c) => {
    const { context, actor } = c.var;
    const seen = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json({ data: supportCaseJson(await closeContactMessage(context, actor.member, seen)) }, 200);
  });
