import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

/** A baby's birth date as forms ask for it. */
export const birthDate = { babyBirthDate: dateField("Enter your baby's birth date.") };

const schema = z.object({ ...birthDate, pregnancy: z.string().max(40) });

export const birthConstraint = () => constraintsOf(schema);

/** Corrects when her baby was born. */
export async function changeBirth(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, babyBirthDate } = submission.value;
  const call = { param: { id: pregnancy }, json: { babyBirthDate } };
  const outcome = await attempt(getApi(context).pregnancyinfo[":id"].$put(call));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}

export type BirthFields = z.input<typeof schema>;
