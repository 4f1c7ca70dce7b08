import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { childAdded } from "../../fixtures/children.ts";
import { registered } from "../../fixtures/mothers.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { entriesIn, part } from "./page-parts.ts";
import { browserOf, endSessionAtServer, logIn, signedIn, writing } from "./people.ts";

const today = inDays(0);
const lastMenstrualPeriod = inDays(-70);
/** Twelve completed weeks: the first antenatal contact that is still ahead. */
const firstVisit = plusDays(lastMenstrualPeriod, 84);

const laterDates = (browser: FormVisitor) => entriesIn(part(browser, "region", "Your later dates"));

const short = (date: string) => written(date).split(",")[0];

const site = siteOfFile();

test("a visitor is told of the dates that a member has, and comes back signed in", async () => {
  const member = await registered(site.address, { lastMenstrualPeriod });
  const browser = new FormVisitor(site.address);
  await browser.open(`/calendar?day=${today}`);
  expect(browser.page.queryByRole("heading", { name: /secret link/ })).toBeNull();
  await browser.follow("Log in to see yours");
  await logIn(browser, member);

  expect(browser.path).toBe(`/calendar?day=${today}`);
  part(browser, "region", "First antenatal visit");
});

test("a member's own dates stand beside the events: what is due, what is next, and what comes later", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/calendar");
  const first = () => part(browser, "region", "First antenatal visit");
  expect(first()).toHaveTextContent(`Due now, until ${short(plusDays(firstVisit, 6))}`);
  expect(part(browser, "region", "Antenatal visit, week 20")).toHaveTextContent("Next for you · in 70 days");
  expect(laterDates(browser)).toHaveLength(7);
  expect(laterDates(browser)[6]).toContain(written(plusDays(lastMenstrualPeriod, 280)));

  await browser.follow("Antenatal visit, week 26");
  const week26 = plusDays(lastMenstrualPeriod, 182);
  expect(part(browser, "region", written(week26))).toHaveTextContent("Yours: Antenatal visit, week 26");
  const cellOf = (date: string) =>
    within(browser.page.getByRole("table")).getByRole("link", {
      name: new RegExp(`^${Number(date.slice(8))} \\(.*your date`),
    });
  expect(cellOf(week26)).toHaveAttribute("aria-current", "true");

  const last = plusDays(week26, 6);
  await browser.open(`/calendar?day=${last}`);
  expect(cellOf(last)).toHaveAttribute("aria-current", "true");
  expect(part(browser, "region", written(last))).toHaveTextContent("Yours: Antenatal visit, week 26");
  const after = plusDays(week26, 7);
  await browser.open(`/calendar?day=${after}`);
  expect(part(browser, "region", written(after))).not.toHaveTextContent("Yours");
});

test("late vaccines stand first, then what is due, then what comes next without 'Done' yet; later dates say whose they are", async () => {
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-22),
    lastMenstrualPeriod: undefined,
  });
  await browser.open("/calendar");
  const own = part(browser, "region", "Your dates");
  expect(browser.html.indexOf("<table")).toBeLessThan(browser.html.indexOf('id="own-dates"'));
  const [late = "", due = "", lines = "", next = ""] = within(own).getAllByRole("region").map(textOf);
  expect(late).toMatch(/You can still go.*Vaccines at birth/);
  expect(due).toMatch(/^Due now, until .*Talk about family planning/);
  expect(lines).toMatch(/^You can still go.*Check after birth, days 7 to 14/);
  expect(next).toContain("Next for you");
  expect(next).toMatch(/week 6/);
  expect(within(own).getAllByRole("button", { name: /^Done/ }).map(textOf)).not.toContainEqual(
    expect.stringContaining("week 6"),
  );
  expect(laterDates(browser)[0]).toMatch(/6-week vaccines.*Your baby/);

  await browser.press("Done (Vaccines at birth)");
  expect([browser.path, browser.toasts]).toEqual(["/calendar", ["Marked as done"]]);
});

test("of several the later dates say whose they are, hers too", async () => {
  const { browser, call } = await writing(site, { lastMenstrualPeriod });
  await childAdded({ call }, { name: "Zoya", birthDate: inDays(-250) });
  await childAdded({ call }, { birthDate: inDays(-900) });
  await browser.open("/calendar");
  const later = (title: string) => laterDates(browser).filter((entry) => entry.includes(title));

  expect(later("Antenatal visit, week 26")).toEqual([expect.stringContaining("For you")]);
  expect(later("9-month vaccines")).toEqual([expect.stringContaining("Zoya")]);
  expect(textOf(part(browser, "region", "Your dates"))).toContain(`Your child born ${written(inDays(-900))}`);
});

