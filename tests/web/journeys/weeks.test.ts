import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { FAMILY_MONTHS } from "../../../server/contract/family/months.ts";
import { itemsOf } from "../../../server/domain/content/files.ts";
import { kindNamed } from "../../../server/domain/content/kinds.ts";
import { standingOf } from "../../../server/domain/signs/questions.ts";
import { questionsIn } from "../../support/shipped-questions.ts";
import { shippedFiles } from "../../support/shipped-texts.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { openedAt, signedIn } from "./people.ts";

const site = siteOfFile();

const check = questionsIn(itemsOf(await shippedFiles())).flatMap((question) => {
  const { standing } = standingOf(question);
  const { label } = kindNamed("dangerSign").expand(question.key, question.document, "en").document.matter;
  return standing ? [{ ...question, ...standing, label: String(label) }] : [];
});

/** @param first of a week of pregnancy, or of the days of a week after birth. */
const urgent = (who: string, first: number, last = first) =>
  check
    .filter((one) => one.who === who && one.level === "now")
    .filter(({ ageFrom, ageTo }) => ageFrom <= last && (ageTo ?? last) >= first)
    .map(({ label }) => label);

const listsIn = (browser: FormVisitor) =>
  browser.page.queryAllByRole("list", { name: /^Danger signs |^What she says|^Signs in /, hidden: true });
const itemsIn = (list: HTMLElement) => within(list).getAllByRole("listitem", { hidden: true }).map(textOf);

/** With what is read at once and what is behind a fold in one. */
const signsIn = (browser: FormVisitor): Listed[] =>
  [...Map.groupBy(listsIn(browser), (list) => list.getAttribute("aria-label"))].map(([name, lists]) => [
    name,
    lists.flatMap(itemsIn),
  ]);

const inWeek = (who: "afterBirth" | "baby", week: number, last = week) => urgent(who, (week - 1) * 7, last * 7 - 1);
const hersIn = (week: number) => ["Danger signs for you", inWeek("afterBirth", week)];
const babysIn = (week: number) => ["Danger signs in your baby", inWeek("baby", week)];

test("each week from 20 on, and each after birth, has every sign of its stage that means now", async () => {
  const browser = await openedAt(site, "/weeks");
  expect(urgent("pregnant", 20).length).toBeGreaterThan(12);
  const [justBorn = ""] = inWeek("baby", 1);
  expect(justBorn).toContain("Just born");
  expect(inWeek("baby", 2)).not.toContain(justBorn);
  for (const sign of [/think of dying/, /chest hurts/, /One leg/]) {
    expect(inWeek("afterBirth", 52)).toContainEqual(expect.stringMatching(sign));
  }
  expect(inWeek("afterBirth", 7).join()).not.toMatch(/afterbirth/);
  expect(inWeek("baby", 13).length).toBe(inWeek("baby", 14).length + 1);

  for (const week of [1, 19]) {
    await browser.open(`/weeks?tab=before&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([week, []]);
  }
  for (let week = 20; week <= 42; week += 1) {
    await browser.open(`/weeks?tab=before&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([week, [["Danger signs in any week", urgent("pregnant", week)]]]);
  }
  for (let week = 1; week <= 52; week += 1) {
    await browser.open(`/weeks?tab=after&week=${week}`);
    expect([week, signsIn(browser)]).toEqual([
      week,
      week <= 6 ? [hersIn(week), babysIn(week)] : [babysIn(week), hersIn(week)],
    ]);
  }
});

test("a member finds them on her timeline, and what to do one tap on", async () => {
  const browser = await signedIn(site);
  await browser.open("/timeline?week=30");
  expect(signsIn(browser)).toEqual([["Danger signs in any week", urgent("pregnant", 30)]]);
  await browser.follow("Check what to do");
  expect(browser.path).toBe("/danger-signs?who=pregnant");
});

test("the family's page of each month has every sign of its weeks, the likeliest of that time open", async () => {
  const browser = await openedAt(site, "/family");
  for (const month of FAMILY_MONTHS) {
    await browser.open(`/family?id=${month.key}`);
    expect([month.key, signsIn(browser).map(inAnyOrder)]).toEqual([month.key, signsOfMonth(month).map(inAnyOrder)]);
    const open = listsIn(browser).filter((list) => list.closest("details") === null);
    expect([month.key, open.flatMap(itemsIn)]).toEqual([month.key, month.signs.map(labelOf)]);
  }
});

test("each month for the family leads to the one before it and the one after", async () => {
  const browser = await openedAt(site, "/family?id=month-1");
  expect(browser.page.queryByRole("link", { name: "Month 0" })).toBeNull();
  await browser.follow("Month 2");
  browser.page.getByRole("link", { name: "Month 3" });
  await browser.follow("Month 1");
  expect(browser.heading).toBe("Month 1");
});

type Listed = [string | null, string[]];
const inAnyOrder = ([name, signs]: Listed) => [name, signs.toSorted()];
const labelOf = (key: string) => check.find((question) => question.key === key)?.label;

function signsOfMonth({ key, stage, first, last }: (typeof FAMILY_MONTHS)[number]): Listed[] {
  if (stage === "pregnancy") return [["What she says", urgent("pregnant", first, last)]];
  const hers: Listed = ["What she says", inWeek("afterBirth", first, last)];
  const babys: Listed = ["Signs in the baby", inWeek("baby", first, last)];
  return key === "first-six-weeks" ? [hers, babys] : [babys, hers];
}
