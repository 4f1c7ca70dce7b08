import { negationsIn } from "../../../contract/content/negations.ts";
import type { ContentDocument } from "../documents.ts";
import { quantitiesIn } from "./quantities.ts";
import { statementsOf, type Statement } from "./statements.ts";
import { timesIn, withoutWaiting } from "./urgency.ts";

export interface Risk {
  what: "dose" | "urgency" | "negation";
  before: string | null;
  after: string | null;
  /** Of a translation, what the English says there; then null before means that readers have the English. */
  english?: string;
}

/** Of the words of a sentence, so many are in another if that says the same in other words. */
const SAME_SENTENCE = 0.5;
/** Of the words of two sentences, so many are in both if one only denies the other. */
const NEARLY_SAME = 0.67;
/** Of the words of a danger sign, so many have to stay. */
const SAME_SIGN = 0.67;

/** Doses and thresholds that changed or vanished, lowered urgencies, and a 'no' that came or went. Raised urgencies are no risk. */
export function risksOf(before: ContentDocument, after: ContentDocument): Risk[] {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  const risks = [...risksOfFields(before, after), ...risksOfStatements(old, now)];
  return risks.filter((risk, index) => risks.findIndex((other) => isSame(risk, other)) === index);
}

export function isSame(one: Risk, other: Risk): boolean {
  return one.what === other.what && one.before === other.before && one.after === other.after;
}

const LEVELS = ["watch", "today", "now"];
const URGENCIES = ["next visit", "today", "now"];

/** Of a question for other readers those of before are not asked any more. */
function isOther(before: unknown, after: unknown) {
  return before !== after;
}

const FIELDS: {
  field: string;
  label: string;
  what?: Risk["what"];
  isLowered: (before: unknown, after: unknown) => boolean;
}[] = [
  { field: "isDangerSign", label: "It is a danger sign", isLowered: (before, after) => before === true && !after },
  {
    field: "level",
    label: "How soon",
    isLowered: (before, after) => LEVELS.indexOf(String(after)) < LEVELS.indexOf(String(before)),
  },
  {
    field: "urgency",
    label: "How urgent",
    isLowered: (before, after) => URGENCIES.indexOf(String(after)) < URGENCIES.indexOf(String(before)),
  },
  { field: "threshold", label: "Threshold", what: "dose", isLowered: isOther },
  { field: "enough", label: "As it should be", what: "dose", isLowered: isOther },
  { field: "who", label: "Who is asked", isLowered: isOther },
  { field: "at", label: "Only at this age", isLowered: isOther },
  { field: "unit", label: "Age is counted in", what: "dose", isLowered: isOther },
  { field: "from", label: "From", what: "dose", isLowered: isOther },
  { field: "to", label: "To", what: "dose", isLowered: isOther },
  { field: "usefulTo", label: "Worth making up to", what: "dose", isLowered: isOther },
  { field: "gap", label: "Least time since the dose before", what: "dose", isLowered: isOther },
  { field: "helpline", label: "Numbers to call beside it", isLowered: (before, after) => !!before && before !== after },
];

function risksOfFields({ matter: before }: ContentDocument, { matter: after }: ContentDocument): Risk[] {
  const said = (label: string, value: unknown) => `${label}: ${fieldInWords(value)}`;
  return FIELDS.filter(({ field, isLowered }) => isLowered(before[field], after[field])).map(
    ({ field, label, what = "urgency" }) => ({
      what,
      before: said(label, before[field]),
      after: said(label, after[field]),
    }),
  );
}

function fieldInWords(value: unknown) {
  if (value === true) return "yes";
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : "no";
}

function risksOfStatements(before: Statement[], after: Statement[]): Risk[] {
  const left = [...after];
  const pairs: { old: Statement; same?: Statement | undefined }[] = [];
  for (const old of before.toSorted((a, b) => b.urgency - a.urgency)) {
    const key = keyOf(old.text);
    const same = left.filter(({ text }) => keyOf(text) === key).toSorted((a, b) => b.urgency - a.urgency)[0];
    if (same) left.splice(left.indexOf(same), 1);
    pairs.push({ old, same });
  }
  const compared = pairs.map(({ old, same }) => ({ old, same, near: same ? undefined : nearest(old, left) }));
  const risks = compared.flatMap(({ old, same, near }) => {
    if (!same) return risksOfChange(old, near ?? sameAmounts(old, left));
    return same.urgency < old.urgency ? [{ what: "urgency" as const, ...sidesOf(old, same) }] : [];
  });
  const inOtherWords = new Set(compared.map(({ near }) => near?.statement));
  const added = left.filter((statement) => !inOtherWords.has(statement) && statement.urgency < 3);
  const doses = added.filter(({ text }) => quantitiesIn(text).isOfMedicine);
  return [...risks, ...doses.map(({ text }) => ({ what: "dose" as const, before: null, after: text }))];
}

