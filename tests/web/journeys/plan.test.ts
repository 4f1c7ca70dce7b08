import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { entriesIn, part } from "./page-parts.ts";
import { logIn, openedAt, signedIn, writing } from "./people.ts";
import { registered } from "../../fixtures/mothers.ts";

/** 25 weeks ago: the sugar test is due, the visit of week 26 is a week ahead. */
const lastMenstrualPeriod = inDays(-175);
const SUGAR_TEST = "Sugar test, 24 to 28 weeks";

const group = (browser: FormVisitor, name: string) => part(browser, "region", name);
const cardsIn = (browser: FormVisitor, name: string) =>
  within(group(browser, name)).getAllByRole("heading", { level: 3 }).map(textOf);
const groupsOf = ({ page }: FormVisitor) => page.getAllByRole("heading", { level: 2 }).map(textOf);
const short = (date: string) => written(date).split(",")[0];

const site = siteOfFile();

test("the plan has what is due, what she can still go to, what is next and later, each with its why and its source", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");

  expect(browser.heading).toBe("Your plan");
  expect(groupsOf(browser).slice(0, 5)).toEqual(["Now", "You can still go", "Next", "Later", "Past"]);
  expect(cardsIn(browser, "You can still go")).toEqual([
    "Blood and urine tests of the first visit",
    "Ultrasound before 24 weeks",
    "Antenatal visit, week 20",
  ]);
  // What is for every day is not gone to.
  expect(cardsIn(browser, "Now")).toEqual([
    SUGAR_TEST,
    "Tetanus vaccine (Td)",
    "Ask about iron and folic acid, or a tablet of many vitamins (MMS)",
    "Ask about calcium",
  ]);
  expect(cardsIn(browser, "Next")).toEqual(["Antenatal visit, week 26"]);
  expect(group(browser, "Later")).toHaveTextContent("Antenatal visit, week 30");
  expect(group(browser, "Later")).toHaveTextContent("Prepare for the birth");
  const past = group(browser, "Past");
  expect(past.querySelector("details:not([open]) > summary")).toHaveTextContent("Show 1");
  expect(entriesIn(past)).toEqual([expect.stringContaining("Antenatal visit, week 12")]);

  const card = part(browser, "region", SUGAR_TEST);
  expect(card).toHaveTextContent("Due now, until");
  expect(card).toHaveTextContent("eat nothing for 8 to 10 hours before");
  expect(card).toHaveTextContent("women from South Asian families have it more often");
  expect(card).toHaveTextContent("Bring: Food for afterwards.");
  expect(card).toHaveTextContent("Diabetes UK: Gestational diabetes tests Read 26 Nov, 2026");
  expect(textOf(browser.page.getByRole("main"))).not.toMatch(/missed|overdue|late for/i);
});

test("of what is for every day more than two are rows, which open", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-38 * 7) });
  await browser.open("/plan");
  const rows = [...group(browser, "Now").querySelectorAll("details > summary")].map(textOf);
  expect(rows.filter((row) => !row.startsWith("Read more"))).toEqual([
    "Ask about iron and folic acid, or a tablet of many vitamins (MMS)",
    "Ask about calcium",
    "Prepare for the birth",
  ]);
});

test("a test is moved to the day that she was given, stands on Today and in the calendar, and is moved back", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  await browser.follow(`I was given another day (${SUGAR_TEST})`);
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Which day did they give you?", "Enter the day that you were given."]]);
  browser.fillDate("Which day did they give you?", inDays(-1));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Which day did they give you?", "Enter today or a day that is still to come."]]);
  browser.fillDate("Which day did they give you?", inDays(5));
  await browser.press("Save");

  expect([browser.path, browser.toasts]).toEqual(["/plan", [`Your appointment: ${written(inDays(5))}`]]);
  expect(cardsIn(browser, "Next")).toEqual([SUGAR_TEST]);
  await browser.open("/");
  expect(part(browser, "region", SUGAR_TEST)).toHaveTextContent(`Your appointment: ${short(inDays(5))}.`);
  await browser.open(`/calendar?day=${inDays(5)}`);
  expect(part(browser, "region", written(inDays(5)))).toHaveTextContent(`Yours: ${SUGAR_TEST}`);

  await browser.open("/plan");
  await browser.press(`No appointment any more (${SUGAR_TEST})`);
  expect(cardsIn(browser, "Now")).toContain(SUGAR_TEST);
  await browser.open(`/calendar?day=${inDays(5)}`);
  expect(part(browser, "region", written(inDays(5)))).toHaveTextContent(`Yours: ${SUGAR_TEST} · Due now, until`);
});

