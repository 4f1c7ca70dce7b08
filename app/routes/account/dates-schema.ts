import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const weeksMissing = "Enter how many weeks the scan found, from 6 to 42.";
const daysWrong = "Enter the days beyond those weeks, from 0 to 6.";

export const scanWeeks = z.number(weeksMissing).int(weeksMissing).min(6, weeksMissing).max(42, weeksMissing);
export const scanDays = z.number(daysWrong).int(daysWrong).min(0, daysWrong).max(6, daysWrong);

const wholeNumber = (from: number, to: number, wrong: string) =>
  z.number(wrong).int(wrong).min(from, wrong).max(to, wrong).optional();

const fields = z.object({
  /** The pregnancy whose dates these are; none when she has told of none yet. */
  pregnancy: z.string().max(40).optional(),
  lastMenstrualPeriod: optionalDateField(),
  cycleLength: wholeNumber(21, 45, "Enter the days from one period to the next, from 21 to 45."),
  /** Of the first scan, where none of the dates is known yet; later ones have a form of their own. */
  scanDate: optionalDateField(),
  scanWeeks: scanWeeks.optional(),
  scanDays: scanDays.optional(),
  transferDate: optionalDateField(),
  embryoAgeDays: z.enum(["3", "5"], "Choose day 3 or day 5.").optional(),
  dueDate: optionalDateField(),
  numberOfBabies: z.enum(["1", "2", "3", "4"], "Choose how many babies you carry.").optional(),
});

/** Told together with what else is wrong; zod would otherwise wait until all fields are right. */
const when = () => true;

export const datesSchema = fields
  // Dates of a pregnancy that is known may rest on its scans alone: then the API says whether something is missing.
  .refine((form) => form.pregnancy ?? form.lastMenstrualPeriod ?? form.dueDate ?? form.scanDate ?? form.transferDate, {
    path: ["lastMenstrualPeriod"],
    error: "Enter the first day of your last period, or your due date.",
  })
  .refine((form) => form.scanDate ?? !(form.scanWeeks ?? form.scanDays), {
    path: ["scanDate"],
    error: "Enter the day of the scan.",
    when,
  })
  .refine((form) => form.scanWeeks ?? !form.scanDate, { path: ["scanWeeks"], error: weeksMissing, when })
  .refine((form) => form.transferDate ?? !form.embryoAgeDays, {
    path: ["transferDate"],
    error: "Enter the day of the transfer.",
    when,
  })
  .refine((form) => form.embryoAgeDays ?? !form.transferDate, {
    path: ["embryoAgeDays"],
    error: "Choose how old the embryo was.",
    when,
  });

/** Corrects the dates of the current pregnancy, or tells the first ones. */
export async function changeDates(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, datesSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, ...typed } = submission.value;
  const api = getApi(context);
  const dates = allOf(typed);
  const outcome = pregnancy
    ? await attempt(api.pregnancyinfo[":id"].$put({ param: { id: pregnancy }, json: dates }))
    : await attempt(api.user.switchpregnancy.$post({ json: { isPregnant: true, ...dates } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}

/** The form shows all her dates but her scans, so what else she leaves empty is to be known no more. */
function allOf(typed: Omit<z.infer<typeof datesSchema>, "pregnancy">) {
  return {
    lastMenstrualPeriod: typed.lastMenstrualPeriod ?? null,
    cycleLength: typed.cycleLength ?? null,
    ...(typed.scanDate ? { scanDate: typed.scanDate, scanWeeks: typed.scanWeeks, scanDays: typed.scanDays } : {}),
    transferDate: typed.transferDate ?? null,
    embryoAgeDays: typed.embryoAgeDays === undefined ? null : typed.embryoAgeDays === "3" ? (3 as const) : (5 as const),
    dueDate: typed.dueDate ?? null,
    numberOfBabies: Number(typed.numberOfBabies ?? 1),
  };
}

export type DatesFields = z.input<typeof datesSchema>;
