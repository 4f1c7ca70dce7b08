import { expect, test } from "vitest";
import { MOOD_QUESTIONS } from "../../../server/contract/mood-check/questions.ts";
import { scoreOf } from "../../../server/domain/mood-check/score.ts";
import { signs } from "../../../server/domain/signs/table.ts";
import { answersOf } from "../../fixtures/mood-checks.ts";

test.each([
  [0, "minimal"],
  [4, "minimal"],
  [5, "mild"],
  [9, "mild"],
  [10, "moderate"],
  [14, "moderate"],
  [15, "moderatelySevere"],
  [19, "moderatelySevere"],
  [20, "severe"],
  [24, "severe"],
])("a sum of %i without thoughts of harm is %s", (score, band) => {
  expect(scoreOf(answersOf(score))).toEqual({ score, band, needsHelpNow: false });
});

test.each([1, 2, 3])("thoughts of harm, answered with %i, need help now whatever the sum", (harm) => {
  for (const score of [harm, 12, 24 + harm])
    expect(scoreOf(answersOf(score, harm))).toMatchObject({ score, needsHelpNow: true });
});

test("each of the nine questions counts once", () => {
  const none = answersOf(0);
  expect(MOOD_QUESTIONS).toHaveLength(9);
  expect(MOOD_QUESTIONS.map((question) => scoreOf({ ...none, [question]: 2 }).score)).toEqual(Array(9).fill(2));
  expect(scoreOf(answersOf(27, 3))).toEqual({ score: 27, band: "severe", needsHelpNow: true });
});

test("what is said from a sum of 10 on, to call today, is what the table of signs says of two weeks of low mood", () => {
  expect(signs.get("low-mood")?.rows.map(({ urgency }) => urgency)).toEqual(["today", "today", "today"]);
  expect(signs.get("thoughts-of-harm")?.rows.map(({ urgency }) => urgency)).toEqual(["now", "now", "now"]);
});
