import { within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { inDays, written } from "../../fixtures/dates.ts";
import { onDatabaseOf } from "../../fixtures/operator.ts";
import { rowCounts } from "../../support/row-counts.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { stateOf } from "../cached-site.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { mainText } from "./page-parts.ts";
import { openedAt, signedIn } from "./people.ts";

const site = siteOfFile();

const PERIOD = "First day of your last period";
const DUE_DATE = "Your due date";
const BIRTH_DATE = "Your baby's birth date";

/** Home, with a date typed and sent. */
async function tracked(label: string, date: string | string[], path = "/") {
  const browser = await openedAt(site, path);
  browser.fillDate(label, date);
  const status = await browser.press("Track Now");
  return { browser, status };
}

const hidden = (browser: FormVisitor) =>
  Object.fromEntries(
    [...browser.document.querySelectorAll<HTMLInputElement>("main input[type=hidden]")].map(({ name, value }) => [
      name,
      value,
    ]),
  );

describe("a visitor's date is answered with a week", () => {
  test("counted from the last period", async () => {
    const { browser, status } = await tracked(PERIOD, inDays(-171));

    expect([status, browser.path, browser.heading]).toEqual([200, "/your-week", "Week 24, day 3"]);
    expect(browser.text).toContain(`Second trimester. Due about ${written(inDays(109))}.`);
    expect(browser.text).toMatch(/Your baby is about the size of .+\./);
    expect(browser.text).toMatch(/0\.\d+ KG/);
    expect(browser.text).toContain("109");
    await browser.follow("Read week 24");
    expect([browser.path, browser.status]).toEqual(["/weeks?tab=before&week=24", 200]);
  });

  test("counted from the due date", async () => {
    const browser = await openedAt(site, "/");
    await browser.follow("I know my due date");
    expect(browser.path).toBe("/?date=due");
    browser.fillDate(DUE_DATE, inDays(30));
    expect(await browser.press("Track Now")).toBe(200);

    expect(browser.heading).toBe("Week 35, day 5");
  });

  test("of her baby, from the birth date", async () => {
    const browser = await openedAt(site, "/");
    await browser.follow("My baby is born");
    expect(browser.path).toBe("/?date=birth");
    // Beside the question of an age no week before birth is shown.
    expect(browser.document.querySelector(".hero figure img")).toHaveAttribute("src", "/api/pictures/tree-4.svg");
    browser.fillDate(BIRTH_DATE, inDays(-24));
    expect(await browser.press("Track Now")).toBe(200);

    expect(browser.heading).toBe("3 weeks old");
    const signs = [...browser.document.querySelectorAll(".signs-link")].map(textOf);
    expect(signs).toEqual([expect.stringMatching(/^Baby not feeding/), expect.stringMatching(/^Heavy bleeding/)]);
    await browser.follow("Read week 4");
    expect(browser.path).toBe("/weeks?tab=after&week=4");
  });

  test("of two weeks past the due date, with what to do", async () => {
    const { browser } = await tracked(PERIOD, inDays(-295));

    expect(browser.heading).toBe("Week 42, day 1");
    expect(browser.text).toContain("Your midwife or doctor will want to see you now.");
    expect(browser.text).not.toContain("days left");
    await browser.follow("enter the birth date");
    expect(browser.path).toBe("/?date=birth");
  });

  test("and from 43 weeks on with a question, and nothing is counted", async () => {
    const { browser, status } = await tracked(PERIOD, inDays(-43 * 7));

    expect([status, browser.heading]).toEqual([200, "How are things now?"]);
    expect(browser.page.queryByRole("button", { name: "Keep my week" })).toBeNull();
    browser.page.getByRole("link", { name: "My baby is here" });
    browser.page.getByRole("link", { name: "Something else happened" });
    expect(browser.page.getByRole("link", { name: "The date was not right" })).toHaveAttribute("href", "/");
  });
});

test("'Keep my week' takes the date along to the registration", async () => {
  const due = inDays(30);
  const { browser } = await tracked(DUE_DATE, due, "/?date=due");

  const form = browser.page.getByRole("button", { name: "Keep my week" }).closest("form");
  const [year, month, day] = due.split("-").map(Number);
  expect([form?.getAttribute("action"), form?.method.toLowerCase()]).toEqual(["/register", "post"]);
  expect(hidden(browser)).toEqual({
    "dueDate.day": String(day),
    "dueDate.month": String(month),
    "dueDate.year": String(year),
  });
});

test.each([
  ["/", "/register"],
  ["/?date=due", "/register"],
  ["/?date=birth", "/register?type=postPartum"],
])("without a date %s leads to the registration", async (from, to) => {
  const browser = await openedAt(site, from);
  expect(await browser.press("Track Now")).toBe(303);
  expect(browser.path).toBe(to);
});

test.each([
  [PERIOD, "/", ["31", "2", "2026"], /^This date is not in the calendar\./],
  [PERIOD, "/", ["29", "2", "2025"], /^This date is not in the calendar\./],
  [PERIOD, "/", ["4", "", ""], /^Enter the year with four digits/],
  [PERIOD, "/", ["4", "6", "26"], /^Enter the year with four digits/],
  [PERIOD, "/", ["<b>", "Juni", "2026"], /^This date is not in the calendar\./],
  [PERIOD, "/", inDays(1), /^Enter a date that is not in the future/],
  [PERIOD, "/", inDays(-44 * 7 - 1), /^That is more than 44 weeks ago\./],
  [DUE_DATE, "/?date=due", inDays(281), /^Enter a due date at most 40 weeks/],
  [DUE_DATE, "/?date=due", inDays(-22), /^That due date is more than 3 weeks ago\./],
  [BIRTH_DATE, "/?date=birth", inDays(1), /^Enter a birth date that is not in the future/],
  [BIRTH_DATE, "/?date=birth", inDays(-1200), /third birthday/],
])("%s at %s, %s, comes back as it was typed, with what is wrong", async (label, path, date, sentence) => {
  const { browser, status } = await tracked(label, date, path);

  expect([status, browser.problems]).toEqual([400, [[label, expect.stringMatching(sentence)]]]);
  expect(mainText(browser)).toContain("For example");
  const typed = typeof date === "string" ? date.split("-").map(Number).toReversed().map(String) : date;
  for (const [index, box] of browser.dateFields(label).entries()) expect(box).toHaveValue(typed[index]);

  browser.fillDate(label, inDays(label === DUE_DATE ? 30 : -30));
  expect(await browser.press("Track Now")).toBe(200);
});

test("a leap day is a day like any other", async () => {
  const { browser } = await tracked(PERIOD, ["29", "2", "2024"]);
  expect(browser.problems).toEqual([[PERIOD, expect.stringMatching(/^That is more than 44 weeks ago/)]]);
});

test("nothing is stored: no cookie, no row, no cache, and home stays the page of all visitors", async () => {
  const home = await new FormVisitor(site.address).http.get("/");
  const before = await onDatabaseOf(site, rowCounts);

  const { browser, status } = await tracked(PERIOD, inDays(-171));
  const failed = await tracked(PERIOD, inDays(1));

  expect([status, failed.status]).toEqual([200, 400]);
  for (const visitor of [browser, failed.browser]) {
    expect([visitor.setCookies, visitor.http.cookies()]).toEqual([[], []]);
  }
  expect(await onDatabaseOf(site, rowCounts)).toEqual(before);
  const again = await new FormVisitor(site.address).http.get("/");
  expect([stateOf(again), again.text]).toEqual([expect.stringMatching(/hit|stale/), home.text]);
  const { headers } = await browser.http.post("/your-week", dateFields(inDays(-171)));
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["set-cookie"]).toBeUndefined();
});

const dateFields = (date: string) => {
  const [year, month, day] = date.split("-").map(Number);
  return {
    intent: "track",
    "lastMenstrualPeriod.day": String(day),
    "lastMenstrualPeriod.month": String(month),
    "lastMenstrualPeriod.year": String(year),
  };
};

test("a member's week is on her own home", async () => {
  const member = await signedIn(site);
  await member.open("/your-week");
  expect(member.path).toBe("/");
  expect((await member.http.post("/your-week", dateFields(inDays(-171)))).headers.location).toBe("/");
});

test("home opens the week that it shows, and has one filled button", async () => {
  const browser = await openedAt(site, "/");
  const sections = within(browser.page.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(sections.map(textOf)).toEqual([
    "For example, week 24",
    "More to read",
    "Tip of the day",
    "What people say about Umeed",
    "Social Forum",
    "Latest Articles",
  ]);
  expect(browser.document.querySelectorAll("main .button.main, main .button.danger")).toHaveLength(1);
  await browser.follow("Explore now");
  expect(browser.path).toBe("/weeks?tab=before&week=24");
});
