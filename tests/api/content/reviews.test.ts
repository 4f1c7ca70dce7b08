import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../../support/empty-database.ts";
import { productionSettings } from "../../support/production.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";

const reviewList = z.array(
  z.strictObject({
    _id: z.string().regex(/^[0-9a-f]{24}$/),
    userImage: z.string().nullable(),
    userName: z.string().min(1),
    rating: z.number().min(1).max(5),
    comment: z.string().min(10),
    isSample: z.boolean(),
  }),
);

describe("in a trial", () => {
  let umeed: TestUmeed;
  beforeAll(async () => {
    umeed = await startTestUmeed();
  });
  afterAll(() => umeed.stop());

  test("the reviews are there, each marked as a sample and named so", async () => {
    const answer = await umeed.call("GET", "/user-review");
    const reviews = reviewList.parse(answer.at("data"));

    expect(reviews.length).toBeGreaterThan(2);
    expect(reviews.length).toBeLessThanOrEqual(12);
    expect(reviews.filter(({ isSample }) => !isSample)).toEqual([]);
    expect(reviews.filter(({ userName }) => !userName.includes("(sample)"))).toEqual([]);
    expect(reviews.filter(({ comment }) => /[!{}]/.test(comment))).toEqual([]);
  });
});

describe("in production", () => {
  test("nobody speaks who is not real", async () => {
    const umeed = await startTestUmeed(await productionSettings());
    try {
      expect((await umeed.call("GET", "/user-review")).at("data")).toEqual([]);
      expect(umeed.sample).toBeUndefined();
    } finally {
      await umeed.stop();
    }
  });

  test("the samples of a trial on the same data are gone, and nobody signs in as one", async () => {
    const data = await emptyDatabase();
    try {
      const trial = await startTestUmeed(data.environment);
      const member = await newMember(trial);
      const sample = { body: trial.sample };
      expect((await trial.call("POST", "/user/login/number-password", sample)).status).toBe(200);
      await trial.stop();

      const umeed = await startTestUmeed({ ...data.environment, ...(await productionSettings()) });

      expect((await umeed.call("GET", "/user-review")).at("data")).toEqual([]);
      expect((await umeed.call("POST", "/user/login/number-password", sample)).status).toBe(401);
      expect((await umeed.call("GET", "/user/me", { token: member.token })).at("data._id")).toBe(member.id);
      await umeed.stop();
    } finally {
      await data.drop();
    }
  });
});
