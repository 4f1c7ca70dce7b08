import { readFile } from "node:fs/promises";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { z } from "zod";
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { openedAt, signedIn } from "./people.ts";

const site = siteOfFile();

const check = z
  .object({ questions: z.array(z.object({ who: z.string(), level: z.string(), label: z.string() })) })
  .parse(JSON.parse(await readFile(new URL("../../../server/content/danger-check.json", import.meta.url), "utf8")));
const urgent = (who: string) =>
  check.questions.filter((one) => one.who === who && one.level === "now").map(({ label }) => label);

const signsIn = (browser: FormVisitor) =>
  browser.page
    .queryAllByRole("region", { name: /^Danger signs / })
    .map((region) => [textOf(region.querySelector("h2")), within(region).getAllByRole("listitem").map(textOf)]);

const her = ["Danger signs for you", urgent("afterBirth")];
const babysIn = (week: number) => [
  "Danger signs in your baby",
  urgent("baby").filter((label) => week === 1 || !label.startsWith("Just born:")),
];

test("each week from 20 on, and each after birth, has every sign of its stage that means now", async () => {
  const browser = await openedAt(site, "/weeks");
  expect(urgent("pregnant").length).toBeGreaterThan(12);
  expect(babysIn(2)).not.toEqual(babysIn(1));

  for (const week of [1, 19]) {
    await browser.open(`/weeks?tab=before&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([week, []]);
  }
  for (let week = 20; week <= 42; week += 1) {
    await browser.open(`/weeks?tab=before&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([week, [["Danger signs in any week", urgent("pregnant")]]]);
  }
  for (let week = 1; week <= 52; week += 1) {
    await browser.open(`/weeks?tab=after&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([week, week <= 6 ? [her, babysIn(week)] : [babysIn(week)]]);
  }
});

test("a member finds them on her timeline, and what to do one tap on", async () => {
  const browser = await signedIn(site);
  await browser.open("/timeline?week=30");
  expect(signsIn(browser)).toEqual([["Danger signs in any week", urgent("pregnant")]]);
  await browser.follow("Check what to do");
  expect(browser.path).toBe("/danger-signs?who=pregnant");
});