test("a visit that was moved has its day in the list and on the card", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  await browser.follow("I was given another day (Antenatal visit, week 26)");
  browser.fillDate("Which day did they give you?", inDays(10));
  await browser.press("Save");
  await browser.open("/account/visits");
  const next = entriesIn(part(browser, "dialog", "Your visits")).find((entry) => entry.includes("week 26"));
  expect(next).toContain(`Next for you · in 10 days · ${short(inDays(10))}`);
  await browser.open("/account/visit-card");
  const entries = entriesIn(part(browser, "dialog", "Visit card"));
  expect(entries.find((entry) => entry.includes("week 26"))).toContain(short(inDays(10)));
});

test("an appointment is of today on its day", async () => {
  const { id, call, browser } = await planOwner();
  await call("PUT", `/plan/${id}/week-26/moved`, { body: { date: inDays(0) } });
  await browser.open("/");
  expect(part(browser, "region", "Antenatal visit, week 26")).toHaveTextContent("Your appointment is today");
});

test("what is not for her is taken out and put back, and no list has it meanwhile", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  await browser.press("Not for me (Antenatal visit, week 26)");
  expect([browser.path, browser.toasts]).toEqual(["/plan", ["Taken out of your plan"]]);
  expect(entriesIn(group(browser, "Not for you"))).toEqual([expect.stringContaining("Antenatal visit, week 26")]);
  expect(cardsIn(browser, "Next")).toEqual(["Antenatal visit, week 30"]);
  await browser.open("/account/visits");
  expect(part(browser, "dialog", "Your visits")).not.toHaveTextContent("week 26");
  expect(part(browser, "dialog", "Your visits")).not.toHaveTextContent(/twins|triplets/i);
  await browser.open("/calendar");
  expect(browser.text).not.toContain("Antenatal visit, week 26");

  await browser.open("/plan");
  await browser.press("Put it back (Antenatal visit, week 26)");
  expect(browser.toasts).toEqual(["Back in your plan"]);
  expect(groupsOf(browser)).not.toContain("Not for you");
});

test("what is done, today or on another day, is undone where it stands", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  await browser.press(`Done (${SUGAR_TEST})`);
  expect(entriesIn(group(browser, "Done today"))).toEqual([expect.stringContaining(`Done on ${short(inDays(0))}`)]);
  expect(groupsOf(browser)[0]).toBe("Done today");
  await browser.follow(`Change the day (${SUGAR_TEST})`);
  browser.fillDate("On which day was it done?", inDays(-3));
  await browser.press("Save");
  expect(browser.path).toBe("/plan");
  expect(entriesIn(group(browser, "Done"))).toEqual([expect.stringContaining(`Done on ${short(inDays(-3))}`)]);
  await browser.press(`Undo (${SUGAR_TEST})`);
  expect(cardsIn(browser, "Now")).toContain(SUGAR_TEST);
});

test("the first dose against tetanus brings the second, four weeks on", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  await browser.press("Done (Tetanus vaccine (Td))");
  expect(group(browser, "Later")).toHaveTextContent("Tetanus vaccine (Td), second dose");
});

test("a visitor is told what the plan is, logs in and finds it", async () => {
  const member = await registered(site.address, { lastMenstrualPeriod });
  const browser = await openedAt(site, "/plan");
  expect(browser.heading).toBe("Your plan");
  const listed = (name: string) => entriesIn(part(browser, "region", name));
  expect(listed("Visits in pregnancy")).toHaveLength(8);
  expect(listed("Your own checks after the birth")[0]).toBe(
    "Check after birth, first 24 hours Bleeding, blood pressure, temperature.",
  );
  expect(listed("Your child's vaccines")[0]).toMatch(/^Vaccines at birth BCG/);
  await browser.follow("Log in to see your plan");
  await logIn(browser, member);
  expect(browser.path).toBe("/plan");
  expect(cardsIn(browser, "Now")).toContain(SUGAR_TEST);
});

test("who has no dates is led to where they are added", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-305) });
  await browser.open("/plan");
  expect(browser.text).toContain("Your plan counts from your dates.");
  await browser.follow("Add your dates");
  expect(browser.path).toBe("/account/dates");
});

test("Today and the calendar begin with what is due first in the plan, have the next visit, and lead to the rest", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  const now = cardsIn(browser, "Now");
  const [first = ""] = now;
  for (const [address, more] of [
    ["/", "3 can still be done"],
    ["/calendar", "2 more can still be done"],
  ] as const) {
    await browser.open(address);
    const [due, ...others] = [...browser.document.querySelectorAll(".next-card")].map(textOf);
    expect(due).toContain(first);
    expect(due).toContain(`Done (${first})`);
    expect(others.at(-1)).toMatch(/Next for you.*Antenatal visit, week 26/);
    expect(textOf(browser.page.getByRole("main"))).toContain(more);
    await browser.press(`Done (${first})`);
    expect(browser.path).toBe(address);
    await browser.press(`Undo (${first})`);
    const shown = others.filter((card) => now.some((name) => card.includes(`Done (${name})`))).length + 1;
    await browser.follow(`${now.length - shown} more things are due now`);
    expect(browser.path).toBe("/plan");
  }
});

