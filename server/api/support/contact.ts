import { z } from "@hono/zod-openapi";
import { ContactMessageJson } from "../../contract/support/answers.ts";
import { formKey } from "../../contract/form-key.ts";
import { question } from "../../contract/support/fields.ts";
import { ownContactMessage, ownContactMessages, sendContactMessage } from "../../domain/support/messages.ts";
import { membersOnly } from "../authentication.ts";
import { contactMessageJson } from "./support-json.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Contact"] };

const sending = createRoute({
  operationId: "sendContactMessage",
  ...described,
  method: "post",
  path: "/contact",
  summary: "Write to those who run the site; the same twice is one",
  request: {
    body: jsonBody(
      z.object({
        ...question,
        formKey: formKey.nullish(),
      }),
    ),
  },
  responses: { ...ok("The message", inData(ContactMessageJson)), ...failures(400, 401, 413, 415, 429) },
});

const listing = createRoute({
  operationId: "listContactMessages",
  ...described,
  method: "get",
  path: "/contact",
  summary: "The member's messages with the answers, newest first",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(ContactMessageJson)), ...failures(400, 401) },
});

const reading = createRoute({
  operationId: "readContactMessage",
  ...described,
  method: "get",
  path: "/contact/{reference}",
  summary: "One of the member's messages, with the answers",
  request: { params: z.object({ reference: recordId }) },
  responses: { ...ok("The message", inData(ContactMessageJson)), ...failures(400, 401, 404) },
});

export const contact = router()
  .openapi(sending, async (c) => {
    const { formKey, ...words } = c.req.valid("json");
    const { context, actor } = c.var;
    const sent = await sendContactMessage(context, actor.member, { ...words, formKey: formKey ?? null });
    return c.json({ data: contactMessageJson(sent) }, 200);
  })
  .openapi(listing, async (c) => {
    const found = await ownContactMessages(c.var.context, c.var.actor.member, c.req.valid("query"));
    return c.json(pagedJson(found, contactMessageJson), 200);
  })
  .openapi(reading, async (c) => {
    const { reference } = c.req.valid("param");
    return c.json(
      { data: contactMessageJson(await ownContactMessage(c.var.context, c.var.actor.member, reference)) },
      200,
    );
  });
