import { z } from "@hono/zod-openapi";
import { IssuedCodeJson } from "../../contract/member-administration/answers.ts";
import { formKey } from "../../contract/form-key.ts";
import { proof } from "../../contract/member/fields.ts";
import { issueChangeCode, issueResetCode } from "../../domain/member-administration/on-request.ts";
import { orderExportFor } from "../../domain/exports/on-request.ts";
import { deleteFor } from "../../domain/leaving/on-request.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";

const described = { ...administratorsOnly, tags: ["Members"] };
const params = z.object({ id: recordId });
const refusals = failures(400, 401, 403, 404, 413, 415);

const issuing = createRoute({
  operationId: "issueResetCode",
  ...described,
  method: "post",
  path: "/member/{id}/reset-code",
  summary:
    "Draw a code with which the member sets a new password; the proof of identity is logged, and the member is notified",
  request: { params, body: jsonBody(z.object({ proof, formKey: formKey.nullish() })) },
  responses: { ...ok("The code, this once", inData(IssuedCodeJson)), ...refusals, ...failures(403, 409) },
});

const issuingForPhone = createRoute({
  operationId: "issuePhoneCode",
  ...described,
  method: "post",
  path: "/member/{id}/phone-code",
  summary: "Draw a code for the new number of a change that was begun; the rest is the same",
  request: { params, body: jsonBody(z.object({ proof, formKey: formKey.nullish() })) },
  responses: { ...ok("The code, this once", inData(IssuedCodeJson)), ...refusals, ...failures(403, 409) },
});

const exporting = createRoute({
  operationId: "requestMemberData",
  ...described,
  method: "post",
  path: "/member/{id}/data",
  summary: "Have the file made with all the member's data, which only the member can fetch; the member is notified",
  request: { params, body: jsonBody(z.object({ proof })) },
  responses: { ...ok("It is made", MessageJson), ...refusals },
});

const deleting = createRoute({
  operationId: "deleteMember",
  ...described,
  method: "delete",
  path: "/member/{id}",
  summary: "Delete the member's account at the member's request",
  request: {
    params,
    body: jsonBody(
      z.object({
        proof,
        keepsTexts: flag.openapi({
          description: "Whether the member's posts and comments stay under 'Deleted member'",
        }),
      }),
    ),
  },
  responses: { ...ok("Deleted", MessageJson), ...refusals },
});

export const memberRequests = router()
  .openapi(issuing, async (c) => {
    const { proof: why, formKey: key } = c.req.valid("json");
    const data = await issueResetCode(c.var.context, {
      administrator: c.var.actor.member,
      memberId: c.req.valid("param").id,
      why,
      formKey: key ?? null,
    });
    return c.json({ data }, 200);
  })
  .openapi(issuingForPhone, async (c) => {
    const { proof: why, formKey: key } = c.req.valid("json");
    const data = await issueChangeCode(c.var.context, {
      administrator: c.var.actor.member,
      memberId: c.req.valid("param").id,
      why,
      formKey: key ?? null,
    });
    return c.json({ data }, 200);
  })
  .openapi(exporting, async (c) => {
    const { proof: why } = c.req.valid("json");
    await orderExportFor(c.var.context, { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why });
    return c.json({ message: "The file is made. They find it in their account, under My data." }, 200);
  })
  .openapi(deleting, async (c) => {
    const { proof: why, keepsTexts } = c.req.valid("json");
    await deleteFor(
      c.var.context,
      { administrator: c.var.actor.member, memberId: c.req.valid("param").id, why },
      { keepsTexts },
    );
    return c.json({ message: "The account is deleted." }, 200);
  });
