import { within } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inDays, written } from "../../fixtures/dates.ts";
import { registered, writer } from "../../fixtures/mothers.ts";
import { startPair, type Pair } from "../../support/pair.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { mainText, part } from "./page-parts.ts";
import { browserOf } from "./people.ts";

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterEach(() => pair.failCalls(null));
afterAll(() => pair.stop());

async function today(registration: Record<string, unknown>) {
  const browser = await browserOf(pair, await registered(pair.apiAddress, registration));
  await browser.open("/");
  return browser;
}

const inWeek = (weeks: number, days = 0) => ({ lastMenstrualPeriod: inDays(-(weeks * 7 + days)) });
const born = (days: number, more: Record<string, unknown> = {}) => ({
  isPregnant: false,
  lastMenstrualPeriod: undefined,
  babyBirthDate: inDays(-days),
  ...more,
});
const stage = (browser: FormVisitor) => textOf(part(browser, "region", browser.heading));
const regionsOf = (browser: FormVisitor) =>
  within(browser.page.getByRole("main")).getAllByRole("heading", { level: 2 }).map(textOf);

describe("Today", () => {
  test("has her stage, the next thing, a tip, one article, the forum and more to read", async () => {
    const browser = await today(inWeek(24, 3));
    expect(browser.heading).toBe("Week 24, day 3");
    expect(stage(browser)).toContain("Second trimester");
    expect(stage(browser)).toContain(`Due about ${written(inDays(280 - 171))}`);
    expect(regionsOf(browser).filter((title) => !title.startsWith("Antenatal"))).toEqual([
      "Tip of the day",
      "Latest Articles",
      "Social Forum",
      "No posts yet",
      "More to read",
    ]);
    expect(regionsOf(browser)[0]).toBe("Antenatal visit, week 26");
    expect(part(browser, "region", "Latest Articles")).toHaveTextContent("For your week");
    expect(within(part(browser, "region", "More to read")).getByRole("link", { name: "Explore now" })).toHaveAttribute(
      "href",
      "/timeline",
    );
  });

  test("marks the next thing as done and takes it back, without script", async () => {
    const browser = await today(inWeek(25, 6));
    await browser.press("Done (Antenatal visit, week 26)");
    expect([browser.path, browser.toasts]).toEqual(["/", ["Marked as done"]]);
    expect(part(browser, "region", "Antenatal visit, week 26")).toHaveTextContent("Done on");
    await browser.press("Undo (Antenatal visit, week 26)");
    expect(part(browser, "region", "Antenatal visit, week 26")).not.toHaveTextContent("Done on");
  });

  test("has early words before 8 weeks alone", async () => {
    expect(mainText(await today(inWeek(7, 6)))).toContain("These are early weeks");
    expect(mainText(await today(inWeek(8)))).not.toContain("These are early weeks");
    expect(stage(await today(inWeek(0, 3)))).toContain("Not yet a baby: your body is getting ready.");
  });

  test("counts no day after the due date, asks from 41 weeks, and stops three weeks past it", async () => {
    const past = await today(inWeek(40, 3));
    expect(stage(past)).not.toMatch(/days? left|Is your baby here/);
    for (const [weeks, words] of [
      [41, "You are a little past your due date, as many are."],
      [42, "You are two weeks past your due date."],
    ] as const) {
      const asked = await today(inWeek(weeks, 1));
      expect(stage(asked)).toContain(words);
      expect(stage(asked)).toContain("Is your baby here?");
      await asked.follow("Yes, my baby is here");
      expect(asked.path).toBe("/account/mode");
    }
    const stopped = await today(inWeek(43));
    expect(stopped.heading).toBe("How are you?");
    expect(regionsOf(stopped)).toEqual(["Tip of the day", "More to read"]);
    await stopped.open("/account");
    expect(part(stopped, "region", "My pregnancy")).toHaveTextContent("we have stopped counting");
  });

  test("after birth has the name, the age, the vaccines, and rows for the mother", async () => {
    const browser = await today(born(22, { babyName: "Zoya" }));
    expect(browser.heading).toBe("Zoya is 3 weeks old");
    expect(stage(browser)).toContain("may go quiet at your voice");
    expect(part(browser, "region", "6-week vaccines")).toHaveTextContent("Next for Zoya · in 20 days");
    await browser.follow(/^Low, empty or frightened/);
    expect(browser.heading).toBe("Baby blues, or depression?");

    const unnamed = await today(born(2));
    expect(unnamed.heading).toBe("Your baby is 2 days old");
    expect(stage(unnamed)).toContain("Name: N/A");
  });

  test("compares a baby born early by the due date, and counts months after a year", async () => {
    const early = await today(born(60, { lastMenstrualPeriod: inDays(-(33 * 7 + 60)), babyName: "Ali" }));
    expect(early.heading).toBe("Ali is 8 weeks old");
    expect(stage(early)).toContain("Counted from the due date: 1 week.");
    expect(stage(early)).toContain("Your baby grips your finger");
    expect((await today(born(430, { babyName: "Ali" }))).heading).toBe("Ali is 14 months old");
  });

  test("without dates offers to add them", async () => {
    const member = await writer(pair.apiAddress);
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "mistake", isHidden: false } });
    const browser = await browserOf(pair, member);
    await browser.open("/");
    expect(browser.heading).toBe("Welcome");
    await browser.follow("Add your dates");
    expect(browser.path).toBe("/account/dates");
  });
});

describe("when a call fails, the rest shows and the part can be tried again", () => {
  test.each([
    [/\/pregnancyinfo\/user$/, "your pregnancy"],
    [/\/plan$/, "your next date"],
    [/\/weekly-article$/, "the latest articles"],
    [/\/socialform\/month-question$/, "the forum"],
  ])("%s", async (call, what) => {
    const browser = await browserOf(pair, await registered(pair.apiAddress, inWeek(24, 3)));
    pair.failCalls(call);
    await browser.open("/");
    expect(browser.status).toBe(200);
    expect(mainText(browser)).toContain(`We could not load ${what}.`);
    expect(browser.page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/");
    for (const title of ["Tip of the day", "Latest Articles", "Social Forum", "More to read"])
      part(browser, "region", title);
  });
});
