import { expect, test } from "vitest";
import { changesBetween } from "../../../server/domain/content/differences.ts";

test("changes are told field by field, those of the text last, and what is the same is left out", () => {
  const before = { matter: { title: "Rest", tags: ["sleep"], summary: "Why." }, body: "آرام کریں۔\n" };
  const after = {
    matter: { title: "Rest well", tags: ["sleep", "night"], summary: "Why." },
    body: "آرام کریں۔ سوئیں۔",
  };
  expect(changesBetween(before, after).map(({ field }) => field)).toEqual(["title", "tags", "body"]);
  expect(changesBetween(before, after)[2]?.differences.filter(({ kind }) => kind === "added")).toEqual([
    { kind: "added", text: expect.stringContaining("سوئیں۔") },
  ]);
  expect(changesBetween(before, { ...before, body: "آرام کریں۔" })).toEqual([]);
});
