import { expect, test } from "vitest";
import { FairQueue } from "../../server/fair-queue.ts";
import { Failure } from "../../server/failures.ts";

/** A queue whose works end when told, and what has begun so far. */
function queueOf(atOnce: number, waitingAtMost: number) {
  const queue = new FairQueue({ atOnce, waitingAtMost, sentence: "Too many." });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (sender: string, name: string) =>
    queue
      .run(sender, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      })
      .catch((error: unknown) => (error instanceof Failure ? `${name} ${error.kind} ${error.retryAfter}` : error));
  const settled = () => new Promise(setImmediate);
  const endOne = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { run, begun, endOne };
}

test("so many run at once, and the others in the order in which they came", async () => {
  const { run, begun, endOne } = queueOf(2, 10);
  const all = ["a", "b", "c", "d"].map((name) => run("one", name));
  await expect.poll(() => begun).toEqual(["a", "b"]);
  await endOne();
  expect(begun).toEqual(["a", "b", "c"]);
  for (let left = 0; left < 3; left += 1) await endOne();
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("senders take turns, however many one of them sends", async () => {
  const { run, begun, endOne } = queueOf(1, 10);
  const all = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => run(name[0] ?? "", name));
  for (let left = 0; left < 7; left += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("where too many wait, the last of the longest line gives way to another sender, and no longer line to it", async () => {
  const { run, endOne } = queueOf(1, 3);
  const rush = ["a1", "a2", "a3", "a4", "a5"].map((name) => run("a", name));
  const other = run("b", "b1");
  const another = run("b", "b2");
  for (let left = 0; left < 4; left += 1) await endOne();
  expect(await Promise.all([...rush, other, another])).toEqual([
    "a1",
    "a2",
    "a3",
    "a4 overloaded 5",
    "a5 overloaded 5",
    "b1",
    "b2 overloaded 5",
  ]);
});

test("a work that fails gives its place to the next", async () => {
  const queue = new FairQueue({ atOnce: 1, waitingAtMost: 1, sentence: "Too many." });
  const failing = queue.run("a", () => Promise.reject(new Error("broken")));
  const next = queue.run("a", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await queue.run("b", async () => "free again")).toBe("free again");
});
