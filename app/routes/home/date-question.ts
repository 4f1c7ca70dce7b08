import { href } from "react-router";
import { partsOf } from "../../forms/date-parts.ts";
import { m } from "../../messages/m.ts";

const DAY = 86_400_000;

export type DateMeaning = "period" | "due" | "birth";

const questions = {
  period: {
    field: "lastMenstrualPeriod",
    label: m.fieldLastPeriod(),
    title: m.homeWhichWeek(),
    register: href("/register"),
    exampleDays: -174,
    others: ["due", "birth"],
  },
  due: {
    field: "dueDate",
    label: m.homeYourDueDate(),
    title: m.homeWhichWeek(),
    register: href("/register"),
    exampleDays: 106,
    others: ["period", "birth"],
  },
  birth: {
    field: "babyBirthDate",
    label: m.fieldBirthDate(),
    title: m.homeHowOld(),
    register: `${href("/register")}?type=postPartum`,
    exampleDays: -24,
    others: ["period", "due"],
  },
} as const;

const ways = { period: m.homeKnowPeriod(), due: m.homeKnowDue(), birth: m.babyIsBorn() };

export type DateQuestion = ReturnType<typeof dateQuestion>;
export type DateFieldName = (typeof questions)[DateMeaning]["field"];

export function meaningAt(url: URL): DateMeaning {
  const asked = url.searchParams.get("date");
  return asked === "due" || asked === "birth" ? asked : "period";
}

/** @param today `YYYY-MM-DD` @param page where the other meanings of the date are chosen */
export function dateQuestion(meaning: DateMeaning, today: string, page: "/" | "/your-week") {
  const { field, label, title, others } = questions[meaning];
  return {
    field,
    label,
    title,
    hint: exampleOf(meaning, today),
    sendTo: addressOf(href("/your-week"), meaning),
    others: others.map((other) => ({ words: ways[other], to: addressOf(page, other) })),
  };
}

export function exampleOf(meaning: DateMeaning, today: string): string {
  const example = partsOf(
    new Date(Date.parse(today) + questions[meaning].exampleDays * DAY).toISOString().slice(0, 10),
  );
  return example ? m.homeDateExample(example) : "";
}

export function registrationOf(meaning: DateMeaning): string {
  return questions[meaning].register;
}

export function fieldOf(meaning: DateMeaning): DateFieldName {
  return questions[meaning].field;
}

function addressOf(path: string, meaning: DateMeaning) {
  return meaning === "period" ? path : `${path}?date=${meaning}`;
}
