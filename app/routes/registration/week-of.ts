import type { RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import type { WeekOfDate } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { readForm } from "../../forms/submission.ts";
import { weekAnswer, type CountedAnswer } from "../home/week-answer.ts";
import { kindIn } from "./registration-draft.ts";
import { stepSchemas } from "./registration-schema.ts";
import { m } from "../../messages/m.ts";

export interface OwnWeek {
  title: string;
  text: string | null;
  ring: CountedAnswer["ring"];
}

/** @returns null while the dates are not known, and where nothing is counted by them or can be. */
export async function weekOf(draft: FormData, context: Readonly<RouterContextProvider>): Promise<OwnWeek | null> {
  const date = dateIn(draft);
  if (!date) return null;
  const outcome = await attempt(getApi(context).week["of-date"].$post({ json: date }));
  return outcome.ok ? cardOf(outcome.value.data) : null;
}

function dateIn(draft: FormData) {
  if (kindIn(draft) === "postPartum") {
    const told = readForm(draft, stepSchemas.dates.postPartum);
    return told.status === "success" ? { babyBirthDate: told.value.babyBirthDate } : null;
  }
  const told = readForm(draft, stepSchemas.dates.pregnant);
  if (told.status !== "success") return null;
  const { lastMenstrualPeriod, dueDate } = told.value;
  return lastMenstrualPeriod ? { lastMenstrualPeriod } : { dueDate };
}

function cardOf(counted: WeekOfDate): OwnWeek | null {
  const answer = weekAnswer(counted);
  if (answer.kind === "stopped") return null;
  const { title, text, ring } = answer;
  const due = counted.expectedDate && m.dueAbout({ date: formatDate(counted.expectedDate) });
  return { title, text: due ?? text, ring };
}
