import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const box = z.literal("on").optional();
const schema = z.object({ comments: box, requests: box, dates: box, support: box, reports: box });

export type NotificationFields = z.input<typeof schema>;

export const notificationConstraint = () => constraintsOf(schema);

/** Of what she is told. */
export async function chooseNotifications(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const chosen = submission.value;
  const json = {
    comments: chosen.comments === "on",
    requests: chosen.requests === "on",
    dates: chosen.dates === "on",
    support: chosen.support === "on",
    reports: chosen.reports === "on",
  };
  const outcome = await attempt(getApi(context).notification.topics.$put({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}
