import { afterAll, beforeAll, expect, test } from "vitest";
import { writer } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf } from "../journeys/people.ts";

const SEARCH_MAX = 200;

let site: Site;
let operator: FormVisitor;
beforeAll(async () => {
  site = await startWarmSite();
  const person = await writer(site.address);
  await grant(site, person, "administrator");
  operator = await browserOf(site, person);
});
afterAll(() => site.stop());

test.each([
  "/articles?search=",
  "/search?q=",
  "/forum?search=",
  "/messages/new?search=",
  "/admin/members?search=",
  "/admin/contact?search=",
  "/admin/content?search=",
  "/admin/icons?search=",
  "/admin/log?member=",
])("a search at %s that is too long looks for its beginning, and stays in the box", async (address) => {
  await operator.open(address + "نیند ".repeat(100));
  expect(operator.status).toBe(200);
  const box = operator.document.querySelector<HTMLInputElement>("input[type=search]");
  expect(box?.value).toContain("نیند نیند");
  expect(box?.value.length).toBeLessThanOrEqual(SEARCH_MAX);
  expect(box?.maxLength).toBe(SEARCH_MAX);
});
