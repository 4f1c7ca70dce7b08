import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { agreedPassword, confirmed, isConfirmed, newPassword, NOT_MATCHED } from "../../forms/password-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { requiredText } from "../../forms/text-schema.ts";
import { flash } from "../../middleware/session.ts";
import { loginAddress } from "./login-address.ts";
import { replacedSentence } from "./replaced-password.ts";

const schema = z
  .object({
    phoneNumber: requiredText(40, "Enter your phone number."),
    code: requiredText(40, "Enter the code."),
    password: newPassword("Enter a new password."),
    confirmPassword: confirmed,
  })
  .refine(({ password, confirmPassword }) => isConfirmed(password, confirmPassword), {
    path: ["confirmPassword"],
    error: NOT_MATCHED,
  });

export type NewPasswordFields = z.input<typeof schema>;

export const newPasswordConstraint = () => constraintsOf(schema);

/** Sets a new password with a code. She then logs in with it. */
export async function setPassword(form: FormData, context: Readonly<RouterContextProvider>, next: string | null) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { phoneNumber, code, password, confirmPassword } = submission.value;
  const json = { phoneNumber, code, password: agreedPassword(password, confirmPassword) };
  const outcome = await attempt(getApi(context).user["forgot-password"].$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: replacedSentence(outcome.value) });
  return redirect(loginAddress(next), 303);
}
