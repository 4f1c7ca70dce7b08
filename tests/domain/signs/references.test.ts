import { describe, expect, test } from "vitest";
import { expandSigns, ReferenceFault } from "../../../server/domain/signs/references.ts";
import { anyOf, EVERYONE, inWeekAfterBirth, inWeekOfPregnancy } from "../../../server/domain/signs/readers.ts";
import { signs } from "../../../server/domain/signs/table.ts";

const YOUNG =
  "Under 3 months, 37.5 °C or more, or below 35.5 °C, under the arm: go to hospital now, after a vaccine too.";
const OLDER = "From 3 months, a fever of 38 °C or more: be seen today.";

describe("a sentence of a sign", () => {
  test("is the one for the readers of the text", () => {
    expect(expandSigns("- {{sign:baby-fever}}", inWeekAfterBirth(2))).toBe(`- ${YOUNG}`);
    expect(expandSigns("{{sign:baby-fever}}", inWeekAfterBirth(30))).toBe(OLDER);
    expect(expandSigns("{{sign:baby-fever}}", inWeekAfterBirth(13))).toBe(`${YOUNG} ${OLDER}`);
    expect(expandSigns("{{sign:baby-fever@baby:0}}", EVERYONE)).toBe(YOUNG);
  });

  test("names the weeks and groups where the readers differ", () => {
    expect(expandSigns("{{sign:moving-less}}", inWeekOfPregnancy(30))).toBe(
      "Your baby moves less than usual, or not at all: go to hospital now.",
    );
    expect(expandSigns("{{sign:moving-less}}", EVERYONE)).toBe(
      "Before 24 weeks, your baby had moved and now moves less, or not at all: be seen today. From 24 weeks, your baby moves less than usual, or not at all: go to hospital now.",
    );
    expect(expandSigns("{{sign:fever}}", anyOf("pregnant", "afterBirth"))).toBe(
      "While you are pregnant, a fever of 38 °C or more: be seen today. After a birth, a fever of 38 °C or more: go to hospital now.",
    );
  });

  test("joins several signs of one urgency", () => {
    expect(expandSigns("{{sign:fit,bad-headache,fever}}", inWeekOfPregnancy(30))).toBe(
      "A fit, or passing out; or a bad headache, or blurred sight: go to hospital now. A fever of 38 °C or more: be seen today.",
    );
  });

  test("can be written for every sign and every group that it names", () => {
    for (const { key, rows } of signs.values()) {
      for (const { who, from } of rows) {
        expect(expandSigns(`{{sign:${key}@${who}:${from}}}`, EVERYONE)).toMatch(
          /^[A-Z1-9].*(now|today|this week|next visit)\b.*\.$/,
        );
      }
    }
  });
});

test("the word for how soon, and a threshold, stand alone", () => {
  expect(expandSigns("be seen {{urgency:fever}}", inWeekOfPregnancy(12))).toBe("be seen today");
  expect(expandSigns("go {{urgency:fever}}", inWeekAfterBirth(1))).toBe("go now");
  expect(expandSigns("{{urgency:swollen-feet}}", inWeekOfPregnancy(30))).toBe("at your next visit");
  expect(expandSigns("go {{urgency:moving-less}}", EVERYONE)).toBe("go now");
  expect(expandSigns("{{threshold:heavy-bleeding}}", EVERYONE)).toBe(
    "a pad soaked in an hour or less, or clots as large as an egg or larger",
  );
  expect(expandSigns("{{enough:few-nappies}} wet nappies", EVERYONE)).toBe("six or more wet nappies");
  expect(expandSigns("not a {reference} at all", EVERYONE)).toBe("not a {reference} at all");
});

describe("a reference that can't be read", () => {
  test.each([
    ["{{sign:moving-lass}}", /no sign “moving-lass”\. The signs are: .*moving-less/],
    ["{{urgency:fever}}", /several urgencies: fever pregnant today, fever afterBirth now.*@pregnant/],
    ["{{urgency:fit,fever@pregnant}}", /several urgencies/],
    ["{{threshold:baby-fever}}", /several thresholds.*@baby/],
    ["{{threshold:limp}}", /no such threshold/],
    ["{{urgency:fever@father}}", /“father” is no group\. The groups are pregnant/],
    ["{{urgent:fever}}", /no reference to a sign\. Write it as {{sign:fever}}/],
    ["{{sign:fever", /no whole reference/],
    ["{{}}", /no reference/],
    ["{{sign:fever@pregnant:x}}", /no reference/],
  ])("%s says what to write", (written, message) => {
    expect(() => expandSigns(`Go. ${written} Go.`, EVERYONE)).toThrow(ReferenceFault);
    expect(() => expandSigns(`Go. ${written} Go.`, EVERYONE)).toThrow(message);
  });

  test("is one to a sign of other readers", () => {
    expect(() => expandSigns("{{urgency:choking}}", inWeekOfPregnancy(30))).toThrow(/not for those who read this/);
    expect(() => expandSigns("{{urgency:moving-less}}", inWeekOfPregnancy(8))).toThrow(/not for those who read this/);
  });
});
