import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused, unanswered } from "../../forms/submission.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { birthDate } from "./birth.ts";
import { askOfEarlyBirth, earlyBirthAnswer } from "./early-birth.ts";

/** A baby's name as forms ask for it. */
export const babyName = { babyName: z.string().trim().max(80, "Use at most 80 characters.").optional() };

const birth = z.object({ ...birthDate, ...earlyBirthAnswer, ...babyName });
const pregnancy = z.object({ lastMenstrualPeriod: dateField("Enter the first day of your last period.") });

export type ModeFields = z.input<typeof birth> & z.input<typeof pregnancy>;

export const modeConstraint = (isPregnant: boolean) => constraintsOf(isPregnant ? birth : pregnancy);

/** To after birth, with the birth date; or to pregnancy, with the last period. */
export async function switchMode(form: FormData, context: Readonly<RouterContextProvider>) {
  return getMember(context)?.isPregnant ? toAfterBirth(form, context) : toPregnancy(form, context);
}

async function toAfterBirth(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, birth);
  if (submission.status !== "success") return incomplete(submission);
  const { early, ...told } = submission.value;
  const asked = await askOfEarlyBirth({ ...told, early }, context);
  if (asked) return unanswered(submission, asked);
  const json = { isPregnant: false, ...told };
  const outcome = await attempt(getApi(context).user.switchpregnancy.$post({ json }));
  return outcome.ok ? switched(context) : refused(submission, outcome.failure);
}

async function toPregnancy(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, pregnancy);
  if (submission.status !== "success") return incomplete(submission);
  const json = { isPregnant: true, ...submission.value };
  const outcome = await attempt(getApi(context).user.switchpregnancy.$post({ json }));
  return outcome.ok ? switched(context) : refused(submission, outcome.failure);
}

function switched(context: Readonly<RouterContextProvider>) {
  flash(context, { kind: "status", message: "Updated successfully!" });
  return redirect(href("/account"), 303);
}
