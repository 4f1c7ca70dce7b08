import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { readPdf } from "../support/pdf.ts";
import { registered } from "../fixtures/mothers.ts";
import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a visitor's file comes as a download, and so does her visit card once she has signed in", async ({
  page,
  site,
}) => {
  const member = await registered(site.address);
  await page.goto("/");
  await settled(page, true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Downloads" }).click();
  await expect(page).toHaveURL("/downloads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Downloads");
  const list = await download(page, "Hospital bag list");
  expect(list.name).toMatch(/^umeed-[a-z-]+\.pdf$/);
  expect((await readPdf(list.bytes)).title).toBe("Hospital bag list");

  await page.getByRole("link", { name: "Log in to get your visit card" }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
  await logIn(page, member);
  await expect(page).toHaveURL("/downloads");
  const { text } = await readPdf((await download(page, "Visit card")).bytes);
  expect(text).toContain("Due date:");
});

test("a file of her own, asked for before she has signed in, comes once she has", async ({ page, site }) => {
  const member = await registered(site.address);
  await page.goto("/calendar/own.ics");
  await expect(page).toHaveURL(/\/login\?next=/);
  await settled(page, true);
  const coming = page.waitForEvent("download");
  await logIn(page, member);
  expect((await coming).suggestedFilename()).toMatch(/\.ics$/);
});

/** Presses a download link; what came is as large as it promised. */
async function download(page: Page, title: string) {
  const link = page.getByRole("link", { name: new RegExp(`^${title} \\(`) });
  const promised = /,\s(\d+)\sKB\)/.exec((await link.textContent()) ?? "")?.[1];
  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  expect(Math.ceil(bytes.length / 1024), title).toBe(Number(promised));
  return { name: file.suggestedFilename(), bytes };
}
