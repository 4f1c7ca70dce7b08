import { href, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { proof as whatProvedIt, reason as whyItIsDone } from "../../../../server/contract/member/fields.ts";
import type { Outcome } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";

export const reason = { why: whyItIsDone };

export const proof = { why: whatProvedIt };

export function loaderOf(schema: z.ZodType) {
  return ({ context }: { context: Readonly<RouterContextProvider> }) => ({
    constraint: constraintsOf(schema),
    defaultValue: draftFields(context),
  });
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  id: string;
  leadTo?: string;
}

/** Sends the form of an act; `call` makes it. */
export async function act<T extends z.ZodType>(
  request: Request,
  schema: T,
  { context, id, leadTo = href("/admin/members/:id", { id }) }: Asked,
  call: (value: z.output<T>) => Promise<Outcome<{ message: string }>>,
) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await call(submission.value);
  if (!outcome.ok) return refused(submission, outcome.failure, { reason: "why", proof: "why" });
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(leadTo, 303);
}
