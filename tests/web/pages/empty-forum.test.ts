import { afterAll, beforeAll, expect, test } from "vitest";
import { productionSettings } from "../../support/production.ts";
import { startSite, type Site } from "../../support/site.ts";
import { Visitor } from "../visitor.ts";

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite(await productionSettings());
  visitor = new Visitor(site.address);
});
afterAll(() => site.stop());

test("a forum without posts says so, asks for the first, and offers no month", async () => {
  const { text, status } = await visitor.get("/forum");
  expect(status).toBe(200);
  expect(text).toContain("No posts yet");
  expect(text).toMatch(/<a [^>]*href="\/forum\/post-new"[^>]*>Add the first post/);
  expect(text).not.toContain("Older posts by month");
});

test("home has no carousel of a forum without posts", async () => {
  const { text } = await visitor.get("/");
  expect(text).toContain("Latest Articles");
  expect(text).not.toMatch(/<h2[^>]*>Social Forum/);
});
