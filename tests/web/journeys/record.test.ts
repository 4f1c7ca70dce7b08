import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { linksIn, part, pressTwice, rowsIn } from "./page-parts.ts";
import { signedIn, writing } from "./people.ts";

const site = siteOfFile();

/** In week 30. */
const lastMenstrualPeriod = inDays(-30 * 7);

const kinds = (browser: FormVisitor) => linksIn(browser, "Add a reading");

async function addPressure(browser: FormVisitor, first: string, second: string, date = inDays(0)) {
  await browser.open("/record");
  await browser.follow("Blood pressure");
  browser.fillDate("Day of the measurement", date);
  browser.fill(/First number/, first);
  browser.fill(/Second number/, second);
  return browser.press("Save");
}

test("her record is one tap from Today and from Me, and offers what is measured", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  for (const path of ["/", "/account"]) {
    await browser.open(path);
    await browser.follow("My record");
    expect(browser.heading).toBe("My record");
  }
  expect(kinds(browser)).toEqual([
    "Blood pressure",
    "Weight",
    "Haemoglobin (Hb)",
    "Protein in urine",
    "Blood sugar",
    "Your baby's movements",
  ]);
});

test("a reading is added for today, drawn with another, changed and deleted", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  expect(await addPressure(browser, "11", "7", inDays(-20))).toBe(303);
  expect(browser.path).toBe("/record");
  expect(browser.toasts).toEqual(["Saved: Blood pressure, 110/70 mmHg"]);
  expect(browser.page.queryByRole("img", { name: /^Blood pressure/ })).toBeNull();

  await addPressure(browser, "124/82", "");
  expect(rowsIn(browser, "Blood pressure")).toEqual([
    expect.stringContaining("124/82 mmHg"),
    expect.stringContaining("110/70 mmHg"),
  ]);
  expect(browser.page.getByRole("img", { name: /^Blood pressure, .*The last: 124\/82 mmHg$/ })).toBeTruthy();
  expect(textOf(browser.page.getByRole("img", { name: /^Blood pressure/ }))).toMatch(/Upper.*Lower/);
  expect(textOf(part(browser, "region", "Blood pressure"))).not.toMatch(/go now|be seen|normal|good|fine/i);

  await browser.follow(/124\/82/);
  browser.fill(/Second number/, "84");
  expect(await browser.press("Save")).toBe(303);
  expect(rowsIn(browser, "Blood pressure")[0]).toContain("124/84 mmHg");

  await browser.follow(/124\/84/);
  await browser.follow("Delete");
  expect(await browser.press("Delete")).toBe(303);
  expect(browser.toasts).toEqual(["Deleted from your record"]);
  expect(rowsIn(browser, "Blood pressure")).toEqual([expect.stringContaining("110/70 mmHg")]);
});

test("a value to act on says so after it is saved, beside the reading, and leads to help", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await addPressure(browser, "162", "98");

  const sentence = "An upper blood pressure of 160 or more, or a lower one of 110 or more: go to hospital now.";
  expect(browser.toasts).toEqual([`Saved: Blood pressure, 162/98 mmHg. ${sentence}`]);
  expect(rowsIn(browser, "Blood pressure")[0]).toContain(sentence);
  const help = within(part(browser, "region", "Get help now"));
  expect(textOf(part(browser, "region", "Get help now"))).toMatch(
    /Your reading of \d{1,2} \w{3,4}: Blood pressure, 162\/98 mmHg\. An upper blood pressure/,
  );
  expect(help.getByRole("link", { name: "Call 1122" }).getAttribute("href")).toBe("tel:1122");
  expect(help.getByRole("link", { name: "Danger signs" }).getAttribute("href")).toBe("/danger-signs");

  await browser.open("/");
  await browser.follow(
    /^Your reading of \d{1,2} \w{3,4}: Blood pressure, 162\/98\smmHg\. Get help now\. See what to do\.$/,
  );
  expect(browser.path).toBe("/record");

  await browser.open("/record/add?kind=movements");
  browser.check("Less than usual, or not at all");
  await browser.press("Save");
  expect(textOf(part(browser, "region", "Get help now"))).toContain(
    "Your baby moves less than usual, or not at all: go to hospital now.",
  );
});

