import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { childAdded } from "../../fixtures/children.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { entriesIn, mainText, part } from "./page-parts.ts";
import { openedAt, signedIn, writing } from "./people.ts";

const site = siteOfFile();

/** Six weeks and a day old: the 6-week vaccines are due. */
const babyBirthDate = inDays(-43);
const mother = { isPregnant: false, babyBirthDate, babyName: "Zoya" };

const listed = (browser: FormVisitor) => {
  const list = browser.page.queryByRole("list", { name: "Your children" });
  return list ? entriesIn(list) : [];
};
const namesIn = ({ page }: FormVisitor) => page.getAllByRole("heading", { level: 2 }).map(textOf);
const childrenIn = (browser: FormVisitor) => namesIn(browser).filter((name) => ["Bilal", "Zoya"].includes(name));

test("a birth that she told of is there, from Me and from her plan, and is changed in step with her account", async () => {
  const browser = await signedIn(site, mother);
  for (const path of ["/account", "/plan"]) {
    await browser.open(path);
    await browser.follow("Your children");
    expect([browser.path, browser.heading]).toEqual(["/children", "Your children"]);
  }
  expect(listed(browser)).toEqual([`Zoya Born ${written(babyBirthDate)}`]);
  await browser.follow("Zoya");
  browser.fill(/^Name/, "Zoya Noor");
  browser.select(/^Girl or boy/, "Girl");
  expect(await browser.press("Save")).toBe(303);
  expect([browser.path, browser.toasts]).toEqual(["/children", ["Saved"]]);
  await browser.follow("Zoya Noor");
  expect(browser.field(/^Girl or boy/)).toHaveValue("girl");
  await browser.open("/account");
  expect(mainText(browser)).toContain("Zoya Noor");
});

test("a child born before is added, with what is wrong said beside it, has a plan and is deleted", async () => {
  const browser = await signedIn(site);
  await browser.open("/children");
  expect(listed(browser)).toEqual([]);
  await browser.follow("Add a child");
  browser.fill(/^Weeks of pregnancy/, "50");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Birth date", "Enter your baby's birth date."],
    ["Weeks of pregnancy at birth (optional)", "Enter the weeks of pregnancy at birth, from 22 to 44."],
  ]);
  browser.fillDate("Birth date", inDays(-3000));
  browser.fill(/^Weeks of pregnancy/, "34");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Birth date", "Umeed follows children up to their fifth birthday. Check the year."],
  ]);
  browser.fillDate("Birth date", inDays(-400));
  browser.fill(/^Name/, "Bilal");
  await browser.press("Save");
  expect(listed(browser)).toEqual([`Bilal Born ${written(inDays(-400))}`]);

  await browser.follow("See your plan");
  // One row under a heading, until it is opened.
  expect(childrenIn(browser)).toEqual(["Bilal"]);
  expect(browser.page.queryByRole("region", { name: "Bilal Now" })).toBeNull();
  await browser.follow("Bilal");
  expect(namesIn(browser)).toContain("Bilal");
  expect(part(browser, "region", "Bilal Now")).toHaveTextContent("Worm medicine, 1 year");
  await browser.press("Not for me (Bilal: Worm medicine, 1 year)");
  expect(part(browser, "region", "Bilal Not for you")).toHaveTextContent("Worm medicine, 1 year");

  await browser.open("/children");
  await browser.follow("Bilal");
  await browser.follow("Delete this child's record");
  expect(part(browser, "dialog", "Delete this child's record?")).toHaveTextContent(
    "Everything here about Bilal is deleted",
  );
  await browser.press("Delete this child's record");
  expect([listed(browser), browser.toasts]).toEqual([[], ["Deleted, with the plan"]]);
  await browser.open("/plan");
  expect(browser.text).not.toContain("Bilal");
});

