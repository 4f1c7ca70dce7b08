import type { ContentFiles } from "../domain/content/files.ts";
import { sentencesIn, textsOf } from "./texts.ts";

interface Finding {
  /** The shortest of those that say the same. */
  sentence: string;
  keys: string[];
  urls: string[];
}

const KEYS_SHOWN = 6;

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
      String.raw`mg|milligrams?|mcg|micrograms?|ml|litres?|IU|units|drops|capsules?|level|(?:tea)?spoons?|(?:\w+ )?(?:tablets?|doses?|days|hours|sachets?|pinches)`,
    ),
    also: /\b(?:mg|milligrams?|micrograms?|tablets?|doses?|medicines?|iron|folic|calcium|vitamin|zinc|ORS|paracetamol|aspirin|ibuprofen|antibiotics?|drops|capsules?|injections?|syrup|iodine|caffeine|antacid)\b/i,
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
    number: amountOf("(?:gentle )?breaths|nappies|feeds|times"),
    also: /\b(?:breath\w*|nappies|feeds?|breastfeeds?)\b/i,
  },
  {
    title: "Times after which to act",
    number: amountOf("minutes?|hours?", "(?:within|after|for|than|every|last|over|up to|lasts?|to) "),
    also: /\b(?:now|today|hospital|doctor|midwife|call|labour|tighten\w*|contractions|waters?|vomit\w*|urine|fits?|burns?|bite|nosebleed|swallow\w*|cord|sugar test)\b/i,
  },
];

/** For a clinician's eyes: what the texts say in numbers, each sentence once, by subject. */
export function dosesOf(files: ContentFiles): string {
  const findings = new Map<string, Map<string, Finding>>(SUBJECTS.map(({ title }) => [title, new Map()]));
  const names = new Map<string, string>();
  for (const { key, paragraphs, sources } of textsOf(files)) {
    for (const { url, name, checked } of sources) names.set(url, checked ? `${name}, read ${checked}` : name);
    for (const sentence of paragraphs.flatMap(sentencesIn)) {
      const subject = SUBJECTS.find(({ number, also }) => number.test(sentence) && also.test(sentence));
      const found = subject && findings.get(subject.title);
      if (!found) continue;
      const said = whatIsSaid(sentence, subject);
      const known = found.get(said) ?? { sentence, keys: [], urls: [] };
      found.set(said, {
        sentence: known.sentence.length <= sentence.length ? known.sentence : sentence,
        keys: [...new Set([...known.keys, key])],
        urls: [...new Set([...known.urls, ...sources.map(({ url }) => url)])],
      });
    }
  }
  return written(findings, names);
}

/** The same for sentences that name the same numbers, things and urgency in other words. */
function whatIsSaid(sentence: string, { also }: (typeof SUBJECTS)[number]) {
  const plain = inFigures(sentence.toLowerCase());
  const words = plain.match(WORDS_THAT_COUNT) ?? [];
  const things = plain.match(new RegExp(also.source, "gi")) ?? [];
  return [...new Set([...words, ...things])].toSorted().join(" ");
}

const WORDS_THAT_COUNT =
  /\d[\d.]*|\b(?:now|today|hospital|call|under|below|less|more|from|after|hours?|minutes?|days?|weeks?|months?|eggs?|cola|chai|tea|coffee|energy|calcium|iron|zinc|napp(?:y|ies)|breaths?|feeds?|waters|stools?|urine)\b/g;

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function inFigures(sentence: string) {
  return sentence.replaceAll(/\b[a-z]+\b/gi, (word) => {
    const figure = NUMBER_WORDS.indexOf(word.toLowerCase());
    return figure > 1 ? String(figure) : word;
  });
}

function written(findings: Map<string, Map<string, Finding>>, names: Map<string, string>) {
  const shown = [...findings].map(([title, found]) => ({
    title,
    found: [...found.values()].toSorted(
      (a, b) => firstNumber(a.sentence) - firstNumber(b.sentence) || (a.sentence < b.sentence ? -1 : 1),
    ),
  }));
  const urls = [...new Set(shown.flatMap(({ found }) => found.flatMap((finding) => finding.urls)))].toSorted();
  const numbers = new Map(urls.map((url, index) => [url, index + 1]));
  const sections = shown.flatMap(({ title, found }) => [
    `## ${title}`,
    "",
    ...found.map(({ sentence, keys, urls: own }) => {
      const references = own.map((url) => numbers.get(url) ?? 0).toSorted((a, b) => a - b);
      return `- ${sentence} (${keys.slice(0, KEYS_SHOWN).join(", ")}${moreOf(keys)}) [${references.join(", ")}]`;
    }),
    "",
  ]);
  return [
    "# Numbers, thresholds and doses in the texts",
    "",
    "Made by `npm run content:doses`: do not edit it. Each sentence stands for all that name the same numbers, things and urgency, with the texts that say so and the numbers of their sources.",
    "",
    ...sections,
    "## Sources",
    "",
    ...urls.map((url, index) => `${index + 1}. ${names.get(url) ?? ""}: ${url}`),
    "",
  ].join("\n");
}

function moreOf(keys: string[]) {
  return keys.length > KEYS_SHOWN ? ` and ${keys.length - KEYS_SHOWN} more` : "";
}

function firstNumber(sentence: string) {
  return Number(/\d+(?:\.\d+)?/.exec(inFigures(sentence))?.[0] ?? 0);
}
