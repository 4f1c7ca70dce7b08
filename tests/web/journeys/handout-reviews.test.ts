import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { entries, staff } from "./staff.ts";

const site = siteOfFile();

test("an editor enters who has read a paper in Urdu, and it no longer says that no doctor has", async () => {
  const { browser } = await staff(site, "editor");
  await browser.open("/admin/content");
  await browser.follow("Papers");
  expect(browser.heading).toBe("Papers");
  expect(entries(browser, "danger-signs.pdf")[0]).toHaveTextContent("Not reviewed");
  await browser.follow("Enter review of Danger signs");
  expect(await browser.press("Save")).toBe(400);
  browser.fill("Name", "Dr Ayesha Khan");
  browser.fill("Qualification", "FCPS (obstetrics)");
  browser.fillDate("Day of the review", "2026-03-05");
  await browser.press("Save");
  expect(browser.heading).toBe("Papers");
  expect(entries(browser, "danger-signs.pdf")[0]).toHaveTextContent("Dr Ayesha Khan, FCPS (obstetrics), 5 Mar, 2026");
  expect(entries(browser, "Dr Ayesha Khan")).toHaveLength(1);

  await browser.follow("Change review of Danger signs");
  await browser.press("Remove the review");
  expect(entries(browser, "Dr Ayesha Khan")).toEqual([]);
});
