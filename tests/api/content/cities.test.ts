import { z } from "zod";
import { expect, test } from "vitest";
import { startTestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";

const cityList = z.array(
  z.strictObject({
    _id: z.string().regex(/^[0-9a-f]{24}$/),
    name: z.string().min(1),
    isDeleted: z.literal(false),
    createdDate: z.iso.datetime(),
  }),
);

test("the cities are a bare list by name, with ids that stay, and one of them can be chosen", async () => {
  const umeed = await startTestUmeed();
  try {
    const answer = await umeed.call("GET", "/city");
    const cities = cityList.parse(JSON.parse(answer.text));
    const names = cities.map(({ name }) => name);

    expect(answer.status).toBe(200);
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(new Set(names).size).toBe(names.length);
    expect(cities.find(({ name }) => name === "Lahore")?._id).toBe("b8bdacf786bcb05f26c43677");
    const member = await newMember(umeed, { city: "b8bdacf786bcb05f26c43677" });
    expect((await member.call("GET", "/user/me")).at("data.city")).toBe("b8bdacf786bcb05f26c43677");
  } finally {
    await umeed.stop();
  }
});
