import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { newPassword, password } from "../../server/contract/account/fields.ts";
import { proof } from "../../server/contract/member/fields.ts";
import { suspendedDays } from "../../server/contract/moderation/fields.ts";
import { embryoAgeDays } from "../../server/contract/pregnancies/fields.ts";
import { reviewText } from "../../server/contract/reviews/fields.ts";
import { anyText, text } from "../../server/contract/text.ts";

function faults(rule: z.ZodType, value: unknown) {
  return rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe("a text", () => {
  const rule = text(5, "Write something.");

  test("is kept tidied", () => {
    expect(rule.parse("  e\u0301\r\ny ")).toBe("é\ny");
  });

  test.each([undefined, null, 7, "", "  \r\n", "\u200f\u200d", "\u0301"])("is missing as %j", (value) => {
    expect(faults(rule, value)).toEqual(["Write something."]);
  });

  test.each(["a\0b", "\ud800", "a" + "\u0301".repeat(501)])("that no database keeps is refused, once: %j", (value) => {
    expect(faults(rule, value)).toEqual([
      "This text has characters that can't be stored. Take them out and send it again.",
    ]);
  });

  test("over its limit is told by how much, counted as it is kept", () => {
    expect(faults(rule, " abcdefg ")).toEqual(["Use at most 5 characters. Shorten it by 2."]);
    expect(faults(anyText(1_000), "x".repeat(2_500))).toEqual(["Use at most 1,000 characters. Shorten it by 1,500."]);
  });

  test("counts an emoji as one", () => {
    expect(faults(rule, "🪔🌙🪔🌙🪔")).toEqual([]);
    expect(faults(rule, "🪔🌙🪔🌙🪔🌙")).toEqual(["Use at most 5 characters. Shorten it by 1."]);
  });

  test("that need not be there may be empty", () => {
    expect(anyText(5).parse(" \n")).toBe("");
    expect(anyText(5).parse("\u200b")).toBe("");
  });
});

test.each<[string, z.ZodType, unknown, string[]]>([
  ["a known password is any but none", password(), "x", []],
  ["no password", password(), "", ["Enter your password."]],
  ["no new password", newPassword(), "", ["Enter a new password."]],
  ["a short one", newPassword(), "a lamp!", ["Use at least 8 characters for the password."]],
  ["a short one of emoji", newPassword(), "🪔🌙🪔🌙", ["Use at least 8 characters for the password."]],
  ["the longest", newPassword(), "x".repeat(128), []],
  ["a longer one", newPassword(), "x".repeat(129), ["Use at most 128 characters for the password."]],
  ["no number of days", suspendedDays, undefined, ["Say how many days, from 1 to 365."]],
  ["half a day", suspendedDays, 0.5, ["Say how many days, from 1 to 365."]],
  ["too many days", suspendedDays, 366, ["Say how many days, from 1 to 365."]],
  ["an embryo of 4 days", embryoAgeDays, 4, ["Choose day 3 or day 5."]],
  ["a short review", reviewText, "Too short", ["Write at least 10 characters."]],
  ["no proof", proof, " ", ["Say how you know that it is the member."]],
  ["a short proof", proof, "I know", ["Say more about how you know that it is the member: at least 10 characters."]],
])("%s", (_what, rule, value, sentences) => {
  expect(faults(rule, value)).toEqual(sentences);
});