test("after a loss there are her own checks alone, and where there are none nobody is asked for dates", async () => {
  const { id, call, browser } = await planOwner();
  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "stillbirth", isHidden: false } });
  await browser.open("/plan");
  expect(browser.page.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual([
    "Your own check, first 24 hours",
    "Your own check, day 3",
  ]);
  expect(group(browser, "Later")).toHaveTextContent("Your own check, days 7 to 14");
  expect(textOf(browser.page.getByRole("main"))).not.toMatch(/baby|babies|vaccine|birth|Bring/i);
  await browser.open("/account/visit-card");
  const card = part(browser, "dialog", "Visit card");
  expect(entriesIn(card)).not.toEqual([]);
  expect(card).not.toHaveTextContent(/due/i);

  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "earlyMiscarriage", isHidden: false } });
  await browser.open("/plan");
  expect(textOf(browser.page.getByRole("main"))).toBe("Your planNothing is due for you here.");
  await browser.open("/plan/about");
  expect(browser.status).toBe(404);
});

test("what she says about her pregnancy changes the plan and says so; what she leaves out does not", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/plan");
  expect(browser.text).not.toMatch(/anti-\u2060?D/);
  await browser.follow("About this pregnancy");
  browser.select(/negative blood group/, "Yes");
  browser.select(/earlier caesarean/, "No");
  await browser.press("Save");
  expect([browser.path, browser.toasts]).toEqual(["/plan", ["Your plan fits what you said"]]);
  expect(part(browser, "region", "Ask about anti-D, at about 28 weeks")).toHaveTextContent(
    "Here because you said: a negative blood group.",
  );
  const danger = "With any bleeding go to hospital now, and say that you are Rh negative.";
  expect(browser.page.getByText(danger).tagName).toBe("STRONG");
  expect(browser.text).not.toContain("after a caesarean");

  await browser.follow("About this pregnancy");
  expect(browser.field(/negative blood group/)).toHaveValue("yes");
  expect(browser.field(/earlier caesarean/)).toHaveValue("no");
  expect(browser.field(/Anaemia/)).toHaveValue("");
  browser.select(/negative blood group/, "No answer");
  await browser.press("Save");
  expect(browser.text).not.toMatch(/anti-\u2060?D/);
});

test("after the birth nobody asks about the pregnancy", async () => {
  const browser = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-3) });
  await browser.open("/plan");
  part(browser, "region", "You Now");
  expect(browser.page.getByRole("link", { name: /^Baby not feeding/ })).toHaveAttribute(
    "href",
    "/danger-signs?who=baby",
  );
  expect(browser.page.getByRole("link", { name: /^Heavy bleeding, fever/ })).toHaveAttribute(
    "href",
    "/danger-signs?who=afterBirth",
  );
  expect(browser.page.queryByRole("link", { name: "About this pregnancy" })).toBeNull();
  await browser.open("/plan/about");
  expect(browser.status).toBe(404);
});

test("what is no item of hers, or stays on its day, has no dialog", async () => {
  const { id, browser } = await planOwner();
  for (const item of ["none", "due-date", "week-12"]) {
    await browser.open(`/plan/move?pregnancy=${id}&item=${item}`);
    expect([item, browser.status]).toEqual([item, 404]);
  }
});

async function planOwner() {
  const owner = await writing(site, { lastMenstrualPeriod });
  return { ...owner, id: (await owner.call("GET", "/pregnancyinfo/user")).textAt("data.0._id") };
}

const UNREAD = /ترجمہ ابھی کسی ڈاکٹر نے نہیں پڑھا/;

test("in Urdu it says once that no clinician has read its rules, in English never", async () => {
  const notes = (browser: FormVisitor) => browser.page.queryAllByText(UNREAD).length;
  const born = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-43), babyName: "Zoya" });
  await born.open("/ur/plan");
  expect(notes(born)).toBe(1);
  await born.open("/plan");
  expect(notes(born)).toBe(0);
  const pregnant = await signedIn(site, { lastMenstrualPeriod });
  await pregnant.open("/ur/plan");
  expect(notes(pregnant)).toBe(1);
});

test("after a loss that is said of the checks that are left, and of nothing where there are none", async () => {
  const { id, browser, call } = await planOwner();
  const lost = (kind: string) => call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind, isHidden: false } });
  const note = () => browser.page.queryByText(UNREAD);
  expect((await lost("earlyMiscarriage")).status).toBe(200);
  await browser.open("/ur/plan");
  expect([browser.status, note()]).toEqual([200, null]);
  expect((await lost("lateMiscarriage")).status).toBe(200);
  await browser.open("/ur/plan");
  expect(note()).toBeInTheDocument();
});
