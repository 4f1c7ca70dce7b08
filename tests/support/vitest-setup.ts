import { format } from "node:util";
import { afterAll, afterEach } from "vitest";

if (process.env.UMEED_TEST_DIALECT === "postgres" && !process.env.TEST_DATABASE_URL) {
  throw new Error(
    "No TEST_DATABASE_URL: run the tests with `node tests/support/run.ts vitest`, which brings PostgreSQL.",
  );
}

/** Tests that load modules of the pages load those of the English ones. */
Object.assign(globalThis, { PAGE_LANGUAGE: "en" });

/** Calls of `console.error` and `console.warn` since the last test; any of them fails the test. */
let calls: string[] = [];

const methods = ["error", "warn"] as const;
const originals = methods.map((method) => {
  const print = console[method];
  console[method] = (...args: unknown[]) => {
    calls.push(`Unexpected console.${method}: ${format(...args)}`);
    print(...args);
  };
  return { method, print };
});

afterEach(failOnCalls);
afterAll(() => {
  // The next file of this worker comes with a setup of its own.
  for (const { method, print } of originals) console[method] = print;
  // Teardown of the file may complain too.
  failOnCalls();
});

function failOnCalls() {
  const found = calls;
  calls = [];
  if (found.length) throw new Error(found.join("\n"));
}
