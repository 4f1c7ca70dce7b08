import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { readPdf } from "../support/pdf.ts";
import { logIn, registered, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Presses a download link; the size that it promised, and what came. */
async function download(page: Page, title: string) {
  const link = page.getByRole("link", { name: new RegExp(`^Download ${title} \\(`) });
  const promised = /, (\d+) KB\)/.exec((await link.textContent()) ?? "")?.[1];
  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  return { promised: Number(promised), name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("a visitor gets each general file at the size that it says", async ({ page, hasScript }) => {
  await page.goto("/");
  await settled(page, hasScript);
  await page.getByRole("contentinfo").getByRole("link", { name: "Downloads" }).click();
  await expect(page).toHaveURL("/downloads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Downloads");
  for (const title of ["Hospital bag list", "Birth plan", "Danger signs"]) {
    const { promised, name, bytes } = await download(page, title);
    expect(Math.ceil(bytes.length / 1024), title).toBe(promised);
    expect(name).toMatch(/^umeed-[a-z-]+\.pdf$/);
    expect(readPdf(bytes).title).toBe(title);
  }
  const calendar = await download(page, "Calendar");
  expect(Math.ceil(calendar.bytes.length / 1024)).toBe(calendar.promised);
  expect(calendar.bytes.toString("utf8")).toMatch(/^BEGIN:VCALENDAR/);
});

test("the visit card asks for a sign-in, and comes back to her", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/downloads");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Log in to get your visit card" }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
  await settled(page, hasScript);
  await logIn(page, member);

  await expect(page).toHaveURL("/downloads");
  const { promised, bytes } = await download(page, "Visit card");
  expect(Math.ceil(bytes.length / 1024)).toBe(promised);
  expect(readPdf(bytes).text).toContain("Due date:");
});

test("a file that is not there leads back to those that are", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("navigation", { name: "Account area" }).getByRole("link", { name: "Downloads" }).click();
  await expect(page).toHaveURL("/downloads");
  await page.goto("/downloads/nothing.pdf");

  await expect(page).toHaveURL("/downloads");
  await expect(page.getByRole("alert").filter({ hasText: "no such file" })).toBeVisible();
});
