import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { getMember } from "../../middleware/member.ts";
import { flash, forgetSession } from "../../middleware/session.ts";

const schema = z.object({
  password: z.string("Enter your password.").max(128, "The password is not right."),
  keepsTexts: z.literal("on").optional(),
});

export type DeletionFields = z.input<typeof schema>;

export const deletionConstraint = () => constraintsOf(schema);

/** Deletes her account, and with it her session here. */
export async function deleteAccount(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { password, keepsTexts } = submission.value;
  const call = {
    param: { userId: getMember(context)?._id ?? "" },
    json: { password, keepsTexts: keepsTexts === "on" },
  };
  const outcome = await attempt(getApi(context).user.delete[":userId"].$delete(call));
  if (!outcome.ok) return refused(submission, outcome.failure);
  forgetSession(context);
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/"), 303);
}
