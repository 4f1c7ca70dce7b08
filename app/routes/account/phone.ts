import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi, load, type ApiClient } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { requiredText } from "../../forms/text-schema.ts";
import { flash } from "../../middleware/session.ts";
import { ofPasswordAlone } from "../session/change-password.ts";

const WRONG = "This is not your password.";

const numberSchema = z.object({
  phoneNumber: requiredText(40, "Enter your new phone number."),
  password: z.string("Enter your password.").max(128, WRONG),
});
const codeSchema = z.object({ code: requiredText(40, "Enter the code.") });

export type PhoneFields = z.input<typeof numberSchema>;
export type PhoneCodeFields = z.input<typeof codeSchema>;

export const phoneConstraint = () => constraintsOf(numberSchema);
export const phoneCodeConstraint = () => constraintsOf(codeSchema);

/** The number that she has begun to change to, and whether its code can come by SMS. */
export async function changedPhone(api: ApiClient) {
  const [{ data: change }, { data: app }] = await Promise.all([
    load(api.user["phone-change"].$get()),
    load(api.setting.app.$get()),
  ]);
  return { newNumber: change.phoneNumber, sendsSms: app.sendsSms };
}

/** Has a code sent to her new number, and leads her to where she enters it. */
export async function beginPhoneChange(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, numberSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["phone-change"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, WRONG));
  return redirect(`${href("/account")}?dialog=phone-code`, 303);
}

/** Changes her number with the code; she stays logged in here. */
export async function finishPhoneChange(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, codeSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["phone-change"].$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/account"), 303);
}
