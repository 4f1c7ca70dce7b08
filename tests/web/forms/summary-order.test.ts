import { afterAll, beforeAll, expect, test } from "vitest";
import { addressIn, pageStates, peopleOf, talksOf } from "../../fixtures/page-states.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf } from "../journeys/people.ts";

/** Each form with something to type, sent with nothing typed and no date that can be. */
let site: Site;
let names: Record<string, string>;
const readers = new Map<string, FormVisitor>();
beforeAll(async () => {
  site = await startWarmSite();
  names = await talksOf(site);
  const people = Object.entries(await peopleOf(site));
  for (const [role, person] of people) readers.set(role, await browserOf(site, person));
});
afterAll(() => site.stop());

const pages = pageStates.filter(({ sends, status = 200 }) => !sends && status === 200);
const answered: string[] = [];

test.each(pages)("$name: what is wrong comes in the form's order", async ({ address, as, after = [] }) => {
  const browser = (as && readers.get(as)) ?? new FormVisitor(site.address);
  for (const { path, fields } of after) await browser.http.post(path, fields);
  await browser.open(addressIn(address, names));
  for (let index = 0; index < formsOf(browser).length; index += 1) {
    const form = formsOf(browser)[index];
    const button = form?.querySelector<HTMLButtonElement>("button[type=submit]:not([value=kind])");
    if (!form || !button) continue;
    for (const box of typedIn(form)) box.value = box.name.endsWith(".day") ? "99" : "";
    for (const choice of form.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]"))
      choice.checked = false;
    for (const list of form.querySelectorAll("select")) list.value = "";
    // Reading them fails when they are not in order.
    if ((await browser.press(button)) === 400 && browser.problems.length > 0) answered.push(address);
    expect(browser.status).toBeLessThan(500);
    await browser.open(addressIn(address, names));
  }
});

test("many forms had something to say", () => {
  expect(new Set(answered).size).toBeGreaterThan(25);
});

function formsOf(browser: FormVisitor) {
  const forms = [...browser.document.querySelectorAll<HTMLFormElement>("main form[method=post]")];
  return forms.filter((form) => typedIn(form).length > 0);
}

function typedIn(form: HTMLFormElement) {
  const boxes = "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=submit])";
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(boxes)];
}