test("the child she follows has a plan under a heading, where a vaccine is done and undone, each other that missed one a row above that leads to its own", async () => {
  const { browser, call } = await writing(site, mother);
  await childAdded({ call }, { birthDate: inDays(-200), name: "Bilal" });
  await browser.open("/plan");
  expect(childrenIn(browser)).toEqual(["Zoya", "Bilal"]);
  const rows = () => entriesIn(browser.page.getByRole("list", { name: "You can still go" }));
  const ofBilal = "Bilal: Vaccines that may be missing";
  expect(rows()).toEqual(["Zoya: Vaccines at birth", ofBilal]);
  expect(entriesIn(part(browser, "region", "Bilal"))).toEqual(["Vaccines that may be missing You can still go"]);
  const now = part(browser, "region", "Zoya Now");
  expect(within(now).getAllByRole("heading", { level: 4 }).map(textOf)).toContain("Zoya: Weighing, 1 month");

  await browser.press("Done (Zoya: Vaccines at birth)");
  expect(entriesIn(part(browser, "region", "Zoya Done today"))).toEqual([expect.stringContaining("Vaccines at birth")]);
  expect(rows()).toEqual([ofBilal]);
  await browser.press("Undo (Zoya: Vaccines at birth)");
  expect(browser.page.queryByRole("region", { name: "Zoya Done today" })).toBeNull();

  await browser.follow(/^Bilal: Vaccines/);
  expect(part(browser, "region", "Bilal Now")).toHaveTextContent("Bilal: Vitamin A drops, 6 months");
  expect(
    within(part(browser, "region", "Bilal You can still go"))
      .getAllByRole("heading", { level: 4 })
      .map(textOf)[0],
  ).toBe("Bilal: Vaccines at birth");
  expect(childrenIn(browser)).toEqual(["Bilal"]);
});

test("what a child missed is led to from the top of the plan, also once something of the child was done today", async () => {
  const browser = await signedIn(site, { ...mother, babyBirthDate: inDays(-80), lastMenstrualPeriod: undefined });
  await browser.open("/plan");
  const late = () => entriesIn(browser.page.getByRole("list", { name: "You can still go" }));
  expect(late()).toEqual(["Zoya: Vaccines at birth"]);
  await browser.press("Done (Vaccines at birth)");
  expect(late()).toEqual(["Zoya: 6-week vaccines"]);
  await browser.follow(within(browser.page.getByRole("list", { name: "You can still go" })).getByRole("link"));
  expect(browser.target).toHaveTextContent("You can still go");
});

test("what stands beside her own plan on a wide screen is led to on a phone alone, and a child without a name has a short chip", async () => {
  const { browser, call } = await writing(site, { ...mother, babyName: "" });
  await childAdded({ call }, { birthDate: inDays(-200) });
  await browser.open("/plan");
  const rows = within(browser.page.getByRole("list", { name: "You can still go" })).getAllByRole("listitem");
  expect(rows.map((row) => row.matches(".phone"))).toEqual([true, false]);
  const chips = within(part(browser, "navigation", "Whose plan"))
    .getAllByRole("link")
    .map(textOf);
  expect(chips).toEqual(["All", "You", expect.stringMatching(/^Born \d/), expect.stringMatching(/^Born \d/)]);
});

test("the plan of one of them has an address, which stays while things are marked there", async () => {
  const { browser, call } = await writing(site, mother);
  const bilal = await childAdded({ call }, { birthDate: inDays(-200), name: "Bilal" });
  const chips = () => part(browser, "navigation", "Whose plan");
  await browser.open("/plan");
  expect(within(chips()).getAllByRole("link").map(textOf)).toEqual(["All", "You", "Zoya", "Bilal"]);
  expect(chips().querySelector("[aria-current]")).toHaveTextContent("All");
  await browser.follow(within(chips()).getByRole("link", { name: "Bilal" }));
  const address = `/plan?of=${bilal}`;
  expect([browser.path, childrenIn(browser)]).toEqual([address, ["Bilal"]]);
  expect(chips().querySelector("[aria-current]")).toHaveTextContent("Bilal");

  await browser.press("Done (Bilal: Vaccines at birth)");
  expect(browser.path).toBe(address);
  await browser.follow("Change the day (Bilal: Vaccines at birth)");
  browser.fillDate("On which day was it done?", inDays(-3));
  await browser.press("Save");
  expect([browser.path, childrenIn(browser)]).toEqual([address, ["Bilal"]]);

  await browser.open("/plan?of=nobody");
  expect(childrenIn(browser)).toEqual(["Zoya", "Bilal"]);
});

