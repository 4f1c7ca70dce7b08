import { describe, expect, test } from "vitest";
import { parsePhoneNumber } from "../../../server/domain/phone-numbers.ts";

describe("a phone number", () => {
  test.each([
    "0300 1234567",
    "+92 300-1234567",
    "03001234567",
    "+923001234567",
    "00923001234567",
    "(0300) 123 45 67",
    " 0300.123.4567 ",
    "300 1234567",
    "٠٣٠٠ ١٢٣٤٥٦٧",
    "۰۳۰۰۱۲۳۴۵۶۷",
    "+92\u00A0300\u00A01234567",
    "\u202A+923001234567\u202C",
  ])("%j is +923001234567", (written) => {
    expect(parsePhoneNumber(written)).toBe("+923001234567");
  });

  test.each([
    ["+44 20 7946 0958", "+442079460958"],
    ["+1 (212) 555-0100", "+12125550100"],
    ["+44 7700 900123", "+447700900123"],
    ["+971 50 1234567", "+971501234567"],
    ["042 35761999", "+924235761999"],
  ])("%j is %s", (written, number) => {
    expect(parsePhoneNumber(written)).toBe(number);
  });

  test.each(["", " ", "0300", "abc", "+", "+92", "0300 123456 7890123", "call 0300 1234567", "<b>", "0300\n"])(
    "%j is none",
    (written) => {
      expect(parsePhoneNumber(written)).toBeNull();
    },
  );

  test.each([
    ["a digit lost", "0300 123456"],
    ["a digit too many", "0300 12345678"],
    ["two digits too many", "0300 123456789"],
    ["a first digit that no number at home has", "1111111111"],
    ["zeros alone", "0000000000"],
    ["any eight digits", "12345678"],
    ["a country that there is none of", "+999 12345678"],
    ["a length that its country has not", "+44 12345"],
    ["more digits than its country has", "+1 212 555 01000"],
  ])("with %s is none: %j", (_, written) => {
    expect(parsePhoneNumber(written)).toBeNull();
  });

  test("of a range that is not given out yet is one, for a new one is given out any day", () => {
    const ranges = Array.from({ length: 100 }, (_, range) => `03${String(range).padStart(2, "0")}`);
    for (const range of ranges) expect(parsePhoneNumber(`${range} 1234567`)).toBe(`+92${range.slice(1)}1234567`);
  });
});
