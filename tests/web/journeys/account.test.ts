import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { childAdded } from "../../fixtures/children.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { entriesIn, expectDate, part } from "./page-parts.ts";
import { signedIn, writing } from "./people.ts";

const MEGABYTE = 1024 * 1024;
const tooLarge = "Image size should be less than 5MB";
const noImage = "Please select an image file";

const site = siteOfFile();

test("a name of nothing but spaces is no name", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/profile");
  browser.fill("Username", "   ");

  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Username", "Username is required"]]);
  part(browser, "dialog", "Update Profile");
});

test.each([
  ["one byte too large", "me.png", "image/png", 5 * MEGABYTE + 1, tooLarge],
  ["straight from a good camera", "me.jpg", "image/jpeg", 9 * MEGABYTE, tooLarge],
  ["that is none", "list.txt", "text/plain", 100, noImage],
  ["that only calls itself one", "me.png", "image/png", 100, noImage],
])("a picture %s is refused, and the name that she typed stays", async (_, name, type, size, says) => {
  const browser = await signedIn(site);
  await browser.open("/account/profile");
  browser.fill("Username", "Sana Tariq");
  browser.attach("Picture (optional)", new File([Buffer.alloc(size, "umeed")], name, { type }));

  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Picture (optional)", says]]);
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
});

test("a name is shown as it was typed, whatever it looks like", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/profile");
  const name = "<img src=x onerror=alert(1)> ثنا &amp; Co";
  browser.fill("Username", name);
  await browser.press("Save");

  expect(browser.toasts).toEqual(["Profile updated successfully"]);
  expect(browser.page.getAllByText(name).length).toBeGreaterThan(0);
});

test.each([
  ["that is none", ["", "", ""], "Enter the first day of your last period, or your due date."],
  ["not in the calendar", ["31", "2", "2026"], "This date is not in the calendar. Check the day, month and year."],
  ["ahead", inDays(1), "Enter a date that is not in the future."],
  [
    "of another pregnancy",
    inDays(-44 * 7 - 1),
    "That is more than 44 weeks ago. Enter the last period before this pregnancy.",
  ],
])("a period %s is refused, and what she typed stays", async (_, typed, says) => {
  const label = "First day of your last period";
  const browser = await signedIn(site);
  await browser.open("/account/dates");
  browser.fillDate(label, typed);

  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([[label, says]]);
  expectDate(browser, label, typed);
});

test("a due date can take the place of a period", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/dates");
  browser.fillDate("First day of your last period", ["", "", ""]);
  browser.fillDate("Due date (optional)", inDays(140));
  await browser.press("Save");

  const dates = part(browser, "region", "My pregnancy");
  expect(dates).toHaveTextContent("Counted from the due date that you gave.");
  expect(dates).toHaveTextContent("Days 140");
});

test.each([
  ["that is none", ["", "", ""], "Enter your baby's birth date."],
  ["ahead", inDays(1), "Enter a birth date that is not in the future."],
  ["before her last period", inDays(-71), "Enter a birth date that is after your last period."],
])("a birth %s is refused, and the name that she typed stays", async (_, typed, says) => {
  const label = "Your baby's birth date";
  const browser = await signedIn(site);
  await browser.open("/account/mode");
  browser.fill(/^Your baby's name/, "Zara");
  browser.fillDate(label, typed);

  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([[label, says]]);
  expect(browser.field(/^Your baby's name/)).toHaveValue("Zara");
});

test("a baby's birth date that was wrong is corrected, and the age with it", async () => {
  const label = "Your baby's birth date";
  const baby = { isPregnant: false, babyBirthDate: inDays(-400), babyName: "Zara", lastMenstrualPeriod: "" };
  const browser = await signedIn(site, baby);
  await browser.open("/account");
  await browser.follow("Update Birth Date");
  expectDate(browser, label, inDays(-400));
  browser.fillDate(label, inDays(1));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([[label, "Enter a birth date that is not in the future."]]);
  browser.fillDate(label, inDays(-35));
  await browser.press("Save");

  expect(browser.toasts).toEqual(["Updated successfully!"]);
  const card = part(browser, "region", "My baby");
  expect(card).toHaveTextContent("Zara");
  expect(card).toHaveTextContent(written(inDays(-35)));
  await browser.open("/");
  expect(browser.heading).toBe("Zara is 5 weeks old");
});

test("a new pregnancy begins with a new date", async () => {
  const label = "First day of your last period";
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-500),
    lastMenstrualPeriod: "",
  });
  await browser.open("/account");
  await browser.follow("Switch to Pregnancy Mode");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toHaveLength(1);
  browser.fillDate(label, inDays(-50));
  await browser.press("Save");

  expect(part(browser, "region", "My pregnancy")).toHaveTextContent("Days 230");
  await browser.open("/");
  expect(browser.heading).toBe("Week 7, day 1");
});

test("the number beside a list of pregnancies or children is that of its entries, an older child among them", async () => {
  const { browser, call } = await writing(site);
  await childAdded({ call }, { name: "Ali", birthDate: inDays(-900) });
  await browser.open("/account");
  expect(part(browser, "region", "My pregnancy")).toHaveTextContent("Pregnancies and babies 2");
  expect(part(browser, "region", "Plan and read")).toHaveTextContent("Your children 1");

  await browser.follow("Pregnancies and babies");
  expect(entriesIn(part(browser, "dialog", "Pregnancies and babies")).slice(0, -2)).toEqual([
    expect.stringMatching(/^Pregnancy, due .* Current$/),
    `Ali, born ${written(inDays(-900))}`,
  ]);
  await browser.follow(/^Ali/);
  expect(browser.path).toMatch(/^\/children\/edit\//);
});

test("of several pregnancies and babies she adds one and goes back to another", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/pregnancies");
  await browser.follow("Add a baby");
  expectDate(browser, "Your baby's birth date", ["", "", ""]);
  browser.fillDate("Your baby's birth date", inDays(-500));
  browser.fill(/^Your baby's name/, "Zara");
  await browser.press("Save");
  expect(part(browser, "region", "My baby")).toHaveTextContent("Zara");

  await browser.follow("Pregnancies and babies");
  expect(entriesIn(part(browser, "dialog", "Pregnancies and babies")).slice(0, -2)).toEqual([
    expect.stringMatching(/^Pregnancy, due .*current one$/),
    expect.stringMatching(/^Zara, born .* Current$/),
  ]);
  await browser.press("Make this the current one");
  expect(part(browser, "region", "My pregnancy")).toHaveTextContent("Days 210");

  await browser.follow("Pregnancies and babies");
  await browser.follow("Add a pregnancy");
  expectDate(browser, "First day of your last period", ["", "", ""]);
  browser.fillDate("First day of your last period", inDays(-20));
  await browser.press("Save");
  expect(part(browser, "region", "My pregnancy")).toHaveTextContent("Days 260");
});
