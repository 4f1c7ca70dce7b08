import { expect, test } from "vitest";
import { inTurns } from "../../server/http/in-turns.ts";

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

test("each piece of work has a turn of its own, in the order in which they came", async () => {
  const inTurn = inTurns();
  const done: string[] = [];
  for (const work of ["first", "second", "third"]) inTurn(() => done.push(work));
  expect(done).toEqual([]);

  const seen: string[][] = [];
  while (seen.length < 4) {
    await turnOfTheLoop();
    seen.push([...done]);
  }
  expect(seen).toEqual([["first"], ["first", "second"], ["first", "second", "third"], ["first", "second", "third"]]);
});
