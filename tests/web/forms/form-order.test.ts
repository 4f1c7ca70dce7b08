import { expect, test } from "vitest";
import { inFormOrder } from "../../../app/forms/form-order.ts";

test.each([
  ["errors come in the order of the fields", ["title", "text"], ["text", "title"], ["title", "text"]],
  ["what is said of the whole form comes first", ["title"], ["title", ""], ["", "title"]],
  ["a date is told by its parts", ["birth.day", "birth.month", "name"], ["name", "birth"], ["birth", "name"]],
  ["a choice not made stays at the top", ["title", "text"], ["mood", "text", "title"], ["mood", "title", "text"]],
  ["or behind the error before it", ["title", "text"], ["text", "title", "mood"], ["title", "mood", "text"]],
])("%s", (_what, names, errors, ordered) => {
  expect(Object.keys(inFormOrder(names, Object.fromEntries(errors.map((name) => [name, true]))))).toEqual(ordered);
});
