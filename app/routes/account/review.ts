import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { requiredText } from "../../forms/text-schema.ts";
import { flash } from "../../middleware/session.ts";
import { REVIEW_MAX } from "./limits.ts";

const STARS = "Choose from 1 to 5 stars.";
const WORDS = "Write at least 10 characters.";

const schema = z.object({
  rating: z.coerce.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  comment: requiredText(REVIEW_MAX, WORDS).pipe(z.string().min(10, WORDS)),
});

export type ReviewFields = z.input<typeof schema>;

export const reviewConstraint = () => constraintsOf(schema);

/** Writes or changes her review. */
export async function writeReview(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context)["user-review"].mine.$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { state } = outcome.value.data;
  const message = state === "waiting" ? "Thank you. It is shown when a moderator has read it." : "Nothing was changed.";
  flash(context, { kind: "status", message });
  return redirect(href("/account"), 303);
}

/** Takes her review away. */
export async function deleteReview(context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context)["user-review"].mine.$delete());
  flash(
    context,
    outcome.ok
      ? { kind: "status", message: outcome.value.message }
      : { kind: "alert", message: outcome.failure.sentence },
  );
  return redirect(href("/account"), 303);
}
