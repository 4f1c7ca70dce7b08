import type { Context as Request } from "hono";
import { GROWTH_KINDS } from "../../contract/growth/kinds.ts";
import { languageOf } from "../../contract/languages.ts";
import { say } from "../../contract/sentences/say.ts";
import { called } from "../../domain/children/called.ts";
import type { Child } from "../../domain/children/children.ts";
import { dayInWords, dayOfMonthInWords } from "../../domain/day-words.ts";
import { hasArm } from "../../domain/growth/measured.ts";
import { measuresOf } from "../../domain/growth/readings.ts";
import { growthKindWords, measuredInWords } from "../../domain/growth/words.ts";
import type { PlanItem } from "../../domain/plan/items.ts";
import { vaccinesOf } from "../../domain/plan/plan.ts";
import { planRulesOf } from "../../domain/plan/stored-rules.ts";
import { today } from "../../domain/pregnancies/pregnancies.ts";
import { currentLanguage } from "../../language.ts";
import { favicon } from "../../pictures/mark.ts";
import type { Handout } from "../../ports/pdf/handout.ts";
import type { ApiEnvironment } from "../environment.ts";

type Table = NonNullable<Handout["tables"]>[number];

export async function childCard({ var: { context, app } }: Request<ApiEnvironment>, child: Child): Promise<Handout> {
  const language = currentLanguage();
  const vaccines = await vaccinesOf(context, child);
  const isUnreviewed = (await planRulesOf(context)).ofChild.some((rule) => rule.isUnreviewed);
  const sources = new Map(vaccines.flatMap(({ source }) => (source ? [[source.url, source]] : [])));
  return {
    layout: "visit-card",
    language,
    direction: languageOf(language).direction,
    unreviewed: isUnreviewed ? unreviewedCard(context.publicOrigin) : undefined,
    title: say.childCard(),
    summary: say.childCardSummary(),
    updatedOn: today(context),
    author: app.name,
    mark: favicon(),
    words: { sources: say.paperSources(), note: say.paperNote({ app: app.name }) },
    parts: [
      { heading: say.childCardAbout(), facts: factsOf(child), questions: [say.childCardCentre()] },
      { heading: say.childCardDanger(), text: say.childCardDangerText({ number: app.emergencyNumber }) },
    ],
    tables: [vaccineTable(vaccines), await measureTable(context, child)],
    sources: [...sources.values()].map(({ name, url }) => ({ name, url })),
  };
}

function unreviewedCard(publicOrigin: string | undefined) {
  const original = publicOrigin && `${publicOrigin}/children`;
  return { words: say.paperUnreviewed({ address: original?.replace(/^https?:\/\//, "") ?? "/children" }), original };
}

function factsOf(child: Child) {
  const { birthDate, sex, gestationDays: days } = child;
  return [
    { label: say.childCardName(), value: called(child) },
    { label: say.childCardBorn(), value: dayInWords(birthDate) },
    ...(sex ? [{ label: say.childCardSex(), value: sex === "girl" ? say.childGirl() : say.childBoy() }] : []),
    ...(days === null
      ? []
      : [
          {
            label: say.childCardGestation(),
            value: say.childGestation({ count: Math.floor(days / 7), days: days % 7 }),
          },
        ]),
  ];
}

function vaccineTable(vaccines: readonly PlanItem[]): Table {
  return {
    heading: say.childCardVaccines(),
    columns: [
      say.childCardVaccine(),
      say.childCardContents(),
      say.childCardDue(),
      say.childCardGiven(),
      say.childCardBatch(),
    ],
    wide: 1,
    rows: vaccines.map((item) => [
      item.name,
      item.about,
      dueOf(item),
      item.doneOn ? together(dayInWords(item.doneOn)) : "",
      "",
    ]),
  };
}

function dueOf({ status, from, until, movedTo, canStillGo }: PlanItem): string {
  if (status === "done") return "";
  if (status === "missed" && canStillGo) return say.childCardLate();
  if (movedTo) return together(dayInWords(movedTo));
  return say.paperVisitDays({ from: together(dayOfMonthInWords(from)), until: together(dayInWords(until)) });
}

const DAYS_SHOWN = 5;
const EMPTY_ROWS = 3;

async function measureTable(context: Request<ApiEnvironment>["var"]["context"], child: Child): Promise<Table> {
  const readings = await measuresOf(context, child);
  const isWithArm = hasArm(child, today(context)) || readings.some(({ kind }) => kind === "arm");
  const kinds = GROWTH_KINDS.filter((kind) => kind !== "arm" || isWithArm);
  const days = [...new Set(readings.map(({ date }) => date))].slice(0, DAYS_SHOWN).toReversed();
  const measured = days.map((day) => [
    together(dayInWords(day)),
    ...kinds.map((kind) => {
      const reading = readings.find(({ kind: of, date }) => of === kind && date === day);
      return reading ? measuredInWords(reading) : "";
    }),
  ]);
  const empty = Array.from({ length: EMPTY_ROWS }, () => ["", ...kinds.map(() => "")]);
  return {
    heading: say.childCardMeasures(),
    columns: [say.childCardDay(), ...kinds.map((kind) => growthKindWords[kind]())],
    wide: 0,
    rows: [...measured, ...empty],
  };
}

const together = (day: string) => day.replace(" ", "\u00A0");
