import { describe, expect, test } from "vitest";
import { chipsOf } from "../../../app/routes/weeks/chips.ts";

const shown = (own: number | null, chosen: number, last = 42) => {
  const chips = chipsOf({ last, own, chosen });
  const weeksOn = (other: "narrow" | "wide") => chips.filter(({ only }) => only !== other).map(({ week }) => week);
  return { phone: weeksOn("wide"), wide: weeksOn("narrow") };
};

test("five on a phone and nine on a wide window, the reader's own in the middle", () => {
  expect(shown(24, 24)).toEqual({ phone: [22, 23, 24, 25, 26], wide: [20, 21, 22, 23, 24, 25, 26, 27, 28] });
  expect(shown(24, 26)).toEqual(shown(24, 24));
});

test("the chosen one is in the middle where it is not among them", () => {
  expect(shown(24, 28)).toEqual({ phone: [26, 27, 28, 29, 30], wide: [20, 21, 22, 23, 24, 25, 26, 27, 28] });
  expect(shown(24, 10).phone).toEqual([8, 9, 10, 11, 12]);
  expect(shown(null, 30).phone).toEqual([28, 29, 30, 31, 32]);
});

describe("at the ends they shift, and stay as many", () => {
  test.each([
    [1, 1, 42, [1, 2, 3, 4, 5]],
    [2, 2, 42, [1, 2, 3, 4, 5]],
    [42, 42, 42, [38, 39, 40, 41, 42]],
    [null, 52, 52, [48, 49, 50, 51, 52]],
  ])("own %s, chosen %s of 1 to %s", (own, chosen, last, phone) => {
    expect(shown(own, chosen, last).phone).toEqual(phone);
    expect(shown(own, chosen, last).wide).toHaveLength(9);
  });

  test("also where the reader's own is near one", () => {
    expect(shown(2, 5).phone).toEqual([1, 2, 3, 4, 5]);
    expect(shown(2, 6).phone).toEqual([4, 5, 6, 7, 8]);
  });
});
