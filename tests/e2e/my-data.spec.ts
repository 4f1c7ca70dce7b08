import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { exportUnderWay } from "../fixtures/exports.ts";
import { expectProblems, field, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("she asks for her data with her password, and gets one file", async ({ page, site }) => {
  const member = await signedIn(page, site.address, { fullName: "Rubab Archive" });
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "My data" }).click();
  const dialog = page.getByRole("dialog", { name: "My data" });

  await field(page, "Password").fill("not her password");
  expect((await send(page, "Make my file")).status()).toBe(401);
  await expectProblems(page, [[field(page, "Password"), "This is not your password."]]);
  await expect(field(page, "Password")).toHaveValue("");
  await field(page, "Password").fill(member.password);
  await send(page, "Make my file");
  await expect(dialog).toContainText("Your file is ready.");

  const coming = page.waitForEvent("download");
  await dialog.getByRole("link", { name: /^Download my data \(ZIP, \d+ KB\)$/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("umeed-my-data.zip");
  const files = unzipSync(await readFile(await file.path()));
  const profile: unknown = JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()));
  expect(profile).toMatchObject([{ fullName: "Rubab Archive" }]);
});

test("while her file is made the page follows the work by itself, and no longer", async ({ page, site }) => {
  const member = await signedIn(page, site.address);
  using work = exportUnderWay(site, member, 2);
  const loads: string[] = [];
  page.on("request", (request) => request.url().includes("/account") && loads.push(request.url()));
  await page.clock.install();
  await page.goto("/account/data");
  await settled(page, true);
  const dialog = page.getByRole("dialog", { name: "My data" });
  await expect(dialog).toContainText("2 of");

  work.set("parts_done = 4");
  await page.clock.runFor(5_000);
  await expect(dialog).toContainText("4 of");
  work.set("state = 'failed'");
  await page.clock.runFor(5_000);
  await expect(dialog).toContainText("Your file could not be made.");

  const before = loads.length;
  expect(before).toBeGreaterThan(2);
  await page.clock.runFor(60_000);
  // What the page asked for by then was asked for before this.
  await page.evaluate(async () => (await fetch("/healthz")).text());
  expect(loads.length).toBe(before);
});
