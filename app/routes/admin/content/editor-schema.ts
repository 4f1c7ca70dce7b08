import { z } from "zod";
import type { FieldOf } from "../../../../server/contract/content/fields.ts";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { partsOf } from "../../../forms/date-parts.ts";
import { ICON_CHOICE } from "./icon-choice.ts";
import { numbersOf, REPEATS, type Repeats } from "./recurrence.ts";
import { withWholeText } from "./text-sections.ts";
import { CHECKED_TODAY, sourceNames } from "./source-rows.ts";

const text = z.string().optional();
const parts = z.object({ day: text, month: text, year: text }).optional();
const sourceParts = z.object({ name: text, url: text, day: text, month: text, year: text }).optional();

const fields = Object.values(kindsOfContent).flatMap((kind) => kind.fields);

/** The API validates the fields when the document is published. */
export const editorSchema = z.object({
  ...Object.fromEntries(fields.map((field) => [field.name, typed(field)])),
  ...Object.fromEntries(sourceNames.map((name) => [name, sourceParts])),
  version: z.coerce.number().int(),
  body: text,
  sections: z.looseObject({}).optional(),
  repeats: z.enum(REPEATS).optional(),
  date: parts,
  wholeDay: text,
  ...Object.fromEntries(REPEATS.map((kind) => [kind, numbersIn(kind)])),
  changeSource: text,
  publishOn: parts,
  publishAt: text,
});

function numbersIn(kind: Repeats) {
  return z.object(Object.fromEntries(numbersOf[kind].map((name) => [name, text]))).optional();
}

function typed({ control, choices }: FieldOf) {
  if (control !== "choices") return text;
  if (!Array.isArray(choices)) return z.looseObject({}).optional();
  return z.object(Object.fromEntries(choices.map(({ value }) => [value, text]))).optional();
}

/** What was chosen instead of typed: the name of an icon, and today's date for a source; and a text of its sections. */
export function withChosen(form: FormData, today: string): FormData {
  const icon = form.get(ICON_CHOICE);
  if (icon) form.set("picture", icon);
  for (const row of sourceNames) {
    if (form.get(`${row}.${CHECKED_TODAY}`) !== "on") continue;
    form.delete(`${row}.${CHECKED_TODAY}`);
    for (const [part, value] of Object.entries(partsOf(today) ?? {})) form.set(`${row}.${part}`, value);
  }
  return withWholeText(form);
}
