import type { DangerSignQuestionTable, WeekTable } from "../../db/schema/library.ts";
import type { SearchKind } from "../../contract/search/kinds.ts";
import type { Context } from "../context.ts";
import { listEvents } from "../events/events.ts";
import { shippedId } from "../identity.ts";
import { addDays } from "../pregnancies/calendar-date.ts";
import { today } from "../pregnancies/pregnancies.ts";
import appPages from "./app-pages.json" with { type: "json" };
import { otherNames } from "./synonyms.ts";

export interface Entry {
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
    ...screens,
  ];
}

const WHO = {
  pregnant: "pregnancy pregnant",
  afterBirth: "after birth",
  baby: "baby child",
  afterLoss: "after a loss, miscarriage",
};

async function questions({ db }: Reading): Promise<Entry[]> {
  const rows = await db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map(({ id, who, label, level, advice }) => ({
    ...nothingMore,
    kind: "dangerSign",
    id,
    title: label,
    summary: advice,
    text: "",
    otherNames: `${namesOf(id)}, ${WHO[who]}`,
    isAboutBaby: who === "baby",
    isDangerSign: true,
    question: { who, level },
  }));
}

async function symptoms({ db }: Reading): Promise<Entry[]> {
  const rows = await db.selectFrom("symptom").selectAll().orderBy("position").execute();
  return rows.map(({ id, name, summary, body, isDangerSign }) => ({
    ...nothingMore,
    kind: "symptom",
    id,
    title: name,
    summary,
    text: textOf(body),
    otherNames: namesOf(id),
    isAboutBaby: namesBaby(name),
    isDangerSign: isDangerSign === 1,
  }));
}

async function articles({ db }: Reading): Promise<Entry[]> {
  const columns = ["id", "title", "summary", "body", "categoryId"] as const;
  const rows = await db.selectFrom("article").select(columns).orderBy("number", "desc").execute();
  return rows.map(({ id, title, summary, body, categoryId }) => ({
    ...nothingMore,
    kind: "article",
    id,
    title,
    summary,
    text: textOf(body),
    otherNames: namesOf(id),
    isAboutBaby: namesBaby(title) || (BABY_CATEGORIES.has(categoryId) && !isAboutLoss(title)),
  }));
}

async function guidelines({ db }: Reading): Promise<Entry[]> {
  const rows = await db.selectFrom("guideline").selectAll().orderBy("position").execute();
  return rows.map(({ id, title, summary, body }) => ({
    ...nothingMore,
    kind: "guideline",
    id,
    title,
    summary,
    text: textOf(body),
    otherNames: namesOf(id),
    isAboutBaby: namesBaby(title),
  }));
}

async function weeks({ db }: Reading): Promise<Entry[]> {
  const rows = await db.selectFrom("week").selectAll().orderBy("stage", "desc").orderBy("number").execute();
  return rows.map(({ id, title, summary, body, stage, number }) => ({
    ...nothingMore,
    kind: "week",
    id,
    title: stage === "pregnancy" ? title : `${title} after birth`,
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
  return [...next.values()].toReversed().map(({ id, eventId, name, venue, description, date }) => ({
    ...nothingMore,
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

async function pages({ db }: Reading): Promise<Entry[]> {
  const rows = await db.selectFrom("contentPage").selectAll().orderBy("key").execute();
  return rows.map(({ key, title, body }) => ({
    ...nothingMore,
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
