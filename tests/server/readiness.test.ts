import { afterEach, expect, test, vi } from "vitest";
import { ANSWER_WITHIN_MS, readinessOf } from "../../server/http/readiness.ts";

afterEach(() => void vi.useRealTimers());

test("a source that never answers is missing within 2 seconds", async () => {
  vi.useFakeTimers();
  const readiness = readinessOf("API", () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
  expect(await readiness).toEqual({ missing: "API" });
  expect(ANSWER_WITHIN_MS).toBeLessThan(2_000);
});

test("a source that fails is missing, and one that answers says what is lost", async () => {
  expect(await readinessOf("API", () => Promise.reject(new Error("refused")))).toEqual({ missing: "API" });
  expect(await readinessOf("API", () => Promise.resolve({ lost: "broker" }))).toEqual({ lost: "broker" });
});
