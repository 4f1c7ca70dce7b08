import { expect, test } from "vitest";
import { signNamedIn } from "../../../server/domain/signs/named.ts";

test.each([
  ["I soaked a pad in half an hour and it bleeds heavily.", "heavy bleeding"],
  [
    "Since yesterday my face and hands are swollen suddenly. Swelling of my face!",
    "sudden swelling of the face or hands",
  ],
  ["My baby moves less than usual since morning.", "your baby moves less than usual, or not at all"],
  ["My baby isn’t moving since morning.", "your baby moves less than usual, or not at all"],
  ["Since today my face is swollen too.", "sudden swelling of the face or hands"],
  ["He will not feed since last night.", "a baby who will not feed, or is too weak or sleepy to suck"],
  ["Last night my husband choked me until I saw nothing.", "being choked, hit on the head, or badly hurt by somebody"],
  ["Sometimes I want to die.", "thoughts of dying, or of hurting yourself"],
])("a post names its sign: %s", (text, words) => {
  expect(signNamedIn(text)).toEqual({ words, urgency: "now" });
});

test.each([
  "My feet swell every evening. I have no headache.",
  "It hurts without any bleeding.",
  "We didn’t see any fever.",
  "Which dress fits me well?",
  "How much tea do you drink?",
  "Does the hospital let my husband in? The baby kicks me at night.",
])("a post names no sign: %s", (text) => {
  expect(signNamedIn(text)).toBeNull();
});

test("of several the most urgent is named", () => {
  expect(signNamedIn("I have a headache and chest pain.")?.urgency).toBe("now");
});