test("beside a reading that is to be acted on now, nothing says 'this week'", async () => {
  const { browser, call } = await writing(site, { lastMenstrualPeriod });
  await call("POST", "/record/reading", { body: { kind: "haemoglobin", haemoglobin: 10.2, date: inDays(-3) } });
  await addPressure(browser, "162", "98", inDays(-1));
  await browser.open("/record/add?kind=urineProtein");
  browser.check("+");
  await browser.press("Save");

  expect(browser.toasts).toEqual(["Saved: Protein in urine, +"]);
  expect(textOf(part(browser, "region", "Get help now"))).toContain("162/98 mmHg");
  expect(rowsIn(browser, "Protein in urine")[0]).toMatch(
    /One plus sign \(\+\) of protein in the urine: show this too when you go\.$/,
  );
  expect(rowsIn(browser, "Haemoglobin (Hb)")[0]).toMatch(/below 11 g\/dl: show this too when you go\.$/);
  expect(browser.text).not.toContain("this week");

  await browser.open("/record?kind=urineProtein");
  expect(browser.text).not.toContain("this week");
});

test("an old value to act on says what it was, and no longer what to do", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await addPressure(browser, "162", "98", inDays(-30));

  expect(rowsIn(browser, "Blood pressure")[0]).toMatch(/a lower one of 110 or more\.$/);
  expect(browser.page.queryByRole("region", { name: "Get help now" })).toBeNull();
});

test("what can't be right is explained beside its field, with all that was typed", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  expect(await addPressure(browser, "120", "8", inDays(3))).toBe(400);

  expect(browser.problems).toEqual([
    ["Day of the measurement", "Enter a day that is not in the future."],
    ["Second number (lower)", expect.stringMatching(/^The second number is most often between 30 and 180/)],
  ]);
  expect(browser.field(/First number/)).toHaveValue("120");
  expect(browser.field(/Second number/)).toHaveValue("8");

  await browser.open("/record/add?kind=haemoglobin");
  browser.fill("Haemoglobin in g/dl", "112");
  await browser.press("Save");
  expect(browser.problems).toEqual([["Haemoglobin in g/dl", expect.stringContaining("112 is 11.2")]]);

  await browser.open("/record/add?kind=bloodSugar");
  await browser.press("Save");
  expect(browser.problems).toEqual([
    ["Blood sugar in mg/dl", "Enter your blood sugar in mg/dl, such as 90."],
    ["When was it measured?", "Choose when it was measured."],
  ]);
});

test("numbers are taken as keyboards here write them", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  for (const typed of ["62,5", "۶۲.۵", " 62.5 "]) {
    await browser.open("/record/add?kind=weight");
    browser.fill("Weight in kg", typed);
    await browser.press("Save");
  }
  expect(rowsIn(browser, "Weight")).toEqual(Array(3).fill(expect.stringContaining("62.5 kg")));
});

test("a form sent twice adds one reading", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/record/add?kind=weight");
  browser.fill("Weight in kg", "62");
  await pressTwice(browser, "Save");
  expect(rowsIn(browser, "Weight")).toHaveLength(1);
});

test("more readings than the page has are on pages of their own", async () => {
  const { browser, call } = await writing(site, { lastMenstrualPeriod });
  for (let kilograms = 60; kilograms < 70; kilograms += 1) {
    await call("POST", "/record/reading", { body: { kind: "weight", kilograms, date: inDays(kilograms - 80) } });
  }
  await browser.open("/record");
  expect(rowsIn(browser, "Weight")).toHaveLength(8);
  await browser.follow("All 10 readings");
  expect([browser.heading, rowsIn(browser, "All readings").length]).toEqual(["Weight", 10]);
  await browser.follow("My whole record");
  expect(browser.path).toBe("/record");
});

test("after a loss it says nothing of movements, and keeps her blood pressure", async () => {
  const { browser, call } = await writing(site, { lastMenstrualPeriod });
  await call("POST", "/record/reading", { body: { kind: "movements", movements: "less" } });
  await call("POST", "/record/reading", { body: { kind: "bloodPressure", systolic: 150, diastolic: 96 } });
  const id = await currentIdOf({ call });
  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "stillbirth", isHidden: false } });

  await browser.open("/");
  await browser.follow("My record");
  expect(browser.text).not.toMatch(/movements|baby/i);
  expect(rowsIn(browser, "Blood pressure")[0]).toContain("a lower one of 90 or more: be seen today.");
  expect(kinds(browser)).toEqual(["Blood pressure", "Weight", "Haemoglobin (Hb)", "Protein in urine", "Blood sugar"]);
  await browser.open("/record/add?kind=movements");
  expect(browser.path).toBe("/record");
});

test("a reading of another member is not there", async () => {
  const { call } = await writing(site, { lastMenstrualPeriod });
  const id = (await call("POST", "/record/reading", { body: { kind: "weight", kilograms: 62 } })).textAt("data._id");
  const browser = await signedIn(site);
  for (const act of ["edit", "delete"]) {
    await browser.open(`/record/${act}/${id}`);
    expect([act, browser.status]).toEqual([act, 404]);
  }
});
