import { z } from "zod";
import { NEITHER } from "../../../../server/contract/content/field-choices.ts";
import type { FieldOf } from "../../../../server/contract/content/fields.ts";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { isolateNumbers, withoutIsolatedNumbers } from "../../../../server/contract/isolates.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import { formatDate } from "../../../format/dates.ts";
import { partsOf } from "../../../forms/date-parts.ts";
import { recurrenceFields, recurrenceNames, recurrenceOf, timeFields, timeInWords, timeOf } from "./recurrence.ts";
import { isFilled, SOURCES_MAX, sourceNames, type EditorFields } from "./source-rows.ts";
import { TITLES } from "./text-names.ts";
import { sectionName } from "./text-sections.ts";
import { dateOf, listOf, textOf, within, type Typed } from "./typed.ts";

export interface ContentDocument {
  matter: Record<string, unknown>;
  body: string;
}

export type Source = { name: string; url: string; checked?: string };

interface Of {
  kind: ContentKind;
  language: LanguageCode;
}

/** @param before the stored document: fields that the form does not show stay as they were. */
export function documentOf({ kind, language }: Of, typed: Typed, before: ContentDocument): ContentDocument {
  const { fields, sources } = kindsOfContent[kind];
  if (language !== FIRST_LANGUAGE) return translated(kind, typed, before);
  const matter = { ...before.matter };
  for (const field of fields) put(matter, field.name, valueOf(field, typed[field.name]));
  const rows = rowsOf(typed).map(({ source }) => source);
  if (sources === "many") matter.sources = [...rows, ...sourcesIn(before).slice(SOURCES_MAX)];
  else if (sources !== "none") put(matter, "source", rows[0]);
  if (kind === "event") {
    put(matter, "recurrence", recurrenceOf(typed));
    put(matter, "time", timeOf(typed));
    if (matter.about === NEITHER) matter.about = null;
  }
  // `fits` replaced it; an editor has to choose again, so that no reader gets a tip that does not fit.
  if (kind === "tip") delete matter.audience;
  // The date of the last change becomes the day of publication.
  if (kind === "page") delete matter.updated;
  return { matter, body: textOf(typed.body) };
}

/** The words alone. What is left empty stays in English. */
function translated(kind: ContentKind, typed: Typed, before: ContentDocument): ContentDocument {
  const matter = { ...before.matter };
  const lines = kindsOfContent[kind].fields.filter(({ control }) => isInWords(control));
  for (const field of lines) put(matter, field.name, valueOf(field, plainIn(typed[field.name])));
  return { matter, body: plainIn(typed.body) };
}

const isInWords = (control: FieldOf["control"]) => control === "line" || control === "lines";

/** Readers get each number with its unit isolated anyway. */
const plainIn = (typed: unknown) => withoutIsolatedNumbers(textOf(typed));

/** As it reads in its direction where no element can isolate a part of it: in a field. */
export function isolatedIn(language: LanguageCode, { matter, body }: ContentDocument): ContentDocument {
  if (languageOf(language).direction === "ltr") return { matter, body };
  const isolated = (value: unknown) => (typeof value === "string" ? isolateNumbers(value) : value);
  const fields = Object.entries(matter).map(([name, value]) => [name, isolated(value)]);
  return { matter: Object.fromEntries(fields), body: isolateNumbers(body) };
}

export function fieldsOf(kind: ContentKind, { matter, body }: ContentDocument): EditorFields {
  const { fields } = kindsOfContent[kind];
  const shown = fields.map(({ name, control }) => {
    const value = matter[name];
    const ticked = () => Object.fromEntries(listOf(value).map((chosen) => [chosen, "on"]));
    return [name, control === "choices" ? ticked() : shownOf(control, value)];
  });
  const sources = sourcesIn({ matter, body }).map(({ name, url, checked }, index) => [
    `source${index + 1}`,
    { name, url, ...partsOf(checked) },
  ]);
  const ofEvent = kind === "event" ? eventFields(matter) : {};
  return { body, ...Object.fromEntries(shown), ...Object.fromEntries(sources), ...ofEvent };
}

function eventFields({ recurrence, time, about }: ContentDocument["matter"]): EditorFields {
  return { ...recurrenceFields(recurrence), ...timeFields(time), ...(about === null ? { about: NEITHER } : {}) };
}

/** Readers have it without a word of what it is about: it is about neither. */
export function withAbout(kind: ContentKind, { matter, body }: ContentDocument): ContentDocument {
  return kind === "event" ? { matter: { about: null, ...matter }, body } : { matter, body };
}

