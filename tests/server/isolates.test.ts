import { expect, test } from "vitest";
import { isolateNumbers, withIsolateMarks, withIsolates } from "../../server/contract/isolates.ts";

test("what is isolated in HTML is isolated in its plain text too", () => {
  const marked = isolateNumbers("<p>بخار 38 °C ہو</p>");
  expect(marked).toBe("<p>بخار \u206638 °C\u2069 ہو</p>");
  expect(withIsolates(marked)).toBe('<p>بخار <bdi dir="ltr">38 °C</bdi> ہو</p>');
  expect(withIsolateMarks(withIsolates(marked))).toBe(marked);
});
