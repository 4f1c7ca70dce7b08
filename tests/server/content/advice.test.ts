import { describe, expect, test } from "vitest";
import { shippedTexts, type Text } from "../../support/shipped-texts.ts";

const FEVER =
  "Under 3 months, 37.5 °C or more, or below 35.5 °C, under the arm: go to hospital now, after a vaccine too.";
const HOW_TO_MEASURE = "Put the thermometer high in the armpit and hold the arm against the body until it beeps.";
const NEXT_VACCINE = "The next vaccine is still due. Have it as soon as the illness is over.";

const texts = await shippedTexts();
const files = Map.groupBy(texts, ({ file }) => file);

describe("a fever in a baby under three months", () => {
  test("has no other threshold than 37.5 and 35.5 in any text", () => {
    const wrong = sentences()
      .filter((sentence) => isAboutYoungBaby(sentence) && !/\bfor you:/i.test(sentence.words))
      .filter(({ words }) => temperaturesIn(words).some((degrees) => degrees !== 37.5 && degrees !== 35.5));

    expect(wrong).toEqual([]);
  });

  test("is told in the same words wherever a number is named, and means now", () => {
    const named = texts.filter(({ words }) => temperaturesIn(words).includes(37.5));

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((text) => !text.file.startsWith("danger-check") && !text.words.includes(FEVER))).toEqual([]);
  });

  test("means now in the danger check too, after a vaccine as well", () => {
    const question = texts.find(({ words }) => words.includes("Under 3 months: hot"));

    for (const part of ["37.5 °C or more", "below 35.5 °C", "Go to hospital now, after a vaccine too."]) {
      expect(question?.words).toContain(part);
    }
    for (const part of [HOW_TO_MEASURE, NEXT_VACCINE]) expect(question?.words).toContain(part);
  });

  test.each([
    ...Array.from({ length: 13 }, (_, week) => `after-birth/week-${String(week + 1).padStart(2, "0")}.md`),
    "articles/fever-in-a-small-baby.md",
    "articles/vaccines-in-the-first-year.md",
    "guidelines/childhood-vaccines.md",
    "guidelines/newborn-danger-signs.md",
    "symptoms/baby-hot-or-cold.md",
  ])("is told in %s with how to measure it and that the next vaccine is not missed", (file) => {
    const told = files.get(file)?.filter(({ words }) => words.includes(FEVER)) ?? [];

    expect(told.some(({ words }) => words.includes(`${FEVER} ${HOW_TO_MEASURE} ${NEXT_VACCINE}`))).toBe(true);
  });

  test("is never called usual after a vaccine without an age from which that holds", () => {
    const permissive = texts.filter(
      ({ file, words }) =>
        (/vaccin|\bjabs?\b|\bBCG\b|pentavalent|rotavirus/i.test(words) || isYoungWeek(file)) &&
        !isOlderWeek(file) &&
        !aboutOwnVaccine.has(file) &&
        sentencesOf(words).some((sentence, place, all) => isPermissive(`${sentence} ${all[place + 1] ?? ""}`)) &&
        !/\b(from|at|after) (\d+|three|six|nine) months/i.test(words),
    );

    expect(permissive).toEqual([]);
  });
});

describe("a helpline", () => {
  test("is never the answer of a text: 1166 is for vaccine information alone", () => {
    // The list of numbers, and the field that says which of them stand beside a text, answer nothing.
    const named = texts.filter(
      ({ file, words }) =>
        file !== "helplines.json" && !/^helpline: \w+$/.test(words) && /\b1166\b|help ?line/i.test(words),
    );

    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ words }) => !/vaccine information/i.test(words))).toEqual([]);
  });
});

describe("vitamin A and the government's tablet", () => {
  test("only what is not made for pregnancy is to be avoided", () => {
    const avoided = sentences().filter(
      ({ words }) =>
        /vitamin A\b|retinol|liver oil/i.test(words) &&
        /\b(tablets?|supplements?|products?|oil|vitamins)\b/i.test(words) &&
        /\b(avoid|leave|do not|don't|never)\b/i.test(words),
    );

    expect(avoided.length).toBeGreaterThan(2);
    expect(avoided.filter(({ words }) => !words.includes("not made for pregnancy"))).toEqual([]);
  });

  test("MMS is known wherever iron and folic acid are advised day by day", () => {
    const advising = [...files].filter(([, told]) =>
      told.some(({ words }) => sentencesOf(words).some((sentence) => /\biron\b.*\bfolic acid\b/i.test(sentence))),
    );

    expect(advising.length).toBeGreaterThan(8);
    expect(
      advising.filter(([, told]) => !told.some(({ words }) => /\bMMS\b/.test(words))).map(([file]) => file),
    ).toEqual([]);
  });

  test("each text that explains MMS says that it replaces iron-folic acid, and whom to ask first", () => {
    const explaining = texts.filter(({ words }) => /\bMMS is\b/.test(words));

    expect(explaining.length).toBeGreaterThanOrEqual(4);
    for (const { file, words } of explaining) {
      expect([file, /in place of iron-folic acid/.test(words)]).toEqual([file, true]);
      expect([file, /prescribed iron or folic acid.*ask before/.test(words)]).toEqual([file, true]);
    }
  });
});

const aboutOwnVaccine = new Set(["articles/vaccines-in-pregnancy.md", "guidelines/tetanus-vaccination.md"]);

function isPermissive(words: string) {
  const isFever = /\bfever|feverish|temperature|\bwarm\b(?! (water|cloth|bath|milk|drink|room|place))/i.test(words);
  return isFever && /\bcommon\b|passes|at home|\bmild\b|48 hours|two days|a day or two/i.test(words);
}

function weekAfterBirth(file: string) {
  return Number(/^after-birth\/week-(\d+)/.exec(file)?.[1] ?? Number.NaN);
}
const isYoungWeek = (file: string) => weekAfterBirth(file) <= 13;
const isOlderWeek = (file: string) => weekAfterBirth(file) > 13;

function isAboutYoungBaby({ file, words }: Text) {
  return (
    isYoungWeek(file) ||
    /\b(under|younger than|below|first) (2|3|two|three) months|\bnewborns?\b|at this age/i.test(words)
  );
}

/** Of a body: rooms and water are cooler or hotter. */
function temperaturesIn(words: string) {
  return [...words.matchAll(/\b(3[4-9]|4[0-2])(\.\d)?(?: ?°? ?C\b| degrees\b)|\b(3[4-9]|4[0-2])(\.\d)\b/g)].map(
    ([, whole, part = "", bare, rest = ""]) => Number(`${whole ?? bare}${part || rest}`),
  );
}

function sentencesOf(words: string) {
  return words.split(/(?<=[.!?;])\s+/);
}

function sentences(): Text[] {
  return texts.flatMap(({ file, words }) => sentencesOf(words).map((sentence) => ({ file, words: sentence })));
}
