import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const schema = z.object({ isFindable: z.literal("on").optional(), acceptsRequests: z.literal("on").optional() });

export type PrivacyFields = z.input<typeof schema>;

export const privacyConstraint = () => constraintsOf(schema);

/** Who may find her and write to her first. */
export async function changePrivacy(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  const { isFindable, acceptsRequests } = submission.status === "success" ? submission.value : {};
  const json = { isFindable: isFindable === "on", acceptsRequests: acceptsRequests === "on" };
  const outcome = await attempt(getApi(context).user.privacy.$put({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}
