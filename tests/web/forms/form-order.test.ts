import { expect, test } from "vitest";
import { allInOrder, inFormOrder } from "../../../app/forms/form-order.ts";

test.each([
  ["errors come in the order of the fields", ["title", "text"], ["text", "title"], ["title", "text"]],
  ["what is said of the whole form comes first", ["title"], ["title", ""], ["", "title"]],
  ["a date is told by its parts", ["birth.day", "birth.month", "name"], ["name", "birth"], ["birth", "name"]],
  ["a choice not made stays at the top", ["title", "text"], ["mood", "text", "title"], ["mood", "title", "text"]],
  ["or behind the error before it", ["title", "text"], ["text", "title", "mood"], ["title", "mood", "text"]],
])("%s", (_what, names, errors, ordered) => {
  expect(Object.keys(inFormOrder(names, Object.fromEntries(errors.map((name) => [name, true]))))).toEqual(ordered);
});

test.each([
  ["in the middle", ["birth.day", "birth.month", "name"], ["birth", "early", "name"], ["birth", "early", "name"]],
  ["at the top", ["title", "text"], ["mood", "title", "text"], ["mood", "title", "text"]],
  ["two of them", ["title"], ["title", "mood", "kind"], ["title", "mood", "kind"]],
  [
    "in a form in another order than its schema",
    ["text", "title"],
    ["title", "mood", "text"],
    ["text", "title", "mood"],
  ],
])("a field that was not sent has its place, %s", (_what, sent, known, ordered) => {
  expect(allInOrder(sent, known)).toEqual(ordered);
});
