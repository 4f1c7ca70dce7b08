import { describe, expect, test } from "vitest";
import { dateField } from "../../../app/forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../../app/forms/date-parts.ts";

const missing = "Enter your due date.";
const date = dateField(missing);

function outcome(day?: string, month?: string, year?: string) {
  const parsed = date.safeParse({ day, month, year });
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
}

describe("a date typed in three fields", () => {
  test.each([
    ["27", "3", "2026", "2026-03-27"],
    ["07", "03", "2026", "2026-03-07"],
    [" 7 ", " 3 ", " 2026 ", "2026-03-07"],
    ["29", "2", "2024", "2024-02-29"],
    ["29", "2", "2000", "2000-02-29"],
    ["31", "12", "1999", "1999-12-31"],
    ["۲۷", "٣", "۲۰۲۶", "2026-03-27"],
  ])("%s %s %s is %s", (day, month, year, expected) => {
    expect(outcome(day, month, year)).toBe(expected);
  });

  test.each([
    ["29", "2", "2026"],
    ["29", "2", "1900"],
    ["31", "4", "2026"],
    ["0", "1", "2026"],
    ["1", "0", "2026"],
    ["1", "13", "2026"],
    ["", "3", "2026"],
    ["3", "", "2026"],
    ["-1", "3", "2026"],
    ["1.5", "3", "2026"],
    ["first", "3", "2026"],
    ["1", "1", "0050"],
  ])("%s %s %s is not in the calendar", (day, month, year) => {
    expect(outcome(day, month, year)).toContain("not in the calendar");
  });

  test.each(["26", "02026", "year", "", "٢٦"])("a year typed as '%s' is asked for with four digits", (year) => {
    expect(outcome("1", "2", year)).toContain("four digits");
  });

  test("nothing typed, or blanks, is asked for in the field's own words", () => {
    expect(outcome()).toBe(missing);
    expect(outcome("", "", "")).toBe(missing);
    expect(outcome(" ", " ", " ")).toBe(missing);
    expect(date.safeParse(undefined).error?.issues[0]?.message).toBe(missing);
  });
});

describe("a date that is known", () => {
  test("is shown in the three fields as one types it", () => {
    expect(partsOf("2026-03-07")).toEqual({ day: "7", month: "3", year: "2026" });
  });

  test.each([null, undefined, "", "2026"])("is not shown for %s", (unknown) => {
    expect(partsOf(unknown)).toBeUndefined();
  });

  test("comes back out of a form that was kept", () => {
    const held = { "dueDate.day": "9", "dueDate.year": "2026", fullName: "Sana" };
    expect(draftParts(held, "dueDate")).toEqual({ day: "9", month: "", year: "2026" });
    expect(draftParts(held, "lastMenstrualPeriod")).toBeUndefined();
  });
});
