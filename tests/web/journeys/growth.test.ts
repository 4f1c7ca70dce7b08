import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { childAdded } from "../../fixtures/children.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { linksIn, part, pressTwice, rowsIn } from "./page-parts.ts";
import { writing } from "./people.ts";

const site = siteOfFile();

/** @returns a browser on the page of her child of about 13 months */
async function motherOf(body: Record<string, unknown> = {}) {
  const { browser, call } = await writing(site);
  const id = await childAdded({ call }, { name: "Zoya", birthDate: inDays(-400), sex: "girl", ...body });
  await browser.open(`/record/child/${id}`);
  return { browser, call, id };
}

async function add(browser: FormVisitor, kind: string, typed: string, date = inDays(0)) {
  await browser.follow(kind);
  browser.fillDate("Day of the measurement", date);
  browser.fill(/ in (?:kg|cm|mm)$/, typed);
  if (kind === "Length or height") browser.check("Lying down");
  return browser.press("Save");
}

test("a child's growth is one tap from the record, and offers what is measured at this age", async () => {
  const { browser, call } = await motherOf();
  await childAdded({ call }, { name: "Ali", birthDate: inDays(-20) });
  const kinds = () => linksIn(browser, "Add a reading");

  await browser.open("/record");
  await browser.follow("Zoya");
  expect([browser.heading, kinds()]).toEqual(["Growth: Zoya", ["Weight", "Length or height", "Head", "Upper arm"]]);
  await browser.follow("My record");
  await browser.follow("Ali");
  expect([browser.heading, kinds()]).toEqual(["Growth: Ali", ["Weight", "Length or height", "Head"]]);
});

test("a weight is added, drawn with the lines of other children, changed and deleted", async () => {
  const { browser } = await motherOf();
  expect(await add(browser, "Weight", "6.9", inDays(-190))).toBe(303);
  expect(browser.toasts).toEqual(["Saved: Weight, 6.9 kg"]);
  await add(browser, "Weight", "۸٫۸");

  expect(rowsIn(browser, "Weight")).toEqual([expect.stringContaining("8.8 kg"), expect.stringContaining("6.9 kg")]);
  const picture = browser.page.getByRole("img", { name: /^Weight, .*The last: 8.8 kg$/ });
  expect(picture.querySelectorAll(".band")).toHaveLength(5);
  const words = [...picture.querySelectorAll("svg > text")].map(textOf);
  expect(words).toEqual(["kg", "Birth", "3", "6", "9", "12 months"]);
  expect(browser.text).toContain(`Born ${written(inDays(-400))}, 13 months old`);
  for (const name of ["0", "-2", "-3", "+2", "+3"])
    expect([...picture.querySelectorAll("text")].map(({ textContent }) => textContent.trim())).toContain(name);
  expect(browser.text).toContain("Most children of this age are between the thin lines -2 and +2");
  expect(browser.text).not.toMatch(/malnutrition|underweight|wasted|stunted/i);

  await browser.follow(/8\.8 kg/);
  browser.fill("Weight in kg", "8.6");
  await browser.press("Save");
  await browser.follow(/8\.6 kg/);
  await browser.follow("Delete");
  expect(await browser.press("Delete")).toBe(303);
  expect(rowsIn(browser, "Weight")).toEqual([expect.stringContaining("6.9 kg")]);
});

test("an age stands at the same place in each chart, from the birth to the last day that one shows", async () => {
  const { browser } = await motherOf({ birthDate: inDays(-200) });
  await add(browser, "Weight", "6.9", inDays(-100));
  await add(browser, "Head", "44", inDays(-10));

  const agesOf = (name: RegExp) =>
    [...browser.page.getByRole("img", { name }).querySelectorAll("svg > text")]
      .slice(1)
      .map((text) => [textOf(text), text.getAttribute("x")]);
  expect(agesOf(/^Weight/).map(([words]) => words)).toEqual(["Birth", "3", "6 months"]);
  expect(agesOf(/^Weight/)).toEqual(agesOf(/^Head/));
});

test("a thin arm says what to do after it is saved, beside the measure and on top, and is no diagnosis", async () => {
  const { browser } = await motherOf();
  await add(browser, "Upper arm", "112");

  const sentence = "An upper arm below 115 mm: be seen today.";
  expect(browser.toasts).toEqual([`Saved: Upper arm, 112 mm. ${sentence}`]);
  expect(rowsIn(browser, "Upper arm")[0]).toContain(sentence);
  const box = part(browser, "region", "Be seen today");
  expect(textOf(box)).toMatch(/Upper arm, 112 mm\. An upper arm below 115 mm: be seen today\./);
  expect(box.classList).toContain("danger");
  expect(browser.text).toContain("not a diagnosis");
});

test("a thin arm to be shown within the week stands in no calm box", async () => {
  const { browser } = await motherOf();
  await add(browser, "Upper arm", "118");

  const box = part(browser, "region", "This week");
  expect(textOf(box)).toContain("Upper arm, 118 mm. An upper arm below 125 mm");
  expect([...box.classList]).toEqual(["box", "soon"]);
});

test("a weight with a length is drawn by length", async () => {
  const { browser } = await motherOf();
  await add(browser, "Length or height", "75");
  await add(browser, "Weight", "9");

  expect(part(browser, "region", "Weight for length")).toBeTruthy();
  expect(browser.page.getByRole("img", { name: "Weight for length. The last: 9 kg at 75 cm" })).toBeTruthy();
});

test("without the sex there is a line, and no line of others", async () => {
  const { browser } = await motherOf({ sex: null });
  await add(browser, "Head", "42", inDays(-200));
  await add(browser, "Head", "44");

  const picture = browser.page.getByRole("img", { name: /^Head/ });
  expect(picture.querySelectorAll(".band")).toHaveLength(0);
  expect(browser.text).toContain("Say whether your child is a girl or a boy");
});

test("what can't be right is explained beside its field, with all that was typed", async () => {
  const { browser } = await motherOf();
  await browser.follow("Upper arm");
  browser.fillDate("Day of the measurement", inDays(2));
  browser.fill("Upper arm in mm", "14");
  expect(await browser.press("Save")).toBe(400);

  expect(browser.problems).toEqual([
    ["Day of the measurement", "Enter a day that is not in the future."],
    ["Upper arm in mm", expect.stringContaining("14 is 140")],
  ]);
  expect(browser.field("Upper arm in mm")).toHaveValue("14");
});

test("a form sent twice adds one measure", async () => {
  const { browser } = await motherOf();
  await browser.follow("Weight");
  browser.fill("Weight in kg", "9");
  await pressTwice(browser, "Save");
  expect(rowsIn(browser, "Weight")).toHaveLength(1);
});

test("the child of another member is not there", async () => {
  const { id } = await motherOf();
  const { browser } = await writing(site);
  for (const path of [`/record/child/${id}`, `/record/child/${id}/add?kind=weight`]) {
    await browser.open(path);
    expect([path, browser.status]).toEqual([path, 404]);
  }
});
