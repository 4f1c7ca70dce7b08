import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  cycleLength,
  embryoAgeDays,
  numberOfBabies,
  scanDays,
  scanWeeks,
} from "../../../server/contract/pregnancies/fields.ts";
import { attempt, getApi, type Outcome } from "../../api/client.ts";
import { faultsIn, soundFields, wrongFields } from "../../forms/all-faults.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const fields = z.object({
  /** Absent when no pregnancy is known yet. */
  pregnancy: z.string().max(40).optional(),
  lastMenstrualPeriod: optionalDateField(),
  cycleLength: cycleLength.optional(),
  scanDate: optionalDateField(),
  scanWeeks: scanWeeks.optional(),
  scanDays: scanDays.optional(),
  transferDate: optionalDateField(),
  embryoAgeDays: embryoAgeDays.optional(),
  dueDate: optionalDateField(),
  numberOfBabies: numberOfBabies.optional(),
});

/** zod would otherwise run this check only when all fields are valid. */
const when = () => true;

export const datesSchema = fields
  // The dates of a known pregnancy may rest on its scans alone; the API checks that.
  .refine((form) => form.pregnancy ?? form.lastMenstrualPeriod ?? form.dueDate ?? form.scanDate ?? form.transferDate, {
    path: ["lastMenstrualPeriod"],
    error: () => say.datesMissing(),
  })
  .refine((form) => form.scanDate ?? !(form.scanWeeks ?? form.scanDays), {
    path: ["scanDate"],
    error: () => say.scanDateMissing(),
    when,
  })
  .refine((form) => form.scanWeeks ?? !form.scanDate, {
    path: ["scanWeeks"],
    error: () => say.scanWeeksMissing(),
    when,
  })
  .refine((form) => form.transferDate ?? !form.embryoAgeDays, {
    path: ["transferDate"],
    error: () => say.transferDateMissing(),
    when,
  })
  .refine((form) => form.embryoAgeDays ?? !form.transferDate, {
    path: ["embryoAgeDays"],
    error: () => say.embryoAgeMissing(),
    when,
  });

export async function changeDates(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, datesSchema);
  if (submission.status !== "success") {
    const { pregnancy, ...sound } = soundFields(form, submission, fields.partial()) ?? {};
    const told = allOf(sound, wrongFields(submission));
    return incomplete(submission, await faultsIn(told, sendDates(context, pregnancy, told, { check: "true" })));
  }
  const { pregnancy, ...typed } = submission.value;
  const outcome = await sendDates(context, pregnancy, allOf(typed));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

type Dates = Omit<z.infer<typeof datesSchema>, "pregnancy">;

function sendDates(
  context: Readonly<RouterContextProvider>,
  pregnancy: string | undefined,
  json: ReturnType<typeof allOf>,
  query: { check?: "true" } = {},
): Promise<Outcome<unknown>> {
  const api = getApi(context);
  return pregnancy
    ? attempt(api.pregnancies[":id"].$put({ param: { id: pregnancy }, query, json }))
    : attempt(api.user.switchpregnancy.$post({ query, json: { isPregnant: true, ...json } }));
}

/** The form shows all her dates but the scans, so an empty field removes its date; one with a fault is left out. */
function allOf(typed: Dates, wrong: ReadonlySet<string> = new Set()) {
  const { scanDate, scanWeeks, scanDays } = typed;
  const orNull = <Name extends keyof Dates>(name: Name) => (wrong.has(name) ? undefined : (typed[name] ?? null));
  return {
    lastMenstrualPeriod: orNull("lastMenstrualPeriod"),
    cycleLength: orNull("cycleLength"),
    ...(scanDate || scanWeeks ? { scanDate, scanWeeks, scanDays } : {}),
    transferDate: orNull("transferDate"),
    embryoAgeDays: orNull("embryoAgeDays"),
    dueDate: orNull("dueDate"),
    numberOfBabies: typed.numberOfBabies ?? 1,
  };
}

export type DatesFields = z.input<typeof datesSchema>;
