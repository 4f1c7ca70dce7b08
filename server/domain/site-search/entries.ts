import type { DangerSignQuestionTable, WeekTable } from "../../db/schema/library.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { SearchKind } from "../../contract/search/kinds.ts";
import type { Context } from "../context.ts";
import { listEvents } from "../events/events.ts";
import { currentLanguage } from "../../language.ts";
import { shippedId } from "../identity.ts";
import { inItsLanguage, languageOfText, type InLanguage } from "../translations/translations.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import appPages from "./app-pages.json" with { type: "json" };
import { otherNames } from "./synonyms.ts";

export interface Entry extends Pick<InLanguage, "textLanguage"> {
  kind: SearchKind;
  id: string;
  title: string;
  summary: string;
  text: string;
  /** Words by which it is found as by its title. */
  otherNames: string;
  isAboutBaby: boolean;
  /** Of events about a pregnancy or a baby: the event's page is not shown to her after a loss. */
  isHiddenAfterLoss: boolean;
  isDangerSign: boolean;
  question: Pick<DangerSignQuestionTable, "who" | "level"> | null;
  week: Pick<WeekTable, "stage" | "number"> | null;
  /** YYYY-MM-DD, the first day of an event. */
  date: string | null;
}

type Reading = Pick<Context, "db" | "now" | "timeZone">;

const plain = { otherNames: "", isAboutBaby: false, isHiddenAfterLoss: false, isDangerSign: false };
const nothingMore = { ...plain, question: null, week: null, date: null };

const names = new Map(
  [...otherNames].map(([place, list]) => {
    const [kind = "", key = ""] = place.split("/");
    return [shippedId(kind, key), list];
  }),
);
const namesOf = (id: string) => names.get(id) ?? "";

const BABY_CATEGORIES = new Set(["newborn", "feeding", "growing"].map((key) => shippedId("category", key)));

export async function readEntries(context: Context): Promise<Entry[]> {
  return [
    ...(await questions(context)),
    ...(await symptoms(context)),
    ...(await articles(context)),
    ...(await guidelines(context)),
    ...(await weeks(context)),
    ...(await comingEvents(context)),
    ...(await pages(context)),
    ...screens.map((screen) => ({
      ...screen,
      ...(currentLanguage() === FIRST_LANGUAGE ? {} : { textLanguage: FIRST_LANGUAGE }),
    })),
  ];
}

const WHO = {
  pregnant: "pregnancy pregnant, حمل حاملہ",
  afterBirth: "after birth, پیدائش کے بعد",
  baby: "baby child, بچہ",
  afterLoss: "after a loss, miscarriage, حمل ضائع ہونا",
};

const AFTER_BIRTH: Record<LanguageCode, (title: string) => string> = {
  en: (title) => `${title} after birth`,
  ur: (title) => `پیدائش کے بعد: ${title}`,
};

/** A row in English, and as the reader gets it. */
interface Said<Row> {
  english: Row;
  said: Row & InLanguage;
}

async function saidOf<Row extends object>(context: Reading, rows: Row[], idOf: (row: Row) => string) {
  const said = await inItsLanguage(context, rows, idOf);
  return rows.flatMap((english, index): Said<Row>[] => {
    const one = said[index];
    return one ? [{ english, said: one }] : [];
  });
}

function textLanguageOf({ textLanguage }: InLanguage) {
  return textLanguage === undefined ? {} : { textLanguage };
}

/** In another language a text is also found by its English title. */
const withEnglish = (names: string, title: string, said: string) => (title === said ? names : `${names}, ${title}`);

