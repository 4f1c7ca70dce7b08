import { expect, test } from "vitest";
import { SharedResponses } from "../../../server/http/shared-responses.ts";

function answers() {
  const clock = { now: 1_000_000, asked: 0 };
  const kept = new SharedResponses({ now: () => clock.now });
  const answer = async (ok: boolean) => ({ ok, value: { number: ++clock.asked } });
  const ask = async (key: string, ok = true) => (await kept.get(key, () => answer(ok))).value.number;
  return { kept, clock, ask };
}

test("an answer is kept for two seconds, under what was asked for", async () => {
  const { clock, ask } = answers();
  expect([await ask("tip"), await ask("tip"), await ask("reviews")]).toEqual([1, 1, 2]);
  clock.now += 1_999;
  expect(await ask("tip")).toBe(1);
  clock.now += 2;
  expect(await ask("tip")).toBe(3);
});

test("who asks at the same moment gets the same, and a failure is kept for nobody who comes later", async () => {
  const { ask } = answers();
  expect(await Promise.all([ask("tip", false), ask("tip")])).toEqual([1, 1]);
  expect(await ask("tip")).toBe(2);
});

test("after a write nothing from before is given, nor what was asked for before it and comes after", async () => {
  const { kept, ask } = answers();
  await ask("tip");
  kept.purge();
  expect(await ask("tip")).toBe(2);

  const { promise, resolve: arrive } = Promise.withResolvers<{ ok: boolean; value: { number: number } }>();
  const late = kept.get("reviews", () => promise);
  kept.purge();
  const anew = ask("reviews");
  arrive({ ok: true, value: { number: 99 } });
  expect([(await late).value.number, await anew, await ask("reviews")]).toEqual([99, 3, 3]);
});

test("nobody can change what others are given", async () => {
  const { kept } = answers();
  const answer = await kept.get("tip", async () => ({ ok: true, value: { list: [{ title: "Rest" }] } }));
  expect(() => answer.value.list.push({ title: "Run" })).toThrow(TypeError);
  expect(() => Object.assign(answer.value.list[0] ?? {}, { title: "Run" })).toThrow(TypeError);
});

test("the oldest go when there are too many", async () => {
  const { ask } = answers();
  for (let number = 1; number <= 201; number += 1) await ask(String(number));
  expect([await ask("201"), await ask("2"), await ask("1")]).toEqual([201, 2, 202]);
});
