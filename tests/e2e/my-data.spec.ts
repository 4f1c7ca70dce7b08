import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expectProblems, field, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("she asks for her data with her password, follows the work, and gets one file", async ({
  page,
  site,
  hasScript,
}) => {
  const member = await signedIn(page, site.address, { fullName: "Rubab Archive" });
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "My data" }).click();
  const dialog = page.getByRole("dialog", { name: "My data" });
  await expect(dialog).toContainText("We keep it for one day.");

  await field(page, "Password").fill("not her password");
  const refused = await send(page, "Make my file");
  expect(refused.status()).toBe(401);
  await expectProblems(page, [[field(page, "Password"), "This is not your password."]]);

  await field(page, "Password").fill(member.password);
  await send(page, "Make my file");
  const link = dialog.getByRole("link", { name: /^Download my data \(ZIP, \d+ KB\)$/ });
  await expect(async () => {
    const refresh = dialog.getByRole("link", { name: "Refresh" });
    if (await refresh.isVisible()) await refresh.click();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(dialog).toContainText("Your file is ready.");

  const coming = page.waitForEvent("download");
  await link.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("umeed-my-data.zip");
  const files = unzipSync(await readFile(await file.path()));
  const profile: unknown = JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()));
  expect(profile).toMatchObject([{ fullName: "Rubab Archive" }]);
  expect(Object.keys(files)).toContain("README.txt");
});

test("a file that she has not asked for leads to where she can", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account/my-data.zip");

  await expect(page).toHaveURL("/account?dialog=data");
  await expect(page.getByRole("dialog", { name: "My data" })).toBeVisible();
});
