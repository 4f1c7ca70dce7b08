import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { safePath } from "../../middleware/safe-path.ts";
import { flash, getSession } from "../../middleware/session.ts";

const schema = z.object({
  phoneNumber: z.string("Enter your phone number.").max(40, "Enter your phone number."),
  password: z.string("Enter your password.").max(128, "The phone number or the password is not right."),
  isSharedPhone: z.literal("on").optional(),
  next: z.string().max(2000).optional(),
});

export type LoginFields = z.input<typeof schema>;

export const loginConstraint = () => constraintsOf(schema);

/** Signs her in and leads her to where she wanted to go. */
export async function logIn(form: FormData, request: Request, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { phoneNumber, password, isSharedPhone, next } = submission.value;

  const json = { phoneNumber, password, isSharedPhone: isSharedPhone === "on" };
  const outcome = await attempt(getApi(context).user.login["number-password"].$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);

  const session = getSession(context);
  // One browser, one session: who was signed in before is not any more.
  if (session.has("token")) await attempt(getApi(context).user.logout.$post());
  session.set("token", outcome.value.token);
  if (isSharedPhone) session.set("isSharedPhone", true);
  flash(context, { kind: "status", message: "Login successfully" });
  return redirect(safePath(next, request), 303);
}
