import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { exportUnderWay } from "../../fixtures/exports.ts";
import { registered } from "../../fixtures/mothers.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { behind, part } from "./page-parts.ts";
import { browserOf, signedIn } from "./people.ts";

const dialog = (browser: FormVisitor) => part(browser, "dialog", "My data");

const site = siteOfFile();

test("she asks for her data with her password, follows the work, and gets one file", async () => {
  const member = await registered(site.address, { fullName: "Rubab Archive" });
  const browser = await browserOf(site, member);
  await browser.open("/account");
  await browser.follow("My data");
  expect(dialog(browser)).toHaveTextContent("We keep it for one day.");

  browser.fill("Password", "not her password");
  expect(await browser.press("Make my file")).toBe(401);
  expect(browser.problems).toEqual([["Password", "This is not your password."]]);

  browser.fill("Password", member.password);
  await browser.press("Make my file");
  const link = /^Download my data \(ZIP, \d+ KB\)$/;
  await expect
    .poll(async () => {
      if (browser.page.queryByRole("link", { name: "Refresh" })) await browser.follow("Refresh");
      return browser.page.queryByRole("link", { name: link });
    })
    .not.toBeNull();
  expect(dialog(browser)).toHaveTextContent("Your file is ready.");

  const { headers, bytes } = await behind(browser, link);
  expect(headers["content-disposition"]).toContain('filename="umeed-my-data.zip"');
  const files = unzipSync(bytes);
  const profile: unknown = JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()));
  expect(profile).toMatchObject([{ fullName: "Rubab Archive" }]);
  expect(Object.keys(files)).toContain("README.html");
});

test("while her file is made a link shows how far it is, and what came of it", async () => {
  const member = await registered(site.address);
  using work = exportUnderWay(site, member, 2);
  const browser = await browserOf(site, member);
  await browser.open("/account/data");
  expect(dialog(browser)).toHaveTextContent("2 of");

  work.set("parts_done = 4");
  await browser.follow("Refresh");
  expect(dialog(browser)).toHaveTextContent("4 of");
  work.set("state = 'failed'");
  await browser.follow("Refresh");
  expect(dialog(browser)).toHaveTextContent("Your file could not be made.");
});

test("a file that she has not asked for leads to where she can", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/my-data.zip");

  expect(browser.path).toBe("/account/data");
  dialog(browser);
});
