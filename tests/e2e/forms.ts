import type { Locator, Page, Response } from "playwright/test";
import { typed } from "../fixtures/dates.ts";
import { expect } from "./test.ts";

/** The three fields of a date: day, month, year. */
export function dateFields(page: Page, label: string): Locator[] {
  const group = page.getByRole("group", { name: label });
  return ["Day", "Month", "Year"].map((part) => group.getByRole("textbox", { name: part }));
}

/** Types a date (`YYYY-MM-DD`, or its three parts when there is no such date). */
export async function typeDate(page: Page, label: string, date: string | string[]) {
  const parts = typeof date === "string" ? typed(date) : date;
  for (const [index, field] of dateFields(page, label).entries()) await field.fill(parts[index] ?? "");
}

/** What stands in the three fields of a date. */
export async function expectDate(page: Page, label: string, date: string | string[]) {
  const parts = typeof date === "string" ? typed(date) : date;
  for (const [index, field] of dateFields(page, label).entries()) await expect(field).toHaveValue(parts[index] ?? "");
}

/** A field by its label, as the whole of it. Passwords have no role, so a role can't find them. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** Presses the button that sends a form; what its post is answered with. */
export async function send(page: Page, button: string): Promise<Response> {
  const answer = page.waitForResponse((response) => {
    const request = response.request();
    // The draft of a page that was left may still be under way, as a ping, and the editor's look at any time.
    const isOfScript = request.resourceType() === "ping" || request.url().endsWith("/look");
    return request.method() === "POST" && !isOfScript;
  });
  await page.getByRole("button", { name: button, exact: true }).click();
  return answer;
}

/** What is wrong with a form: its field (of a date, the first), and the sentence that says so. */
export type Problem = [Locator, string];

/**
 * The form came back with these problems and no others: listed in a summary that has the focus and whose lines lead
 * to the fields, and each told of its field.
 */
export async function expectProblems(page: Page, problems: Problem[]) {
  const summary = page.getByRole("alert").filter({ hasText: /needs? your attention/ });
  await expect(summary).toBeFocused();
  // A form of several dates names the one that is wrong.
  const said = problems.map(([, sentence]) => new RegExp(`^([^.]+: )?${literally(sentence)}$`));
  await expect(summary.getByRole("listitem")).toHaveText(said);
  for (const [control, sentence] of problems) {
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${literally(sentence)}`));
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: new RegExp(`${literally(sentence)}$`) }).click();
    await expect(control).toBeFocused();
  }
}

function literally(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
