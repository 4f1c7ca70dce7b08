import { expect, test } from "vitest";
import { inTurns } from "../../server/http/in-turns.ts";

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What is done after each of some turns of the event loop. */
async function doneAfter(turns: number, done: readonly number[], each: () => void = () => {}) {
  const seen: number[] = [];
  while (seen.length < turns) {
    each();
    await turnOfTheLoop();
    seen.push(done.length);
  }
  return seen;
}

function elevenWorks() {
  const { begin, letIn } = inTurns();
  const done: number[] = [];
  for (let work = 0; work < 11; work += 1) begin(() => done.push(work));
  return { begin, letIn, done };
}

test("four begin in a turn, in the order in which they came", async () => {
  const { begin, done } = elevenWorks();
  expect(done).toEqual([]);
  expect(await doneAfter(4, done)).toEqual([4, 8, 11, 11]);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  begin(() => done.push(11));
  expect(await doneAfter(2, done)).toEqual([12, 12]);
});

test("while more wait, none begins in a turn after a connection was let in, but for one turn of many", async () => {
  const { letIn, done } = elevenWorks();
  letIn();
  expect(await doneAfter(4, done)).toEqual([0, 4, 8, 11]);

  const besieged = elevenWorks();
  const seen = await doneAfter(70, besieged.done, besieged.letIn);
  expect([seen[31], seen[32], seen[64], seen[65], seen[66]]).toEqual([0, 4, 4, 8, 11]);
});

test("few begin at once, whoever is let in", async () => {
  const { begin, letIn } = inTurns();
  const done: number[] = [];
  for (let work = 0; work < 4; work += 1) begin(() => done.push(work));
  letIn();
  expect(await doneAfter(1, done)).toEqual([4]);
});
