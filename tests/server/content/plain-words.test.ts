import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { readFiles } from "../../../server/content/load/folders.ts";
import { sentencesIn, textsOf } from "../../../server/content-check/texts.ts";

const HARDEST_GRADE = 5;

/** Long words that every reader here knows, or that the texts explain: each counts as one syllable. */
const KNOWN = new Set(
  `acid anaemia antenatal antibiotic antibiotics caesarean calcium contraception contraceptive diabetes diarrhoea doctor
  folic gestational haemoglobin hepatitis hospital iodine medicine medicines micrograms midwife milligrams pakistan
  paracetamol placenta pneumonia pregnancy pregnant rubella tetanus thalassaemia ultrasound vaccination vaccine vaccines
  vitamin vitamins`.split(/\s+/),
);

/** British or literary words, and things that are not at hand here. */
const STRANGE =
  /\b(?:avocados?|blueberr(?:y|ies)|raspberr(?:y|ies)|cranberr(?:y|ies)|honey pot|teddy|candles?|jabs?|wee|poo|loo|dumm(?:y|ies)|chemists?|fortnight|whilst|prams?|worn out|off colour|poorly|milk banks?|from scratch|in triumph|stopper)\b/i;

const texts = textsOf(await readFiles(new URL("../../../server/content/", import.meta.url)));
const kindOf = (key: string) => key.split("/")[0] ?? "";
const CHECK = "danger-check";

function gradeOf(paragraphs: string[]) {
  const sentences = paragraphs.flatMap(sentencesIn).filter((sentence) => /[a-z]/i.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z]+(?:['’-][a-z]+)*|\d[\d.,]*/gi) ?? []);
  const syllables = words.map((word) =>
    /\d/.test(word) || KNOWN.has(word.toLowerCase()) ? 1 : Math.max(1, syllable(word)),
  );
  const count = syllables.reduce((sum, one) => sum + one, 0);
  return Math.round(fleschKincaid({ sentence: sentences.length, word: words.length, syllable: count }) * 10) / 10;
}

const graded = [
  ...texts
    .filter(({ key }) => /^(?:week|afterBirthWeek|article|symptom|guideline|familyMonth|tip)$/.test(kindOf(key)))
    .map(({ key, paragraphs }) => ({ key, grade: gradeOf(paragraphs) })),
  { key: CHECK, grade: gradeOf(texts.filter(({ key }) => kindOf(key) === CHECK).flatMap((one) => one.paragraphs)) },
];

describe("the texts", () => {
  test("ask for five years of school at most, by the formula of Flesch and Kincaid", () => {
    expect(graded.length).toBeGreaterThan(350);
    expect(graded.filter(({ grade }) => grade > HARDEST_GRADE)).toEqual([]);
  });

  test("use no word that readers here don't", () => {
    const found = texts.flatMap(({ key, paragraphs }) => {
      const word = STRANGE.exec(paragraphs.join("\n"))?.[0];
      return word ? [`${key}: ${word}`] : [];
    });

    expect(found).toEqual([]);
  });

  test("are counted as the formula has it", () => {
    expect(gradeOf(["The cat sat on the mat."])).toBeLessThan(0);
    expect(gradeOf(["Pharmaceutical contraindications necessitate individualised evaluation."])).toBeGreaterThan(20);
    expect(gradeOf(["Eat an egg. Rest."])).toBeLessThan(gradeOf(["Eat an egg and rest."]));
  });
});
