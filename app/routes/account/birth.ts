import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { dateField, optionalDateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused, unanswered } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { askOfEarlyBirth, earlyBirthAnswer } from "./early-birth.ts";

/** A baby's birth date as forms ask for it. */
export const birthDate = { babyBirthDate: dateField("Enter your baby's birth date.") };

const schema = z.object({
  ...birthDate,
  ...earlyBirthAnswer,
  dueDate: optionalDateField(),
  pregnancy: z.string().max(40),
});

export const birthConstraint = () => constraintsOf(schema);

/** Corrects when her baby was born. */
export async function changeBirth(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, babyBirthDate, early, dueDate } = submission.value;
  const asked = await askOfEarlyBirth({ babyBirthDate, early }, context);
  if (asked) return unanswered(submission, asked);
  // Where it was not asked for, it stays as it is; left empty, it is known no more.
  const given = form.has("dueDate.day") ? { dueDate: dueDate ?? null } : {};
  const call = { param: { id: pregnancy }, json: { babyBirthDate, ...given } };
  const outcome = await attempt(getApi(context).pregnancyinfo[":id"].$put(call));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}

export type BirthFields = z.input<typeof schema>;
