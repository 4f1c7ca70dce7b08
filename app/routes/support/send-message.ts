import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { question } from "../../../server/contract/support/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";

const schema = z.object({
  ...question,
  formKey: formKey.optional(),
});

export type ContactFields = z.input<typeof schema>;

export const contactConstraint = () => constraintsOf(schema);

export async function sendMessage(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).contact.$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { reference } = outcome.value.data;
  flash(context, { kind: "status", message: m.contactReceived({ reference }) });
  return redirect(href("/contact/:reference", { reference }), 303);
}
