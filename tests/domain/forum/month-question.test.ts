import { describe, expect, test } from "vitest";
import { bestFor } from "../../../server/domain/forum/month-question.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { progressOf } from "../../../server/domain/pregnancies/progress.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

const progress = (known: Partial<Pregnancy>) => progressOf(pregnancyOf(known), date("2026-03-12"));
const inWeek24 = progress({ lastMenstrualPeriod: date("2025-09-23") });
const inWeek36 = progress({ lastMenstrualPeriod: date("2025-07-01") });
const bornThreeWeeksAgo = progress({ birthDate: date("2026-02-17") });

const post = (title: string, { topic, ...more }: { body?: string; isEditorial?: 0 | 1; topic?: string } = {}) => ({
  title,
  body: "",
  isEditorial: 0 as const,
  topicId: topic ?? null,
  ...more,
});
const latest = post("A calm day");

describe("the post that is shown to a member", () => {
  test.each([
    "Is swelling normal at week 24?",
    "25 weeks and no sleep",
    "In my 24th week",
    "6 months pregnant and tired",
    "How is your 6th month",
  ])("in week 24 is one that says '%s'", (title) => {
    expect(bestFor(inWeek24, [latest, post("Which rice?"), post(title)])?.title).toBe(title);
  });

  test.each(["Week 31 already", "My son is 24 weeks old", "On page 124 weeks ago", "16 months pregnant"])(
    "in week 24 is not '%s'",
    (title) => expect(bestFor(inWeek24, [latest, post(title)])).toBeUndefined(),
  );

  test("with a baby of three weeks is one about a baby of that age", () => {
    const posts = [latest, post("24 weeks, and you?"), post("Night", { body: "He is 3 weeks old and only cries." })];
    expect(bestFor(bornThreeWeeksAgo, posts)?.title).toBe("Night");
  });

  test("else is a question of her stage, one of feelings or of no topic, and no other", () => {
    const posts = [
      post("Is he hungry?", { topic: "newborn" }),
      post("I am 31 weeks. Who sleeps?", { topic: "feelings" }),
      post("Toast at nine weeks?", { topic: "first-months" }),
      post("Chai?"),
      post("Who else cries?", { topic: "feelings" }),
      post("Is your bag packed?", { topic: "birth" }),
      post("What stays down?", { topic: "first-months" }),
    ];
    expect(bestFor(inWeek24, posts)?.title).toBe("What stays down?");
    expect(bestFor(inWeek36, posts)?.title).toBe("Is your bag packed?");
    expect(bestFor(bornThreeWeeksAgo, posts)?.title).toBe("Is he hungry?");
    expect(bestFor(null, posts)?.title).toBe("Who else cries?");
    expect(bestFor(inWeek24, posts.slice(0, 4))?.title).toBe("Chai?");
    expect(bestFor(inWeek24, [...posts.slice(0, 3), latest])).toBeUndefined();
    expect(bestFor(null, [post("نیند نہیں آتی؟"), latest])?.title).toBe("نیند نہیں آتی؟");
    expect(bestFor(inWeek24, [post("About the forum?", { isEditorial: 1 })])).toBeUndefined();
    expect(bestFor(inWeek24, [])).toBeUndefined();
  });

  test.each([
    "میرا حمل ضائع ہو گیا، اب کیا کروں؟",
    "میں نے اپنا بچہ کھو دیا، نیند نہیں آتی؟",
    "بچہ پیدائش سے پہلے فوت ہو گیا؟",
    "میرا بچہ مر گیا ہے؟",
    "یہ غم کب کم ہو گا؟",
  ])("is not one about a loss in Urdu: %s", (title) => {
    expect(bestFor(null, [post(title)])).toBeUndefined();
  });

  test("may be one that has such letters within another word", () => {
    for (const title of ["چائے کمر گرم کرتی ہے؟", "بچہ کھوکھلی کھانسی کھانستا ہے؟"]) {
      expect(bestFor(null, [post(title)])?.title).toBe(title);
    }
  });

  test("is never one about a loss", () => {
    const about = ["We lost our baby at 24 weeks", "Stillbirth in week 24", "My mother died in my 24th week"];
    for (const title of about) expect(bestFor(inWeek24, [post(title)])).toBeUndefined();
  });
});
