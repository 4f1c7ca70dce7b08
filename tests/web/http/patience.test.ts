import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharingPatience } from "../../../app/api/patience.ts";

const TIMEOUT_MS = 5_000;
const asked = () => new Request("http://api/week");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = (_: Request, timeoutMs = Infinity) =>
  new Promise<Response>((_, reject) => setTimeout(() => reject(new Error("silent")), timeoutMs));
const answeringLate = (status: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(null, { status })), 2_000));

/** How long each call may take after this one. */
async function leftAfter(first: typeof silent, times = 1) {
  const given: (number | undefined)[] = [];
  let fetchApi = first;
  const patient = sharingPatience((request, timeoutMs) => {
    given.push(timeoutMs);
    return fetchApi(request, timeoutMs);
  });
  const calls = Array.from({ length: times }, () => patient(asked(), TIMEOUT_MS).catch(() => {}));
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await Promise.all(calls);
  fetchApi = async () => new Response();
  await patient(asked(), TIMEOUT_MS);
  await patient(asked());
  return given.slice(times);
}

test("what a page's calls waited for in vain is taken from those that follow, to half a second", async () => {
  expect(await leftAfter(silent)).toEqual([500, undefined]);
  expect(await leftAfter(answeringLate(503))).toEqual([3_000, undefined]);
});

test("calls at once that are silent count once", async () => {
  const twoSeconds = (request: Request) => silent(request, 2_000);
  expect(await leftAfter(twoSeconds, 3)).toEqual([3_000, undefined]);
});

test("an answer takes nothing, however slow", async () => {
  expect(await leftAfter(answeringLate(200))).toEqual([5_000, undefined]);
});

test("a call that may take less than what is left keeps to its own time", async () => {
  const given: (number | undefined)[] = [];
  const patient = sharingPatience(async (_, timeoutMs) => {
    given.push(timeoutMs);
    return new Response();
  });
  await patient(asked(), 1_000);
  expect(given).toEqual([1_000]);
});
