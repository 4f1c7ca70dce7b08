import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageChanges } from "../../server/ports/live/page-changes.ts";

const around = { tell: vi.fn<() => void>(), purge: vi.fn<() => void>(), forget: vi.fn<() => void>() };
let changes: PageChanges;

beforeEach(() => {
  vi.useFakeTimers();
  changes = new PageChanges(around);
});
afterEach(() => {
  changes.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a write purges here at once, and the others are told at once", () => {
  changes.changed();
  expect([around.purge.mock.calls.length, around.tell.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(10_000);
  expect(around.tell).toHaveBeenCalledTimes(1);
});

test("of many writes the others are told once a second, the last time after the last write", () => {
  for (let write = 0; write < 50; write += 1) {
    changes.changed();
    vi.advanceTimersByTime(50);
  }
  expect(around.purge).toHaveBeenCalledTimes(50);
  expect(around.tell).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(around.tell).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10_000);
  expect(around.tell).toHaveBeenCalledTimes(4);
});

test("what is heard of purges at once and, for answers from before, a second later; nobody is told", () => {
  changes.heard();
  changes.heard();
  expect([around.purge.mock.calls.length, around.forget.mock.calls.length]).toEqual([2, 2]);
  vi.advanceTimersByTime(1_000);
  expect([around.purge.mock.calls.length, around.forget.mock.calls.length]).toEqual([3, 3]);
  vi.advanceTimersByTime(10_000);
  expect(around.purge).toHaveBeenCalledTimes(3);
  expect(around.tell).not.toHaveBeenCalled();
});
