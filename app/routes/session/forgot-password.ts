import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { requiredText } from "../../forms/text-schema.ts";
import { holdForm } from "../../middleware/held-form.ts";
import { loginAddress } from "./login-address.ts";

const schema = z.object({ phoneNumber: requiredText(40, "Enter your phone number.") });

export type ForgotPasswordFields = z.input<typeof schema>;

export const forgotPasswordConstraint = () => constraintsOf(schema);

/** Has a code sent to her phone and leads her, with her number, to where she uses it. */
export async function askForCode(form: FormData, context: Readonly<RouterContextProvider>, next: string | null) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["forgot-password"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const address = loginAddress(next, { dialog: "new-password", isAsked: true });
  // Not in the address itself, which a shared phone remembers.
  holdForm(context, address);
  return redirect(address, 303);
}