function risksOfChange(old: Statement, found: Near | undefined): Risk[] {
  const { said } = quantitiesIn(old.text);
  if (old.urgency === 0 && said.length === 0) return risksOfNegation(old, found);
  const lost = { before: textOf(old), after: null };
  if (!found) return [{ what: old.urgency > 0 ? "urgency" : "dose", ...lost }];
  const now = found.statement;
  const sides = sidesOf(old, now);
  const isOtherDose = said.join("; ") !== quantitiesIn(now.text).said.join("; ") && said.length > 0;
  const isLowered =
    now.urgency < old.urgency ||
    timesIn(now.text).some((time) => time < old.urgency && !timesIn(old.text).includes(time)) ||
    (old.urgency > 1 && found.shareKept < SAME_SIGN);
  const isTurned = countNegations(old.text) !== countNegations(now.text);
  return [
    ...(isOtherDose || (isTurned && said.length > 0) ? [{ what: "dose" as const, ...sides }] : []),
    ...(isLowered || (isTurned && said.length === 0) ? [{ what: "urgency" as const, ...sides }] : []),
  ];
}

function risksOfNegation(old: Statement, found: Near | undefined): Risk[] {
  if (!found || found.alike < NEARLY_SAME) return [];
  const { statement: now } = found;
  return countNegations(old.text) === countNegations(now.text) ? [] : [{ what: "negation", ...sidesOf(old, now) }];
}

interface Near {
  statement: Statement;
  shareKept: number;
  alike: number;
}

function nearest(old: Statement, among: Statement[]): Near | undefined {
  const words = wordsOf(old);
  const ranked = among.map((statement) => {
    const others = wordsOf(statement);
    const common = [...words].filter(
      (word) => others.has(word) || [...others].some((other) => isOneLetterOff(word, other)),
    ).length;
    const shareKept = words.size === 0 ? Number(others.size === 0) : common / words.size;
    return { statement, shareKept, alike: common / Math.max(1, words.size + others.size - common) };
  });
  const [best] = ranked.toSorted((a, b) => b.alike - a.alike || b.shareKept - a.shareKept);
  return best && best.shareKept >= SAME_SENTENCE ? best : undefined;
}

/** A title in other words, such as of a week, says the same number. */
function sameAmounts(old: Statement, among: Statement[]): Near | undefined {
  const said = quantitiesIn(old.text).said.join("; ");
  if (said === "" || old.urgency > 0) return undefined;
  const statement = among.find(({ text }) => quantitiesIn(text).said.join("; ") === said);
  return statement && { statement, shareKept: 1, alike: 1 };
}

function sidesOf(old: Statement, now: Statement) {
  return { before: textOf(old, old.under !== now.under), after: textOf(now, old.under !== now.under) };
}

function textOf({ text, under }: Statement, isMoved = true) {
  return under && isMoved ? `${under}: ${text}` : text;
}

function keyOf(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}:%°.]+/gu, " ")
    .replaceAll(/[.:]+(?= |$)/g, "")
    .trim();
}

const STOP = new Set(
  "the a an and or of to in on at for from with by it is are be was were as this that these those your you her his their they them she he we our us if when while so but than then there here can may will would should also too very more less most some any all each every one two day days week weeks month months hour hours time times now today tonight once immediately away next visit tomorrow soon not never no don't do does below under above over least".split(
    " ",
  ),
);

const known = new WeakMap<Statement, Set<string>>();

function wordsOf(statement: Statement): Set<string> {
  const words = known.get(statement) ?? wordsIn(statement.text);
  known.set(statement, words);
  return words;
}

function wordsIn(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/\p{L}[\p{L}']*/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !STOP.has(word)).map((word) => word.replace(/(?<=\w{3})s$/, "")),
  );
}

function isOneLetterOff(word: string, other: string): boolean {
  if (word.length < 4 || Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  const [rest, others] = [word.slice(same), other.slice(same)];
  return rest.slice(1) === others.slice(1) || rest.slice(1) === others || rest === others.slice(1);
}

const BOUNDS = /\b(no|not) (more|less|fewer) than\b/gi;

function countNegations(text: string): number {
  return negationsIn(withoutWaiting(text).replaceAll(BOUNDS, " ")).length;
}
