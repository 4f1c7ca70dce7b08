import type { Locator, Page } from "playwright/test";
import pages from "../../app/messages/ur.json" with { type: "json" };
import sentences from "../../server/contract/sentences/ur.json" with { type: "json" };
import { typed } from "../fixtures/dates.ts";
import { field } from "./forms.ts";
import { expect } from "./test.ts";

const words: Record<string, string> = { ...sentences, ...pages };

/** What stands on a page in Urdu under a key of the catalogues, without the marks of its links. */
export function urdu(key: keyof typeof pages | keyof typeof sentences, values: Record<string, string | number> = {}) {
  return (words[key] ?? "")
    .replaceAll(/<\/?\w+>/g, "")
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** As a phone with an Urdu keyboard types a number. */
export const inUrduDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));

/** Types a date (`YYYY-MM-DD`, or its three parts when there is no such date) in Urdu digits. */
export async function typeUrduDate(within: Page | Locator, label: string, date: string | string[]) {
  const group = within.getByRole("group", { name: label });
  const parts = typeof date === "string" ? typed(date) : date;
  for (const [index, name] of [urdu("fieldDay"), urdu("fieldMonth"), urdu("fieldYear")].entries())
    await group.getByRole("textbox", { name }).fill(inUrduDigits(parts[index] ?? ""));
}

export async function logInInUrdu(page: Page, phoneNumber: string, password: string) {
  await field(page, urdu("fieldPhoneNumber")).fill(phoneNumber);
  await field(page, urdu("fieldPassword")).fill(password);
}

/** She is at this address (without `/ur`), on a page in Urdu that leads to pages in Urdu alone. */
export async function expectUrdu(page: Page, address: string | RegExp) {
  await expect(page).toHaveURL(
    typeof address === "string" ? `/ur${address}` : new RegExp(`^https?://[^/]+/ur${address.source}`),
  );
  await expect(page.locator("html[lang=ur][dir=rtl]")).toHaveCount(1);
  const addresses = await page
    .locator("a[href^='/']:not([hreflang]), form[action], button[formaction]")
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute("href") ?? one.getAttribute("action") ?? one.getAttribute("formaction") ?? ""),
    );
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((one) => !/^\/(ur([/?#]|$)|api\/)/.test(one))).toEqual([]);
}

/** What is wrong with a form, in the summary above it. */
export const faultsOn = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: new RegExp(`${urdu("formFault")}|${urdu("formFaults")}`) })
    .getByRole("listitem");

export const toastOf = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
