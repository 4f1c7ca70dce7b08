import { href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { ofPasswordAlone } from "../session/change-password.ts";

const schema = z.object({ password: z.string("Enter your password.").max(128, "This is not your password.") });

export type RecoveryCodesFields = z.input<typeof schema>;

export const recoveryCodesConstraint = () => constraintsOf(schema);

/** Draws new recovery codes. They stand in the answer itself: once, in nothing that a phone keeps. */
export async function renewRecoveryCodes(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["recovery-codes"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, "This is not your password."));
  return { result: undefined, codes: outcome.value.data.codes, doneTo: href("/account") };
}

/** Draws the codes that were offered to her after registering; where it is too late for that, she is asked as ever. */
export async function drawFirstRecoveryCodes(form: FormData, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).user["recovery-codes"].$post({ json: {} }));
  if (outcome.ok) return { result: undefined, codes: outcome.value.data.codes, doneTo: href("/") };
  return refused(readForm(form, schema), outcome.failure, { password: "password" });
}
