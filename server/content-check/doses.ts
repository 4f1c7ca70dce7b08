import type { ContentFiles } from "../domain/content/files.ts";
import { referencesWithin, withoutTable } from "./table-references.ts";
import { factsOfTable } from "./table-facts.ts";
import { sentencesIn, textsOf } from "./texts.ts";

/** What one or more texts say, in the words of the shortest sentence. */
export interface Fact {
  sentence: string;
  /** `kind/key` of every text that says it. */
  places: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}

interface Finding extends Fact {
  /** Its numbers, things and urgency. */
  said: Set<string>;
}

const NUMBER = String.raw`(?:\d[\d.,]*|half|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const AMOUNT = String.raw`\b${NUMBER}(?:(?: to | or |-|–)${NUMBER})?(?: or (?:more|less))?(?: full| wet| soaked| an| a)? ?`;

function amountOf(units: string, before = "") {
  return new RegExp(String.raw`${before}${AMOUNT}(?:${units})\b`, "i");
}

/** A sentence belongs to the first that fits. `also` must stand in the sentence, too. */
const SUBJECTS: { title: string; number: RegExp; also: RegExp }[] = [
  {
    title: "Temperature",
    number: /\d ?(?:°|degrees)/i,
    also: /\b(?:fever|hot|cold|temperature|now|today|seen|birth)\b|\d °C or more/i,
  },
  {
    title: "Bleeding and the afterbirth",
    number: /\b(?:(?:an|every|half an) hour|\d+ (?:minutes|hours)|(?:size of|large as) an egg)\b/i,
    also: /\b(?:pads?|clots?|bleed\w*|afterbirth|placenta)\b/i,
  },
  {
    title: "Vaccines",
    number: amountOf(String.raw`(?:\w+ )?(?:doses?|hours?|days?|weeks?|months?|years?|times|injections?)`),
    also: /\b(?:vaccin\w*|BCG|polio|OPV|IPV|tetanus|measles|rotavirus|pentavalent|pneumococcal|hepatitis B)\b/i,
  },
  {
    title: "Medicines, minerals and fluids",
    number: amountOf(
      String.raw`mg|milligrams?|mcg|micrograms?|g|grams?|ml|litres?|IU|units|drops|capsules?|level|(?:tea)?spoons?|teaspoons every|(?:\w+ )?(?:tablets?|doses?|days|hours|sachets?|pinches)`,
    ),
    also: /\b(?:mg|milligrams?|micrograms?|tablets?|doses?|medicines?|iron|folic|calcium|vitamin|zinc|ORS|paracetamol|aspirin|ibuprofen|antibiotics?|drops|capsules?|injections?|syrup|iodine|caffeine|antacid|ml|honey|emergency pill|coils?|anti-D)\b/i,
  },
  {
    title: "Weight, blood pressure and blood",
    number: new RegExp(
      String.raw`${AMOUNT}(?:kg|kilos?|kilograms?|grams?|mmHg|mmol|g/dl|percent|%)|\b\d{2,3}/\d{2,3}\b`,
      "i",
    ),
    also: /./,
  },
  {
    title: "Breathing, feeds and nappies",
    number: amountOf("(?:gentle )?breaths|nappies|feeds|times|hours(?: between)?"),
    also: /\b(?:breaths?|breathes?|nappies|feeds?|breastfeeds?|baby stirs)\b/i,
  },
  {
    title: "Milk, water and food that is kept",
    number: amountOf("hours?|days|minutes?|degrees|°C"),
    also: /\b(?:fridge|cool bag|room up to|hot room|breast milk|formula|leftovers?|germ-free|boil\w*|counter|eaten|cook fresh)\b/i,
  },
  {
    title: "Times after which to act",
    number: amountOf("minutes?|hours?", "(?:within|after|for|than|every|last|over|up to|lasts?|to|wait|least|first) "),
    also: /\b(?:now|today|hospital|doctor|midwife|call|labour|tighten\w*|contractions|waters?|vomit\w*|urine|fits?|burns?|bite|nosebleed|swallow\w*|cord|sugar test|attention|trip|(?:first )?bath|stay|burns?)\b/i,
  },
];

/** For a clinician's eyes: what the texts say in numbers, each fact once, by subject, those of the table of signs first. */
export function dosesOf(files: ContentFiles): string {
  const findings = new Map<string, Map<string, Finding>>(SUBJECTS.map(({ title }) => [title, new Map()]));
  const placesOfSigns = new Map<string, Set<string>>();
  for (const { key, paragraphs, sources } of textsOf(files, withoutTable)) {
    for (const paragraph of paragraphs) {
      const { signs, text } = referencesWithin(paragraph);
      for (const sign of signs) placesOfSigns.set(sign, (placesOfSigns.get(sign) ?? new Set()).add(key));
      for (const { whole, own } of sentencesOf(text)) {
        const subject = SUBJECTS.find(({ number, also }) => number.test(own) && also.test(own));
        const found = subject && findings.get(subject.title);
        if (!found) continue;
        const said = whatIsSaid(own, subject);
        const name = [...said].toSorted().join(" ");
        const known = found.get(name) ?? { sentence: whole, said, places: [], sources: [] };
        found.set(name, added({ ...known, sentence: shorter(known.sentence, whole) }, [key], sources));
      }
    }
  }
  const subjects = [
    { title: "The table of danger signs", facts: factsOfTable(placesOfSigns) },
    ...[...findings].map(([title, found]) => ({ title, facts: inOrder(whole([...found.values()])) })),
  ];
  return written(subjects.filter(({ facts }) => facts.length > 0));
}

/** A sentence belongs to the smallest one that says all of it and more. */
function whole(findings: Finding[]): Finding[] {
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
function whatIsSaid(own: string, { also }: (typeof SUBJECTS)[number]): Set<string> {
  const plain = inFigures(own.toLowerCase());
  const amounts = [...plain.matchAll(AMOUNTS)].map(([, number = "", unit = ""]) => `${number} ${unit}`.trim());
  const things = plain.match(new RegExp(also.source, "gi")) ?? [];
  return new Set([...amounts, ...[...things, ...(plain.match(WORDS_THAT_COUNT) ?? [])].map(singular)]);
}

const AMOUNTS =
  /(\d[\d.]*)(?:[ -](?:full |whole )?(mg|milligram|microgram|ml|litre|unit|drop|tablet|dose|minute|hour|day|week|month|year|kg|kilogram|°c))?/g;

const WORDS_THAT_COUNT =
  /\b(?:now|today|hospital|call|under|below|less|fewer|more|over|before|cola|chai|tea|coffee|energy|calcium|iron|zinc|napp(?:y|ies)|breaths?|feeds?|waters|stools?|urine)\b/g;

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
    whole: sentence.replaceAll(/[\uE000\uE001]/g, ""),
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

/** The facts are read; where each stands and rests is looked up below by its number. */
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