async function questions(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").orderBy("id");
  const rows = await saidOf(context, await all.execute(), ({ id }) => id);
  return rows.map(({ english, said: { id, who, label, level, advice, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "dangerSign",
    id,
    title: label,
    summary: advice,
    text: "",
    otherNames: withEnglish(`${namesOf(id)}, ${WHO[who]}`, english.label, label),
    isAboutBaby: who === "baby",
    isDangerSign: true,
    question: { who, level },
  }));
}

async function symptoms(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("symptom").selectAll().orderBy("position");
  const rows = await saidOf(context, await all.execute(), ({ id }) => id);
  return rows.map(({ english, said: { id, name, summary, body, isDangerSign, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "symptom",
    id,
    title: name,
    summary,
    text: textOf(body),
    otherNames: withEnglish(namesOf(id), english.name, name),
    isAboutBaby: namesBaby(english.name),
    isDangerSign: isDangerSign === 1,
  }));
}

async function articles(context: Reading): Promise<Entry[]> {
  const columns = ["id", "title", "summary", "body", "categoryId"] as const;
  const all = context.db.selectFrom("article").select(columns).orderBy("number", "desc");
  const rows = await saidOf(context, await all.execute(), ({ id }) => id);
  return rows.map(({ english, said: { id, title, summary, body, categoryId, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "article",
    id,
    title,
    summary,
    text: textOf(body),
    otherNames: withEnglish(namesOf(id), english.title, title),
    isAboutBaby: namesBaby(english.title) || (BABY_CATEGORIES.has(categoryId) && !isAboutLoss(english.title)),
  }));
}

async function guidelines(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("guideline").selectAll().orderBy("position");
  const rows = await saidOf(context, await all.execute(), ({ id }) => id);
  return rows.map(({ english, said: { id, title, summary, body, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "guideline",
    id,
    title,
    summary,
    text: textOf(body),
    otherNames: withEnglish(namesOf(id), english.title, title),
    isAboutBaby: namesBaby(english.title),
  }));
}

async function weeks(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("week").selectAll().orderBy("stage", "desc").orderBy("number");
  const rows = await saidOf(context, await all.execute(), ({ id }) => id);
  return rows.map(({ said: { id, title, summary, body, stage, number, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "week",
    id,
    title: stage === "pregnancy" ? title : AFTER_BIRTH[languageOfText(said)](title),
    summary,
    text: textOf(body),
    otherNames: stage === "pregnancy" ? `${number} weeks, pregnancy` : `${number} weeks, baby`,
    isAboutBaby: true,
    week: { stage, number },
  }));
}

async function comingEvents(context: Context): Promise<Entry[]> {
  const from = today(context);
  const rows = await listEvents(context, null, { from, to: addDays(from, 366) });
  const about = new Map(
    (await context.db.selectFrom("event").select(["id", "about"]).execute()).map((row) => [row.id, row.about]),
  );
  const next = new Map(rows.toReversed().map((row) => [row.eventId, row]));
  return [...next.values()].toReversed().map(({ id, eventId, name, venue, description, date, ...said }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    kind: "event",
    id,
    title: name,
    summary: venue,
    text: textOf(description),
    isAboutBaby: about.get(eventId) === "baby",
    isHiddenAfterLoss: about.get(eventId) !== null,
    date,
  }));
}

async function pages(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("contentPage").selectAll().orderBy("key");
  const rows = await saidOf(context, await all.execute(), ({ key }) => key);
  return rows.map(({ english, said: { key, title, body, ...said } }) => ({
    ...nothingMore,
    ...textLanguageOf(said),
    otherNames: withEnglish("", english.title, title),
    kind: "page",
    id: key,
    title,
    summary: "",
    text: textOf(body),
  }));
}

const screens = appPages.map(
  ({ path, title, summary, names: called, isAboutBaby = false, isDangerSign = false }): Entry => ({
    ...nothingMore,
    kind: "page",
    id: path,
    title,
    summary,
    text: "",
    otherNames: called,
    isAboutBaby,
    isDangerSign,
  }),
);

/** Stored texts are clean, so their tags need no parser, which would take ten times as long. */
function textOf(cleanHtml: string) {
  return cleanHtml
    .replaceAll(/(?<![.?!:])<\/h[1-6]>/g, ": ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function namesBaby(title: string) {
  return /\b(bab(y|ies)|newborn|child(ren)?|nappy|colic)\b/i.test(title) && !isAboutLoss(title);
}

function isAboutLoss(title: string) {
  return /\b(loss|losing|lost)\b/i.test(title);
}
