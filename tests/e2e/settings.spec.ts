import type { Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { grant } from "../fixtures/operator.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

let operated: Site;
test.beforeAll(async () => {
  operated = await startWarmSite();
});
test.afterAll(() => operated.stop());

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

async function administrator() {
  const member = await writer(operated.address);
  await grant(operated, member, "administrator");
  return member;
}

test("an administrator changes a number and the name, and the page around her follows without a reload", async ({
  page,
}) => {
  const number = field(page, "Vaccine information (optional)");
  await (await administrator()).comesTo(page);
  await page.goto(`${operated.address}/admin/settings`);
  await settled(page, true);
  await page.getByRole("link", { name: "Change the numbers" }).click();
  await number.fill("call us");
  expect((await send(page, "Save")).status()).toBe(400);
  const sentence = "The number for vaccine information must be a number to dial, such as 1122.";
  await expectProblems(page, [[number, sentence]]);
  await expect(number).toHaveValue("call us");

  await number.fill("1033");
  await send(page, "Save");
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`${operated.address}/about`);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vaccine information 1033" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Change name and tagline" }).click();
  await field(page, "Name (optional)").fill("Asha");
  await send(page, "Save");
  await expect(page).toHaveTitle(/Asha/);
});

test("the emergency number in force is shown, and a new one is confirmed in the same dialog", async ({ page }) => {
  const emergency = field(page, "Emergency number (optional)");
  await (await administrator()).comesTo(page);
  await page.goto(`${operated.address}/admin/settings/numbers`);
  await settled(page, true);
  await expect(emergency).toHaveValue("1122");
  await emergency.fill("115");
  await send(page, "Save");
  const dialog = page.getByRole("dialog", { name: "Change the emergency number?" });
  await expect(dialog.getByRole("status")).toBeFocused();
  await expect(dialog).toContainText(/Number now\s*1122\s*New number\s*115/);
  await send(page, "Back");
  await expect(emergency).toHaveValue("115");
  await send(page, "Save");
  await send(page, "Change to 115");
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("of two administrators the second reads both values, and what she left alone shows the first's", async ({
  page,
}) => {
  const [first, second] = [await administrator(), await administrator()];
  const save = async (body: Record<string, string>) => {
    const version = (await first.call("GET", "/setting/operator")).at("data.version");
    await first.call("PUT", "/setting/operator", { body: { version, ...body } });
  };
  await save({ banner: "shown", bannerText: "", bannerLinkText: "" });
  await second.comesTo(page);
  await page.goto(`${operated.address}/admin/settings/banner`);
  await settled(page, true);
  await save({ banner: "hidden", bannerText: "Theirs", bannerLinkText: "Read on" });
  await field(page, "Text (optional)").fill("Ours");

  expect((await send(page, "Save")).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this meanwhile.");
  await expect(field(page, "Text (optional)")).toHaveValue("Ours");
  await expect(field(page, "Text (optional)")).toHaveAccessibleDescription(/Saved meanwhile: Theirs\./);
  await expect(field(page, "Text of the link (optional)")).toHaveValue("Read on");
  await expect(field(page, "Banner (optional)")).toHaveValue("hidden");
  await send(page, "Save");
  await expect(toast(page, "Saved")).toBeVisible();
  const { saved } = Object((await first.call("GET", "/setting/operator")).at("data"));
  expect(saved).toMatchObject({ banner: "hidden", bannerText: "Ours", bannerLinkText: "Read on" });
});