test("vaccines still to be given are not over, and what is years away stands behind one fold", async () => {
  const { browser, call } = await writing(site, mother);
  await browser.open(`/plan?of=${await childAdded({ call }, { birthDate: inDays(-400), name: "Bilal" })}`);
  const late = part(browser, "region", "Bilal You can still go");
  within(late).getByRole("region", { name: "Bilal: 6-week vaccines" });
  const rows = [...late.querySelectorAll("summary")].map(textOf);
  expect(rows).toContainEqual(expect.stringContaining("Bilal: 9-month vaccines"));
  expect(late.querySelectorAll("details:not([open])")).toHaveLength(rows.length);
  expect(part(browser, "region", "Bilal Past")).not.toHaveTextContent("9-month vaccines");
  const later = part(browser, "region", "Bilal Later");
  expect(later.querySelectorAll(":scope > .folds > details")).toHaveLength(3);
  const rest = [...later.querySelectorAll(":scope > details")].map(textOf);
  expect(rest).toHaveLength(1);
  expect(rest[0]).toMatch(/^\d+ more until the fifth birthday \(Bilal\).*Bilal: Worm medicine, 4 years/s);
});

test("from a child's details a tap leads to the growth", async () => {
  const browser = await signedIn(site, mother);
  await browser.open("/children");
  await browser.follow("Zoya");
  await browser.follow("Weight, length, head and upper arm");
  expect(browser.heading).toBe("Growth: Zoya");
});

test("twins are two, called by their place until she names them", async () => {
  const lastMenstrualPeriod = inDays(-290);
  const { browser, call } = await writing(site, { lastMenstrualPeriod });
  const id = await currentIdOf({ call });
  await call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod, numberOfBabies: 2 } });
  await call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate } });
  await browser.open("/children");
  expect(listed(browser).map((entry) => entry.split(" Born")[0])).toEqual(["First twin", "Second twin"]);
  await browser.follow("Second twin");
  browser.fill(/^Name/, "Ali");
  await browser.press("Save");
  expect(listed(browser).map((entry) => entry.split(" Born")[0])).toEqual(["First twin", "Ali"]);
  await browser.open("/");
  expect(browser.text).toMatch(/First twin: Vaccines/);

  await browser.open("/account/loss");
  browser.check("One of my babies died, and another lives");
  browser.select(/^Which of your babies/, "First twin");
  await browser.press("Save");
  await browser.open("/children");
  expect(listed(browser).map((entry) => entry.split(" Born")[0])).toEqual(["Ali"]);
  await browser.open("/plan");
  expect(mainText(browser)).not.toMatch(/twin/i);
});

test("after the loss of her baby no child and no name is there", async () => {
  const { browser, call } = await writing(site, mother);
  const id = await currentIdOf({ call });
  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "infantDeath", isHidden: false } });
  for (const path of ["/children", "/plan"]) {
    await browser.open(path);
    expect([path, mainText(browser).includes("Zoya")]).toEqual([path, false]);
  }
  await browser.open(`/children/edit/${id}`);
  expect(browser.status).toBe(404);
});

test("a child of somebody else has no page", async () => {
  const id = await childAdded(await writing(site, mother), { birthDate: inDays(-200) });
  const browser = await signedIn(site, mother);
  for (const path of [`/children/edit/${id}`, `/children/delete/${id}`]) {
    await browser.open(path);
    expect([path, browser.status]).toEqual([path, 404]);
  }
});

test("a visitor is asked to sign in, and comes back", async () => {
  const browser = await openedAt(site, "/children");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/children" })}`);
});

test("a page without children promises none after a loss", async () => {
  const { browser, call } = await writing(site, { lastMenstrualPeriod: inDays(-140) });
  await browser.open("/children");
  expect(mainText(browser)).toContain("Your baby appears here once you tell us about the birth.");
  const id = (await call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "stillbirth", isHidden: false } });
  await browser.open("/children");
  expect(mainText(browser)).toContain("If you have other children, you can add them here.");
  expect(mainText(browser)).not.toMatch(/bab(y|ies)|birth/);
});
