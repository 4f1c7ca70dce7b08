import { describe, expect, test } from "vitest";
import { moodOfferOf } from "../../../server/domain/mood-check/offer.ts";
import type { LossKind } from "../../../server/domain/pregnancies/pregnancies.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

describe("before birth", () => {
  // Week 28 begins on 12 March 2026.
  const lastMenstrualPeriod = date("2025-08-28");
  test.each([
    ["2026-03-11", null],
    ["2026-03-12", { reason: "week28", from: "2026-03-12", until: "2026-03-25" }],
    ["2026-03-25", { reason: "week28", from: "2026-03-12", until: "2026-03-25" }],
    ["2026-03-26", null],
    ["2026-08-01", null],
  ])("on %s", (day, offer) => {
    expect(moodOfferOf(pregnancyOf({ lastMenstrualPeriod }), date(day))).toEqual(offer);
  });
});

describe("after a birth on 31 August", () => {
  test.each([
    ["2025-10-11", null],
    ["2025-10-12", { reason: "week6", from: "2025-10-12", until: "2025-10-25" }],
    ["2025-10-25", { reason: "week6", from: "2025-10-12", until: "2025-10-25" }],
    ["2025-10-26", null],
    ["2026-02-27", null],
    ["2026-02-28", { reason: "month6", from: "2026-02-28", until: "2026-03-13" }],
    ["2026-03-13", { reason: "month6", from: "2026-02-28", until: "2026-03-13" }],
    ["2026-03-14", null],
  ])("on %s", (day, offer) => {
    expect(moodOfferOf(pregnancyOf({ birthDate: date("2025-08-31") }), date(day))).toEqual(offer);
  });
});

describe("after a loss on 1 March", () => {
  const lost = (kind: LossKind, day: string | null = "2026-03-01") =>
    pregnancyOf({
      // Six weeks after birth: a loss comes before all that is counted.
      birthDate: date("2026-02-01"),
      loss: { kind, isHidden: true, date: day === null ? null : date(day) },
    });
  test.each([
    ["2026-03-14", null],
    ["2026-03-15", { reason: "afterLoss", from: "2026-03-15", until: "2026-03-28" }],
    ["2026-03-28", { reason: "afterLoss", from: "2026-03-15", until: "2026-03-28" }],
    ["2026-03-29", null],
  ])("on %s", (day, offer) => {
    expect(moodOfferOf(lost("infantDeath"), date(day))).toEqual(offer);
  });

  test("not for a wrong entry, nor without a day", () => {
    expect(moodOfferOf(lost("mistake"), date("2026-03-15"))).toBeNull();
    expect(moodOfferOf(lost("stillbirth", null), date("2026-03-15"))).toBeNull();
  });
});

test("never without dates", () => {
  expect(moodOfferOf(null, date("2026-03-12"))).toBeNull();
  expect(moodOfferOf(pregnancyOf(), date("2026-03-12"))).toBeNull();
});
