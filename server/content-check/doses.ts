import type { ContentFiles } from "../domain/content/files.ts";
import type { Fact } from "./fact.ts";
import { SUBJECTS, type Subject } from "./subjects.ts";
import { referencesWithin, withoutTable } from "./table-references.ts";
import { factsOfTable } from "./table-facts.ts";
import { sentencesIn, textsOf } from "./texts.ts";

interface Finding extends Fact {
  said: Set<string>;
}

/** For a clinician's eyes: what the texts say in numbers, each fact once, by subject, those of the table of signs first. */
export function dosesOf(files: ContentFiles): string {
  const findings = new Map<string, Map<string, Finding>>(SUBJECTS.map(({ title }) => [title, new Map()]));
  const placesOfSigns = new Map<string, Set<string>>();
  for (const { key, paragraphs, sources } of textsOf(files, withoutTable)) {
    for (const paragraph of paragraphs) {
      const { signs, text } = referencesWithin(paragraph);
      for (const sign of signs) placesOfSigns.set(sign, (placesOfSigns.get(sign) ?? new Set<string>()).add(key));
      for (const { full, own } of sentencesOf(text)) {
        const subject = SUBJECTS.find(({ number, also }) => number.test(own) && also.test(own));
        const found = subject && findings.get(subject.title);
        if (!found) continue;
        const said = whatIsSaid(own, subject);
        const name = [...said].toSorted().join(" ");
        const known = found.get(name) ?? { sentence: full, said, places: [], sources: [] };
        found.set(name, added({ ...known, sentence: shorter(known.sentence, full) }, [key], sources));
      }
    }
  }
  const subjects = [
    { title: "The table of danger signs", facts: factsOfTable(placesOfSigns) },
    ...[...findings].map(([title, found]) => ({ title, facts: inOrder(withoutParts([...found.values()])) })),
  ];
  return written(subjects.filter(({ facts }) => facts.length > 0));
}

/** A sentence belongs to the smallest one that says all of it and more. */
function withoutParts(findings: Finding[]): Finding[] {
  const bySize = findings.toSorted((a, b) => b.said.size - a.said.size);
  const kept: Finding[] = [];
  for (const finding of bySize) {
    const place = kept.findLastIndex(({ said }) => finding.said.isSubsetOf(said));
    const holder = kept[place];
    if (holder) kept[place] = added(holder, finding.places, finding.sources);
    else kept.push(finding);
  }
  return kept;
}

function added(finding: Finding, places: string[], sources: Fact["sources"]): Finding {
  const byUrl = new Map([...finding.sources, ...sources].map((source) => [source.url, source]));
  return { ...finding, places: [...new Set([...finding.places, ...places])], sources: [...byUrl.values()] };
}

/** What the sentence says itself: not what it has from the table of signs. */
function whatIsSaid(own: string, { also }: Subject): Set<string> {
  const plain = inFigures(own.toLowerCase());
  const amounts = [...plain.matchAll(AMOUNTS)].map((words) => words.slice(1).filter(Boolean).join(" "));
  const things = plain.match(new RegExp(also.source, "gi")) ?? [];
  return new Set([...amounts, ...[...things, ...(plain.match(WORDS_THAT_COUNT) ?? [])].map(singular)]);
}

/** 'Under 60 mg' and '60 mg or more' are other amounts than '60 mg'. */
const AMOUNTS =
  /(?:\b(under|below|less than|fewer than|more than|over|beyond|at least|before) (?:about )?)?(\d[\d.]*)(?:[ -](?:full |whole )?(mg|milligram|microgram|ml|litre|unit|drop|tablet|dose|minute|hour|day|week|month|year|kg|kilogram|°c))?(?:s? or (more|less))?/g;

const WORDS_THAT_COUNT =
  /\b(?:now|today|hospital|call|cola|chai|tea|coffee|energy|calcium|iron|zinc|napp(?:y|ies)|breaths?|feeds?|waters|stools?|urine)\b/g;

function singular(word: string) {
  return word === "nappies" ? "nappy" : word.replace(/(?<=[a-z]{3})s$/, "");
}

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function inFigures(sentence: string) {
  return sentence.replaceAll(/\b[a-z]+\b/gi, (word) => {
    const figure = NUMBER_WORDS.indexOf(word.toLowerCase());
    return figure > 1 ? String(figure) : word;
  });
}

function sentencesOf(text: string) {
  return sentencesIn(text).map((sentence) => ({
    full: sentence.replaceAll(/[\uE000\uE001]/g, ""),
    own: sentence.replaceAll(/\uE000[^\uE001]*\uE001/g, "…"),
  }));
}

function shorter(one: string, other: string) {
  return one.length <= other.length ? one : other;
}

function inOrder<Each extends Fact>(facts: Each[]): Each[] {
  return facts.toSorted(
    (a, b) => firstNumber(a.sentence) - firstNumber(b.sentence) || (a.sentence < b.sentence ? -1 : 1),
  );
}

function firstNumber(sentence: string) {
  return Number(/\d+(?:\.\d+)?/.exec(inFigures(sentence))?.[0] ?? 0);
}

function written(subjects: { title: string; facts: Fact[] }[]) {
  const facts = subjects.flatMap(({ facts }) => facts);
  const sources = new Map(facts.flatMap((fact) => fact.sources.map((source) => [source.url, source] as const)));
  const urls = [...sources.keys()].toSorted();
  const numberOf = new Map(facts.map((fact, index) => [fact, index + 1]));
  const sections = subjects.flatMap(({ title, facts: own }) => [
    `## ${title}`,
    "",
    ...own.map((fact) => `${numberOf.get(fact)}. ${fact.sentence}`),
    "",
  ]);
  const references = facts.map((fact) => {
    const own = fact.sources.map(({ url }) => urls.indexOf(url) + 1).toSorted((a, b) => a - b);
    return `- ${numberOf.get(fact)}: ${fact.places.join(", ") || "the table alone"} [${own.join(", ")}]`;
  });
  return [
    "# Numbers, thresholds and doses in the texts",
    "",
    "Made by `npm run content:doses`: do not edit it. Each line is one fact: sentences with the same numbers, things and urgency, or with fewer of them, are one line. What texts take from the table of danger signs is in its first part alone. Below stands for each number which texts say it, and the sources of those texts.",
    "",
    ...sections,
    "## Where each stands, and the sources of those texts",
    "",
    ...references,
    "",
    "## Sources",
    "",
    ...urls.map((url, index) => {
      const { name = "", checked } = sources.get(url) ?? {};
      return `${index + 1}. ${name}${checked ? `, read ${checked}` : ""}: ${url}`;
    }),
    "",
  ].join("\n");
}
