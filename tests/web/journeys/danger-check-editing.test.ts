import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor } from "../form-visitor.ts";
import { mainText } from "./page-parts.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

const SOURCE = "WHO: Pregnancy, childbirth, postpartum and newborn care (2015), D28";

async function asked(who: string) {
  const visitor = new FormVisitor(site.address);
  await visitor.open(`/danger-signs?who=${who}`);
  return mainText(visitor);
}

test("an editor writes a question of the danger check, and is told what is wrong at each field", async () => {
  const { browser } = await staff(site, "editor", { fullName: "Amna Writes" });
  await browser.open("/admin/content?kind=dangerSign");
  await browser.follow("New question of the danger-sign check");
  const label = "A tooth broke and my face swells";
  browser.fill("The sign, as a mother would say it", label);

  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([
    ["Who it is for", "Choose who it is for."],
    [expect.stringMatching(/^Signs it asks about, \d+ to choose from$/), "Tick at least one sign."],
    ["What to do", "Write what to do."],
    ["Part of the list", "Choose the part of the list."],
  ]);
  browser.select("Who it is for", "Pregnant");
  browser.check(/ · swollen-face$/);
  browser.check(/ · fever$/);
  browser.fill("What to do", "Go to hospital {{urgency:swollen-face}}.");
  browser.select("Part of the list", "Head, chest and fever");
  expect(await browser.press("Save draft")).toBe(400);
  expect(browser.problems).toEqual([
    [
      expect.stringMatching(/^Signs it asks about, \d+ to choose from$/),
      expect.stringContaining("These signs are not equally urgent: "),
    ],
  ]);
  // What to write for each of them stands below the text, to be copied.
  expect(browser.text).toContain("For the text: {{urgency:fever}} {{threshold:fever}} {{sign:fever}}");
  expect(browser.text).toContain("For the text: {{urgency:swollen-face}} {{sign:swollen-face}}");
  browser.check(/ · fever$/, false);

  await browser.press("Preview");
  const look = region(browser, "Preview");
  look.getByRole("heading", { name: "Get help now" });
  look.getByText("Go to hospital now.");
  expect(await asked("pregnant")).not.toContain(label);
  await browser.press("Publish");

  expect(browser.toasts).toEqual(["Published. Readers have it now."]);
  expect(browser.field(/ · swollen-face$/)).toBeChecked();
  expect(await asked("pregnant")).toContain(label);
  expect(await asked("afterBirth")).not.toContain(label);
});

test("a question that means now goes only when a second person agrees", async () => {
  const { browser } = await staff(site, "editor", { fullName: "Amna Writes" });
  const second = (await staff(site, "editor", { fullName: "Bina Checks" })).browser;
  const here = "/admin/content/dangerSign/after-fit";
  await browser.open(`${here}/withdraw`);
  expect(browser.text).toContain("It asks about a danger sign, so a second person has to agree first.");
  browser.fill("Reason and source", SOURCE);
  await browser.press("Ask to unpublish it");
  expect(await asked("afterBirth")).toContain("I had a fit");

  await second.open(`${here}/check`);
  await second.press("Approve and unpublish");

  expect(await asked("afterBirth")).not.toContain("I had a fit");
});

test("an editor lowers an urgency of the table of signs, and readers get it when a second person approves", async () => {
  const { browser } = await staff(site, "editor", { fullName: "Amna Writes" });
  const second = (await staff(site, "editor", { fullName: "Bina Checks" })).browser;
  await browser.open("/admin/content?kind=sign");
  expect(browser.page.queryByRole("link", { name: /^New/ })).toBeNull();
  const here = "/admin/content/sign/blow-pregnant";
  await browser.open(here);
  browser.select("How urgent it is", "Today");

  expect(await browser.press("Publish")).toBe(400);
  browser.fill("Source for this change", SOURCE);
  await browser.press("Send for a check");

  expect(browser.toasts).toEqual(["Saved. A second person has to check it before readers get it."]);
  await second.open(`${here}/check`);
  expect(mainText(second)).toContain("How urgent: today");
  await second.press("Approve and publish");
  expect(second.toasts).toEqual(["Approved."]);
  const visitor = new FormVisitor(site.address);
  await visitor.open("/danger-signs?who=pregnant");
  visitor.check("I fell, or my belly was hit, or I was in an accident");
  await visitor.press("See what to do");
  expect(mainText(visitor)).toContain("Call your midwife or doctor today");
  expect(mainText(visitor)).toContain("Go and be checked today");
});
