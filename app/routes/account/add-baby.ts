import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { birthDate } from "./birth.ts";
import { babyName } from "./mode.ts";

const schema = z.object({ ...birthDate, ...babyName });

export type BabyFields = z.input<typeof schema>;

export const babyConstraint = () => constraintsOf(schema);

/** One more baby, who is the current one then; of a pregnancy nothing is assumed. */
export async function addBaby(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const json = { isBefore: false, ...submission.value };
  const outcome = await attempt(getApi(context).pregnancyinfo.add.$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}
