import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const schema = z
  .object({
    /** The pregnancy whose dates these are; none when she has told of none yet. */
    pregnancy: z.string().max(40).optional(),
    lastMenstrualPeriod: optionalDateField(),
    dueDate: optionalDateField(),
  })
  .refine((form) => form.lastMenstrualPeriod ?? form.dueDate, {
    path: ["lastMenstrualPeriod"],
    error: "Enter the first day of your last period, or your due date.",
  });

export const datesConstraint = () => constraintsOf(schema);

/** Corrects the dates of the current pregnancy, or tells the first ones. */
export async function changeDates(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, lastMenstrualPeriod, dueDate } = submission.value;
  const api = getApi(context);
  const dates = lastMenstrualPeriod ? { lastMenstrualPeriod } : { dueDate };
  const outcome = pregnancy
    ? await attempt(api.pregnancyinfo[":id"].$put({ param: { id: pregnancy }, json: dates }))
    : await attempt(api.user.switchpregnancy.$post({ json: { isPregnant: true, ...dates } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}

export type DatesFields = z.input<typeof schema>;
