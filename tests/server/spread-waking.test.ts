import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveHub } from "../../server/ports/live/hub.ts";

const MANY = 10_000;
let hub: LiveHub;
const awake: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  awake.length = 0;
  hub = new LiveHub();
  for (let at = 0; at < MANY; at += 1) {
    const noted = () => void awake.push(at);
    hub.listen(`member ${at}`, { wake: noted, look: noted, end() {} });
  }
});
afterEach(() => {
  hub.stop();
  vi.useRealTimers();
});

test("when any may have missed something, all are woken within 10 s, and never many at once", () => {
  hub.wakeAll();
  for (let second = 1; second <= 10; second += 1) {
    vi.advanceTimersByTime(1_000);
    expect(awake.length).toBe((MANY / 10) * second);
  }
  expect(new Set(awake).size).toBe(MANY);
  vi.advanceTimersByTime(20_000);
  expect(awake.length).toBe(MANY);
});

test("told again meanwhile, all are woken after the last time, and those that wait are woken once", () => {
  hub.wakeAll();
  vi.advanceTimersByTime(1_000);
  hub.wakeAll();
  awake.length = 0;
  vi.advanceTimersByTime(10_000);
  expect(awake.length).toBe(MANY);
  expect(new Set(awake).size).toBe(MANY);
});

test("whoever has news is woken at once, and not a second time", () => {
  hub.wakeAll();
  hub.wake(["member 9999"]);
  expect(awake).toEqual([9999]);
  vi.advanceTimersByTime(10_000);
  expect(awake.length).toBe(MANY);
});
