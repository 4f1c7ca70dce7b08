import { expect, test } from "vitest";
import { memberFigures } from "../../../app/routes/admin/overview/member-figures.ts";

const dayOf = (members: number | null, activeIn7Days: number | null = null) => ({
  members,
  activeMembers: 0,
  activeIn7Days,
});

test("counts who came in seven days beside the seven before, and passes over days without a count", () => {
  const days = Array.from({ length: 15 }, (_, index) =>
    dayOf(100 + (index < 8 ? index : 7 + 2 * (index - 7)), 60 + index),
  );
  const [came, active] = memberFigures([dayOf(null), ...days]);
  expect(came).toMatchObject({ name: "New members", value: 14, hint: "in 7 days, 7 before, counted hourly" });
  expect(came?.trend).toHaveLength(14);
  expect(active).toMatchObject({ name: "Active members", value: 74, hint: "in 7 days, 67 before, counted hourly" });
});

test("says no more than was counted on the first days", () => {
  expect(memberFigures([dayOf(null)])).toEqual([]);
  expect(memberFigures([dayOf(3, 1)])).toMatchObject([
    { name: "Active members", value: 1, hint: "in 7 days, counted hourly" },
  ]);
  expect(memberFigures([dayOf(3), dayOf(5)])).toMatchObject([
    { name: "New members", value: 2, hint: "in 7 days, counted hourly" },
  ]);
});
