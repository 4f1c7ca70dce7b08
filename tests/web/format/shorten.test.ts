import { describe, expect, test } from "vitest";
import { excerpt, shorten } from "../../../app/format/shorten.ts";

describe("shortening", () => {
  test.each([
    ["as long as it may be", 20, "as long as it may be"],
    ["one letter too many", 18, "one letter too…"],
    ["unforgettably", 8, "unforget…"],
    ["cut at a space ends there", 3, "cut…"],
    ["cut at a space ends there", 4, "cut…"],
    ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦…"],
    ["نیند نہیں آتی", 4, "نیند…"],
    ["e\u0301e\u0301", 1, "e\u0301…"],
    ["ae\u0301", 2, "ae\u0301"],
    ["a\r\nb", 2, "a…"],
    ["", 5, ""],
  ])("'%s' to %i letters is '%s'", (text, max, expected) => {
    expect(shorten(text, max)).toBe(expected);
  });

  test("an excerpt is one line", () => {
    expect(excerpt(" First.\n\n\tSecond,\r\nthird. ", 15)).toBe("First. Second,…");
  });
});
