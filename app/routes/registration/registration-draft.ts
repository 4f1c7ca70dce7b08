import { href, type RouterContextProvider } from "react-router";
import { readForm } from "../../forms/submission.ts";
import { markUnreadable, unreadableNames } from "../../forms/unreadable.ts";
import { dropDraft, keepDraft, readDraft, textsOf } from "../../middleware/draft.ts";
import { earlyBirthQuestion } from "./registration-call.ts";
import { registrationParts, schemaOf, type Kind, type Step } from "./registration-schema.ts";
import { steps } from "./steps.ts";

/** On a shared phone somebody else may come back to it. */
const KEPT_MS = 30 * 60_000;
const ADDRESS = `${href("/register")}#steps`;
const KIND = "type";

/** What she has typed so far, of all steps. It holds no password. */
export async function registrationDraft(request: Request, context: Readonly<RouterContextProvider>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of await readDraft(request, context, ADDRESS)) form.append(name, value);
  return form;
}

export function keepRegistration(context: Readonly<RouterContextProvider>, form: FormData) {
  keepDraft(context, ADDRESS, textsOf(form), KEPT_MS);
}

export function dropRegistration(context: Readonly<RouterContextProvider>) {
  dropDraft(context, ADDRESS);
}

export function kindIn(draft: FormData): Kind {
  return draft.get(KIND) === "postPartum" ? "postPartum" : "pregnant";
}

/** The draft with the fields of one step as they were just sent. */
export function withStep(draft: FormData, step: Step, kind: Kind, sent: FormData): FormData {
  const names = namesOf(step, kind);
  const whole = new FormData();
  whole.set(KIND, kind);
  const others = [...draft].filter(([name]) => name !== KIND && !names.has(fieldOf(name)));
  const own = [...sent].filter(([name]) => names.has(fieldOf(name)));
  for (const [name, value] of [...others, ...own]) if (typeof value === "string") whole.append(name, value);
  markUnreadable(whole, unreadableNames(sent));
  return whole;
}

export function fieldsOfStep(draft: FormData, step: Step, kind: Kind): FormData {
  const names = namesOf(step, kind);
  const own = new FormData();
  for (const [name, value] of draft) if (names.has(fieldOf(name))) own.append(name, value);
  return own;
}

/** @returns the first step before this one that is not filled in as it should be. */
export function missingBefore(step: Step, draft: FormData): Step | undefined {
  const kind = kindIn(draft);
  const former = steps.slice(0, steps.indexOf(step));
  return former.find((one) => !isFilledIn(one, kind, draft));
}

function isFilledIn(step: Step, kind: Kind, draft: FormData) {
  if (readForm(draft, schemaOf(step, kind)).status !== "success") return false;
  const parts = readForm(fieldsOfStep(draft, step, kind), registrationParts[kind]);
  return parts.status === "success" && Object.keys(earlyBirthQuestion(parts.value)).length === 0;
}

export function stepWith(field: string, kind: Kind): Step | undefined {
  return steps.find((step) => namesOf(step, kind).has(fieldOf(field)));
}

function namesOf(step: Step, kind: Kind): Set<string> {
  return new Set(Object.keys(schemaOf(step, kind).shape));
}

function fieldOf(name: string) {
  return name.split(".", 1)[0] ?? "";
}
