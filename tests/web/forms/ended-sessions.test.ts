import { expect, test } from "vitest";
import { browserOf, endSessionAtServer } from "../journeys/people.ts";
import {
  boxesIn,
  buttonOf,
  chooseIn,
  openAfter,
  rightValueOf,
  sameIn,
  walkOfFile,
  type Readers,
} from "./forms-of-pages.ts";

const WORDS = "میں تین بجے جاگتی ہوں، <b>again</b>";
/** Never kept: it is typed again. */
const secret = /password|token|code/i;

const { site, walked } = walkOfFile();

test.each(["member", "mother", "moderator", "editor", "administrator"] as const)(
  "what the %s types and chooses in any form while the session ends is there again after the sign-in",
  async (role) => {
    const { readers, found } = walked();
    const browser = readers.browserFor(role);
    const valid = browser.http.cookie("umeed") ?? "";
    const ended = await endedSession(role);
    const forms = found.filter(({ as }) => as === role);
    const lost: string[] = [];
    let tried = 0;
    for (const form of forms) {
      await openAfter(browser, form.after, form.address);
      const element = sameIn(browser, form);
      if (!element) throw new Error(`The form is not there: ${form.address}`);
      const entered = fillIn(element);
      const button = buttonOf(element);
      if (element.method.toLowerCase() !== "post" || entered.length === 0 || !button) continue;
      tried += 1;
      button.setAttribute("formnovalidate", "");
      browser.http.change("umeed", () => ended);
      await browser.press(button);
      const next = new URL(browser.path, site.address).searchParams.get("next");
      // As signing in does, which may not be done so often.
      browser.http.change("umeed", () => valid);
      await browser.open(next ?? "/");
      const back = sameIn(browser, form);
      const there = back ? enteredIn(back) : [];
      const gone = entered.filter((entry) => !there.includes(entry));
      if (gone.length > 0) lost.push(`${form.address} ${form.action}: ${gone.join(", ")}, at ${browser.path}`);
    }
    expect(lost).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
  300_000,
);

test("many forms were tried", () => {
  expect(walked().found.filter(({ as }) => as !== "visitor").length).toBeGreaterThan(70);
});

async function endedSession(role: keyof Readers["people"]) {
  const browser = await browserOf(site, walked().readers.people[role]);
  const cookie = browser.http.cookie("umeed") ?? "";
  await endSessionAtServer(browser, site);
  return cookie;
}

/** Types and chooses in all fields but secret ones. @returns what a sender would miss. */
function fillIn(form: HTMLFormElement): string[] {
  chooseIn(form);
  for (const box of form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) box.checked = true;
  for (const box of boxesIn(form)) {
    const text = rightValueOf(box) ?? WORDS;
    box.value = box.type === "password" ? "lamp" : box.maxLength > 0 ? text.slice(0, box.maxLength) : text;
  }
  return enteredIn(form);
}

function enteredIn(form: HTMLFormElement): string[] {
  const chosen = [...form.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")].filter(
    ({ checked }) => checked,
  );
  const controls = [...boxesIn(form), ...form.querySelectorAll("select"), ...chosen];
  return controls.filter(({ name, value }) => value && !secret.test(name)).map(({ name, value }) => `${name}=${value}`);
}
