import { format } from "node:util";
import { afterAll, afterEach, beforeEach } from "vitest";

type Method = "error" | "warn";

let calls: { method: Method; text: string }[] = [];
let expectations: { method: Method; pattern: RegExp }[] = [];

/**
 * Expects the running test to call `console.error` or `console.warn` with a text that matches; the test fails if it
 * does not. Any call that no expectation matches fails the test.
 */
export function expectConsole(method: Method, pattern: RegExp): void {
  expectations.push({ method, pattern });
}

if (process.env.UMEED_TEST_DIALECT === "postgres" && !process.env.TEST_DATABASE_URL) {
  throw new Error(
    "No TEST_DATABASE_URL: run the tests with `node tests/support/run.ts vitest`, which brings PostgreSQL.",
  );
}

for (const method of ["error", "warn"] as const) {
  const print = console[method];
  console[method] = (...args: unknown[]) => {
    const text = format(...args);
    calls.push({ method, text });
    if (!isExpected({ method, text })) print(...args);
  };
}

beforeEach(() => {
  expectations = [];
});
afterEach(failOnSurprises);
// Teardown of the file may complain too.
afterAll(failOnSurprises);

function failOnSurprises() {
  const surprises = calls.filter((call) => !isExpected(call));
  const missing = expectations.filter(
    ({ method, pattern }) => !calls.some((call) => call.method === method && pattern.test(call.text)),
  );
  calls = [];
  expectations = [];
  const problems = [
    ...surprises.map(({ method, text }) => `Unexpected console.${method}: ${text}`),
    ...missing.map(({ method, pattern }) => `Expected console.${method} with ${pattern}, and it was not called.`),
  ];
  if (problems.length) throw new Error(problems.join("\n"));
}

function isExpected(call: { method: Method; text: string }): boolean {
  return expectations.some(({ method, pattern }) => method === call.method && pattern.test(call.text));
}
