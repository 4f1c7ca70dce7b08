import { SEARCH_KINDS, type SearchKind } from "../../contract/search/kinds.ts";
import type { Phase } from "../pregnancies/phase.ts";
import type { Hit } from "./hits.ts";
import type { Query } from "./query.ts";

/** After a loss she meets no baby unless she asks for one, or nothing else has that name. */
export function forReader(hits: Hit[], { terms }: Query, phase: Phase) {
  if (phase === "none") return hits;
  if (phase !== "afterLoss") return hits.filter(({ entry }) => entry.question?.who !== "afterLoss");
  const shown = hits.filter(({ entry }) => !entry.isHiddenAfterLoss);
  const asksForBaby = terms.some(({ phrases }) => phrases.some((phrase) => BABY.has(phrase.join(" "))));
  const hasOthers = shown.some(({ entry, isByName }) => isByName && !entry.isAboutBaby);
  return shown.filter(({ entry, isByName }) => !entry.isAboutBaby || (isByName && (asksForBaby || !hasOthers)));
}

const BABY = new Set(["baby", "week"]);

/** Danger signs lead, but where only their cause was asked for; the group of the best entry comes next. */
export function groupsOf(hits: Hit[], phase: Phase): { kind: SearchKind; hits: Hit[] }[] {
  const isAfterLoss = phase === "afterLoss";
  const nearest = (a: Hit, b: Hit) =>
    (isAfterLoss ? Number(a.entry.isAboutBaby) - Number(b.entry.isAboutBaby) : 0) || b.score - a.score;
  const leading = hits
    .filter(({ isLeading }) => isLeading)
    .toSorted((a, b) => urgencyOf(a, phase) - urgencyOf(b, phase) || (a.entry.question ? 0 : nearest(a, b)));
  const mentioned = leading.length === 0 ? [] : hits.filter((hit) => hit.entry.isDangerSign && !hit.isLeading);
  const signs = new Set([...leading, ...mentioned.toSorted(nearest)]);
  const others = SEARCH_KINDS.map((kind) => ({
    kind,
    hits: hits.filter((hit) => hit.entry.kind === kind && !signs.has(hit)).toSorted(nearest),
  }));
  const inOrder = others
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => (a.hits[0] && b.hits[0] ? nearest(a.hits[0], b.hits[0]) : 0));
  if (leading.length === 0) return inOrder;
  const group = { kind: "dangerSign" as const, hits: [...signs] };
  return leading.every(({ isByCause }) => isByCause) ? [...inOrder, group] : [group, ...inOrder];
}

const LEVELS = ["now", "today", "watch"] as const;
const WHO = ["pregnant", "afterBirth", "baby", "afterLoss"] as const;

function urgencyOf({ entry: { question, isAboutBaby } }: Hit, phase: Phase) {
  const own = ownOf(phase);
  const who = question?.who ?? (isAboutBaby ? "baby" : null);
  const place = who === null ? 0 : [...own, ...WHO.filter((each) => !own.includes(each))].indexOf(who);
  const level = question ? LEVELS.indexOf(question.level) : 0;
  const isOwn = own.length === 0 || who === null || own.includes(who);
  return (isOwn ? 0 : 100) + 10 * level + place + (question ? 0 : 0.5);
}

function ownOf(phase: Phase): (typeof WHO)[number][] {
  if (phase === "none") return [];
  if (phase === "afterLoss") return ["afterLoss"];
  if (phase.endsWith("Trimester")) return ["pregnant"];
  return phase === "newborn" ? ["afterBirth", "baby"] : ["baby", "afterBirth"];
}
