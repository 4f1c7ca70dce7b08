import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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
    // With script the page asks by itself.
    if (!hasScript && (await refresh.isVisible())) await refresh.click();
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

test("while her file is made the page follows the work by itself, with script, and no longer", async ({
  page,
  site,
  hasScript,
}) => {
  const member = await signedIn(page, site.address);
  using database = new DatabaseSync(join(site.dataDir, "umeed.sqlite"), { timeout: 5_000 });
  const later = Date.now() + 3_600_000;
  database
    .prepare(
      `insert into data_export (id, member_id, state, parts_done, claim, claimed_until, created_at, expires_at)
       select 'of-' || id, id, 'working', 2, 'another process', ?, 0, ? from member where phone = ?`,
    )
    .run(later, later, member.phoneNumber);
  const set = (values: string) =>
    database
      .prepare(`update data_export set ${values} where member_id = (select id from member where phone = ?)`)
      .run(member.phoneNumber);
  const loads: string[] = [];
  page.on("request", (request) => request.url().includes("/account") && loads.push(request.url()));
  await page.goto("/account?dialog=data");
  await settled(page, hasScript);
  const dialog = page.getByRole("dialog", { name: "My data" });
  await expect(dialog).toContainText("2 of");

  set("parts_done = 4");
  if (!hasScript) await dialog.getByRole("link", { name: "Refresh" }).click();
  await expect(dialog).toContainText("4 of");
  set("state = 'failed'");
  if (!hasScript) await dialog.getByRole("link", { name: "Refresh" }).click();
  await expect(dialog).toContainText("Your file could not be made.");

  const before = loads.length;
  // Longer than it waits while the file is made.
  await page.waitForTimeout(7_000);
  expect(loads.length).toBe(before);
});

test("a file that she has not asked for leads to where she can", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account/my-data.zip");

  await expect(page).toHaveURL("/account?dialog=data");
  await expect(page.getByRole("dialog", { name: "My data" })).toBeVisible();
});
