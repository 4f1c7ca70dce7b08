import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { say } from "../../contract/sentences/say.ts";
import { currentLanguage, speaking } from "../../language.ts";
import type { Context } from "../context.ts";
import { listEvents } from "../events/events.ts";
import { shippedId } from "../identity.ts";
import { inItsLanguage, languageOfText, type InLanguage } from "../translations/translations.ts";
import { isOfChild } from "../symptoms/readers.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { hasReminders } from "../reminders/channels.ts";
import appPages from "./app-pages.json" with { type: "json" };
import { entryOf, textOf, type Entry, type Own } from "./entry.ts";
import { otherNames } from "./synonyms.ts";

type Reading = Pick<Context, "db" | "settings" | "now" | "timeZone">;

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
    ...screens({ hasReminders: hasReminders(context), hasPush: context.push.publicKey !== null }),
  ];
}

const WHO = {
  pregnant: "pregnancy pregnant, حمل حاملہ",
  afterBirth: "after birth, پیدائش کے بعد",
  baby: "baby child, بچہ",
  afterLoss: "after a loss, miscarriage, حمل ضائع ہونا",
};

async function entriesOf<Row extends object>(
  context: Reading,
  all: { execute: () => Promise<Row[]> },
  idOf: (row: Row) => string,
  own: (said: Row & InLanguage, english: Row) => Own,
): Promise<Entry[]> {
  const rows = await all.execute();
  const said = await inItsLanguage(context, rows, idOf);
  return said.map((row, index) => entryOf(row, own(row, rows[index] ?? row)));
}

const byId = ({ id }: { id: string }) => id;

/** In another language a text is also found by its English title. */
const withEnglish = (names: string, title: string, said: string) => (title === said ? names : `${names}, ${title}`);

async function questions(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").orderBy("id");
  return entriesOf(context, all, byId, ({ id, who, label, level, advice }, english) => ({
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
  return entriesOf(context, all, byId, ({ id, name, summary, body, isDangerSign }, english) => ({
    kind: "symptom",
    id,
    title: name,
    summary,
    text: textOf(body),
    otherNames: withEnglish(namesOf(id), english.name, name),
    isAboutBaby: isOfChild(id) || namesBaby(english.name),
    isDangerSign: isDangerSign === 1,
  }));
}

async function articles(context: Reading): Promise<Entry[]> {
  const columns = ["id", "title", "summary", "body", "categoryId"] as const;
  const all = context.db.selectFrom("article").select(columns).orderBy("number", "desc");
  return entriesOf(context, all, byId, ({ id, title, summary, body, categoryId }, english) => ({
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
  return entriesOf(context, all, byId, ({ id, title, summary, body }, english) => ({
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
  return entriesOf(context, all, byId, ({ id, title, summary, body, stage, number, ...said }) => ({
    kind: "week",
    id,
    title: speaking(languageOfText(said), () =>
      (stage === "pregnancy" ? say.weekOfPregnancy : say.weekAfterBirth)({ title }),
    ),
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
  return [...next.values()].toReversed().map((event) =>
    entryOf(event, {
      kind: "event",
      id: event.id,
      title: event.name,
      summary: event.venue,
      text: textOf(event.description),
      isAboutBaby: about.get(event.eventId) === "baby",
      isHiddenAfterLoss: about.get(event.eventId) !== null,
      date: event.date,
    }),
  );
}

async function pages(context: Reading): Promise<Entry[]> {
  const all = context.db.selectFrom("contentPage").selectAll().orderBy("key");
  return entriesOf(
    context,
    all,
    ({ key }) => key,
    ({ key, title, body }, english) => ({
      kind: "page",
      id: key,
      title,
      summary: "",
      text: textOf(body),
      otherNames: withEnglish("", english.title, title),
    }),
  );
}

function screens({ hasReminders: areOffered, hasPush }: { hasReminders: boolean; hasPush: boolean }): Entry[] {
  const language = currentLanguage();
  const shown = appPages.filter(
    ({ needsReminders = false, needsPush = false }) => (areOffered || !needsReminders) && (hasPush || !needsPush),
  );
  return shown.map(({ path, names: called, isAboutBaby = false, isDangerSign = false, ur, ...english }) => {
    const { title, summary } = { en: english, ur }[language];
    const names = language === FIRST_LANGUAGE ? called : `${called}, ${english.title}`;
    return entryOf(
      {},
      { kind: "page", id: path, title, summary, text: "", otherNames: names, isAboutBaby, isDangerSign },
    );
  });
}

function namesBaby(title: string) {
  return /\b(bab(y|ies)|newborn|child(ren)?|nappy|colic)\b/i.test(title) && !isAboutLoss(title);
}

function isAboutLoss(title: string) {
  return /\b(loss|losing|lost)\b/i.test(title);
}
