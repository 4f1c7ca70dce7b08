import { afterAll, beforeAll, expect, test } from "vitest";
import { shippedId } from "../../../server/domain/identity.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const idsFor = async (query: string) => {
  const answer = await umeed.call("GET", `/week-articles?${query}`);
  expect(answer.status).toBe(200);
  return [...answer.text.matchAll(/\{"_id":"(\w+)","title"/g)].map(([, id]) => id);
};

test("a week has two articles for anybody, as cards", async () => {
  const ids = ["diabetes-in-pregnancy", "swelling-and-blood-pressure"].map((key) => shippedId("article", key));
  expect(await idsFor("stage=pregnancy&week=24")).toEqual(ids);
  expect(await idsFor("stage=afterBirth&week=1")).toHaveLength(2);
  expect((await umeed.call("GET", "/week-articles?stage=pregnancy&week=24")).at("data.0.description")).toBeUndefined();
});

test("an unpublished one is left out, and what is no week refused", async () => {
  await umeed.db.deleteFrom("article").where("id", "=", shippedId("article", "diabetes-in-pregnancy")).execute();
  expect(await idsFor("stage=pregnancy&week=24")).toEqual([shippedId("article", "swelling-and-blood-pressure")]);
  expect(await idsFor("stage=pregnancy&week=50")).toEqual([]);
  for (const query of ["stage=pregnancy&week=53", "stage=pregnancy&week=x", "stage=loss&week=3", "week=3"])
    expect([query, (await umeed.call("GET", `/week-articles?${query}`)).status]).toEqual([query, 400]);
});
