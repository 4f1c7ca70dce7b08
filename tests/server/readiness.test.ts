import { expect, test } from "vitest";
import { readinessOf } from "../../server/http/readiness.ts";

test("a source that never answers is missing within 2 seconds", async () => {
  const began = performance.now();
  expect(await readinessOf("API", () => new Promise(() => {}))).toEqual({ missing: "API" });
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("a source that fails is missing, and one that answers says what is lost", async () => {
  expect(await readinessOf("API", () => Promise.reject(new Error("refused")))).toEqual({ missing: "API" });
  expect(await readinessOf("API", () => Promise.resolve({ lost: "broker" }))).toEqual({ lost: "broker" });
});