const SHOWN: Partial<Record<ContentKind, string[]>> = {
  article: ["picture", "summary", "cover"],
  guideline: ["picture", "summary"],
  week: ["shape", "summary"],
  afterBirthWeek: ["summary"],
  symptom: ["isDangerSign", "picture", "summary"],
};

export interface Beside {
  name: string;
  value: string;
  isWords: boolean;
}

export function besideText({ kind, language }: Of, document: ContentDocument): { title: string; beside: Beside[] } {
  const { fields } = kindsOfContent[kind];
  const isAnswer = typeof document.matter["level"] === "string";
  const shownAbove = language === FIRST_LANGUAGE ? (isAnswer ? ["advice"] : (SHOWN[kind] ?? [])) : [];
  const titleName = TITLES.find((title) => fields.some(({ name }) => name === title));
  const heading = fields.find(({ name }) => name === titleName);
  const others = fields.filter((field) => field !== heading && !shownAbove.includes(field.name));
  const { matter } = document;
  const shown = others.flatMap(({ name, label, control, choices }) => {
    // Of these only the keys are known here.
    if (typeof choices === "string") return [];
    const known = control === "choices" ? listOf(matter[name]) : [inWords(name, shownOf(control, matter[name]) ?? "")];
    const named = known.map((one) => choices?.find(({ value }) => value === one)?.label ?? one).join("; ");
    return named ? [{ name: label, value: control === "check" ? "Yes" : named, isWords: isInWords(control) }] : [];
  });
  const read = sourcesIn(document).map(({ name, url, checked }) => ({
    name: "Source",
    value: [name || url, checked ? `checked ${formatDate(checked)}` : "not checked yet"].join(", "),
    isWords: false,
  }));
  const title = heading && shownOf(heading.control, matter[heading.name]);
  return { title: title ?? "", beside: [...shown, ...read] };
}

const inWords = (name: string, value: string) => (name === "time" ? timeInWords(value) : value);

export function formNames(kind: ContentKind, typed: Typed): Record<string, string> {
  const entries = rowsOf(typed).flatMap(({ row }, index) => {
    const place = kindsOfContent[kind].sources === "many" ? `sources.${index}` : "source";
    return [
      [`${place}.name`, `${row}.name`],
      [`${place}.url`, `${row}.url`],
      [`${place}.checked`, row],
    ];
  });
  return {
    "document.body": typed.sections ? sectionName(0) : "body",
    sources: "source1.name",
    source: "source1.name",
    fits: "fits",
    signs: "signs",
    "source.name": "source1.name",
    "source.checked": "source1",
    "sources.0.checked": "source1",
    ...recurrenceNames(typed),
    "publication.source": "changeSource",
    "publication.date": "publishOn",
    "publication.time": "publishAt",
    ...Object.fromEntries(entries),
  };
}

function rowsOf(typed: Typed): { row: string; source: Source }[] {
  return sourceNames.flatMap((row) => {
    const value = typed[row];
    if (!isFilled(value)) return [];
    const checked = dateOf(value);
    const source = { name: textOf(within(value, "name")), url: textOf(within(value, "url")) };
    return [{ row, source: { ...source, ...(checked ? { checked } : {}) } }];
  });
}

export function sourcesIn({ matter: { source, sources } }: ContentDocument): Source[] {
  const known = z.array(z.object({ name: z.string(), url: z.string(), checked: z.string().optional() }));
  const { data = [] } = known.safeParse(sources ?? (source ? [source] : []));
  return data.map(({ checked, ...rest }) => ({ ...rest, ...(checked ? { checked } : {}) }));
}

function put(matter: Record<string, unknown>, name: string, value: unknown) {
  if (value === undefined) delete matter[name];
  else matter[name] = value;
}

function valueOf({ control, choices }: FieldOf, given: unknown): unknown {
  if (control === "choices") {
    const offered = Array.isArray(choices) ? choices.map(({ value }) => value) : Object.keys(Object(given));
    const chosen = offered.filter((value) => textOf(within(given, value)) === "on");
    return chosen.length > 0 ? chosen : undefined;
  }
  const typed = textOf(given);
  if (control === "check") return typed === "on";
  if (typed === "") return undefined;
  if (control === "line") return typed.replaceAll(/\s*\n\s*/g, " ");
  return control === "number" && /^\d+$/.test(typed) ? Number(typed) : typed;
}

function shownOf(control: FieldOf["control"], value: unknown): string | undefined {
  if (control === "check") return value === true ? "on" : undefined;
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}