test("a date is marked as done and undone on the page where it stands, and nowhere else is she led", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-183) });
  const here = `/calendar?day=${today}`;
  await browser.open(here);
  const visit = part(browser, "region", "Antenatal visit, week 26");
  expect(visit).toHaveTextContent(`Due now, until ${short(inDays(5))}`);
  await browser.press("Done (Antenatal visit, week 26)");
  expect([browser.path, browser.toasts]).toEqual([here, ["Marked as done"]]);
  expect(laterDates(browser).at(-1)).toContain(`Done on ${short(today)}`);

  await browser.press("Undo (Antenatal visit, week 26)");
  expect([browser.path, browser.toasts]).toEqual([here, ["No longer marked as done"]]);
  const form = within(part(browser, "region", "Antenatal visit, week 26"));
  form.getByRole("button", { name: "Done (Antenatal visit, week 26)" });

  for (const [back, to] of [
    ["//elsewhere.example", "/"],
    ["https://elsewhere.example/", "/"],
    ["/account/visits", "/account/visits"],
  ]) {
    const { status, headers } = await browser.http.post("/plan/done", {
      intent: "done",
      pregnancy: "none",
      item: "week-26",
      back: back ?? "",
    });
    expect([status, headers.location]).toEqual([303, to]);
  }
});

test("what is due for a child stands under its name, and what is hers is called so", async () => {
  const browser = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-40), babyName: "Zoya" });
  await browser.open(`/calendar?day=${today}`);
  const day = textOf(part(browser, "region", written(today)));
  expect(day).toContain("Zoya: Weighing");
  expect(day).toContain("Yours: Check after birth");
  expect(day).not.toContain("Yours: Weighing");
});

test("what is due for weeks is marked today and on its last day, and stands under each day until then", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-171) });
  const last = inDays(24);
  const lists = (day: string) => textOf(part(browser, "region", written(day)));
  const marked = (day: string) =>
    browser.page.queryAllByRole("link", { name: new RegExp(`^${Number(day.slice(8))} \\(.*your date`) }).length > 0;
  for (const [day, isMarked] of [
    [today, true],
    [inDays(3), false],
    [last, true],
  ] as const) {
    await browser.open(`/calendar?day=${day}`);
    expect(lists(day)).toContain(`Yours: Sugar test, 24 to 28 weeks · Due now, until ${short(last)}`);
    expect([day, marked(day)]).toEqual([day, isMarked]);
  }
  browser.page.getByText("Your dates. What is due for several weeks is marked today and on its last day");
  await browser.open(`/calendar?day=${inDays(25)}`);
  expect(lists(inDays(25))).not.toContain("Sugar test");
  await browser.open(`/calendar?day=${inDays(-1)}`);
  expect(lists(inDays(-1))).not.toContain("Sugar test");
});

test("who keeps no dates is told so in neutral words", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-305) });
  await browser.open("/calendar");
  expect(part(browser, "region", "Your dates")).toHaveTextContent("You have no dates here.");
});

test("a private address is shown once, replaced and ended", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/calendar");
  const first = await makeAddress(browser, "Make a private address");
  expect(first).toMatch(new RegExp(`^${site.address}/api/calendar/[\\w-]{20,}\\.ics$`));
  browser.page.getByText("Whoever has this address sees your dates.");
  expectSecretNowhereElse(browser, first);
  const file = await fetch(first);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toContain("SUMMARY:Antenatal visit\\, week 12");

  await browser.open("/calendar");
  expect(browser.page.queryByLabelText("Your private address")).toBeNull();
  expect(browser.html).not.toContain(secretOf(first));
  const second = await makeAddress(browser, "Make a new address");
  expect(second).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await browser.follow("End this address");
  const dialog = () => within(part(browser, "dialog", "End the private address?"));
  await browser.follow(dialog().getByRole("link", { name: "Cancel" }));
  expect(browser.page.queryByRole("dialog")).toBeNull();
  expect((await fetch(second)).status).toBe(200);
  await browser.follow("End this address");
  await browser.press(dialog().getByRole("button", { name: "End this address" }));
  expect(browser.toasts).toEqual(["The private address has ended"]);
  expect(browser.path).toBe("/calendar");
  expect((await fetch(second)).status).toBe(404);
  browser.page.getByRole("button", { name: "Make a private address" });
});

test("who is signed out meanwhile is led to sign in, and no address is made", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/calendar");
  await endSessionAtServer(browser, site);
  await browser.press("Make a private address");
  expect(browser.path).toBe("/login?next=%2Fcalendar");

  await logIn(browser, member);
  expect(browser.path).toBe("/calendar");
  browser.page.getByRole("button", { name: "Make a private address" });
});

/** Asks for a private address; what the page then shows, with the reader led to it. */
async function makeAddress(browser: FormVisitor, button: string) {
  expect(await browser.press(button)).toBe(200);
  const shown = browser.field("Your private address");
  expect(shown).toHaveAttribute("autofocus");
  return shown.getAttribute("value") ?? "";
}

function secretOf(address: string) {
  const [secret = ""] = address.split("/").at(-1)?.split(".") ?? [];
  expect(secret.length).toBeGreaterThan(20);
  return secret;
}

/** The secret is on the page alone: no address of the site's has it, and no cookie, read or decoded. */
function expectSecretNowhereElse(browser: FormVisitor, address: string) {
  const secret = secretOf(address);
  const values = browser.http.cookies().map((name) => browser.http.cookie(name) ?? "");
  const cookies = values.flatMap((value) => {
    const readable = decodeURIComponent(value).split(".")[0] ?? "";
    return [value, Buffer.from(readable, "base64").toString("latin1")];
  });
  const links = browser.page.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(cookies.length).toBeGreaterThan(0);
  expect([browser.path, ...links, ...cookies].filter((text) => text.includes(secret))).toEqual([]);
}
