import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { readPdf } from "../../support/pdf.ts";
import { registered } from "../../fixtures/mothers.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { behind, part } from "./page-parts.ts";
import { bereaved, logIn, signedIn } from "./people.ts";

const site = siteOfFile();

test("a visitor gets each general file at the size that it says", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/");
  await browser.follow(within(browser.page.getByRole("contentinfo")).getByRole("link", { name: "Downloads" }));
  expect(browser.path).toBe("/downloads");
  expect(browser.heading).toBe("Downloads");
  for (const title of ["Hospital bag list", "Birth plan", "Danger signs"]) {
    const { disposition, bytes } = await download(browser, title);
    expect(disposition).toMatch(/filename="umeed-[a-z-]+\.pdf"/);
    expect((await readPdf(bytes)).title).toBe(title);
  }
  expect((await download(browser, "Calendar")).bytes.toString("utf8")).toMatch(/^BEGIN:VCALENDAR/);
});

test("the visit card asks for a sign-in, and comes back to her", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/downloads");
  await browser.follow("Log in to get your visit card");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/downloads" })}`);
  await logIn(browser, member);

  expect(browser.path).toBe("/downloads");
  const { text } = await readPdf((await download(browser, "Visit card")).bytes);
  expect(text).toContain("Due date:");
});

test("a file that is not there leads back to those that are", async () => {
  const browser = await signedIn(site);
  await browser.open("/account");
  await browser.follow(within(part(browser, "region", "Plan and read")).getByRole("link", { name: "Downloads" }));
  expect(browser.path).toBe("/downloads");
  await browser.open("/downloads/nothing.pdf");

  expect(browser.path).toBe("/downloads");
  expect(browser.page.getAllByRole("alert").map(textOf)).toEqual([expect.stringContaining("no such file")]);
});

test("after a loss nothing is offered for a birth", async () => {
  const browser = await bereaved(site);
  await browser.open("/downloads");
  expect(browser.text).toContain("Visit card");
  expect(browser.text).not.toMatch(/Hospital bag|Birth plan/);
});

/** What a download link leads to, which is as large as the link says. */
async function download(browser: FormVisitor, title: string) {
  const link = new RegExp(`^${title} \\(`);
  const [, promised] = /, (\d+) KB\)/.exec(textOf(browser.page.getByRole("link", { name: link }))) ?? [];
  const { bytes, headers } = await behind(browser, link);
  expect(Math.ceil(bytes.length / 1024)).toBe(Number(promised));
  return { bytes, disposition: headers["content-disposition"] };
}
