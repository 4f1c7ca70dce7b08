import type { Page } from "playwright/test";
import { startSite, type Site } from "../support/site.ts";
import { grant } from "../world/operator.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

let operated: Site;
test.beforeAll(async () => {
  operated = await startSite();
});
test.afterAll(() => operated.stop());

const settings = (group = "") => `${operated.address}/admin/settings${group && `?dialog=${group}`}`;
const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

async function administrator() {
  const member = await writer(operated.address);
  await grant(operated, member, "administrator");
  return member;
}

test("an administrator changes the number for vaccine information and the name, and pages follow", async ({
  page,
  hasScript,
}) => {
  await (await administrator()).comesTo(page);
  await page.goto(`${operated.address}/admin`);
  await settled(page, hasScript);
  await page.getByRole("main").getByRole("navigation").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Change the numbers" }).click();
  await expect(field(page, "Vaccine information (optional)")).toHaveAccessibleDescription(
    /vaccine desk.* Left empty: 1166\.$/,
  );

  await test.step("what can't be dialled comes back", async () => {
    await field(page, "Vaccine information (optional)").fill("call us");
    expect((await send(page, "Save")).status()).toBe(400);
    const sentence = "The number for vaccine information must be a number to dial, such as 1122.";
    await expectProblems(page, [[field(page, "Vaccine information (optional)"), sentence]]);
    await expect(field(page, "Vaccine information (optional)")).toHaveValue("call us");
  });

  await test.step("what can be is saved, and stands at the foot of each page", async () => {
    await field(page, "Vaccine information (optional)").fill("1033");
    await send(page, "Save");
    await expect(toast(page, "Saved")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vaccine information 1033" })).toBeVisible();
    await page.getByRole("link", { name: "Change name and promise" }).click();
    await field(page, "Name (optional)").fill("Asha");
    await send(page, "Save");
    await expect(page).toHaveTitle(/Asha/);
    await page.context().clearCookies();
    await page.goto(`${operated.address}/about`);
    await expect(page.getByRole("main")).toContainText("Asha is a companion");
    await expect(page.getByRole("contentinfo")).toContainText("Vaccine information 1033");
    expect(await (await page.request.get(`${operated.address}/manifest.webmanifest`)).json()).toMatchObject({
      name: "Asha",
    });
  });

  await test.step("and emptied, the server's own holds again", async () => {
    await (await administrator()).comesTo(page);
    await page.goto(settings("numbers"));
    await settled(page, hasScript);
    await field(page, "Vaccine information (optional)").fill("");
    await send(page, "Save");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vaccine information 1166" })).toBeVisible();
    await page.goto(settings("names"));
    await settled(page, hasScript);
    await field(page, "Name (optional)").fill("");
    await send(page, "Save");
    await expect(page).toHaveTitle(/Umeed/);
  });
});

test("the banner is written, shown among the articles, and hidden", async ({ page, hasScript }) => {
  const banner = page.getByRole("complementary", { name: "Advertisement" });
  await (await administrator()).comesTo(page);
  await page.goto(settings("banner"));
  await settled(page, hasScript);
  await field(page, "Text (optional)").fill("Free check-ups");
  await field(page, "Address (optional)").fill("https://health.example/free");
  await send(page, "Save");
  await page.goto(`${operated.address}/articles`);
  await settled(page, hasScript);
  await expect(banner).toContainText("Free check-ups");
  await expect(banner.getByRole("link", { name: "Get Deal" })).toHaveAttribute("href", "https://health.example/free");

  await page.goto(settings("banner"));
  await settled(page, hasScript);
  await field(page, "Banner (optional)").selectOption("Hidden");
  await send(page, "Save");
  await page.goto(`${operated.address}/articles`);
  await expect(page.getByRole("heading", { name: "Articles" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("of two administrators the second reads both values, and what she left alone stays the first's", async ({
  page,
  hasScript,
}) => {
  const [first, second] = [await administrator(), await administrator()];
  await second.comesTo(page);
  await page.goto(settings("numbers"));
  await settled(page, hasScript);
  const version = (await first.call("GET", "/setting/operator")).at("data.version");
  const body = { version, helplineNumber: "1033", emergencyNumber: "115" };
  await first.call("PUT", "/setting/operator", { body });
  await field(page, "Vaccine information (optional)").fill("1044");
  const refused = await send(page, "Save");

  expect(refused.status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this meanwhile.");
  await expect(field(page, "Vaccine information (optional)")).toHaveValue("1044");
  await expect(field(page, "Vaccine information (optional)")).toHaveAccessibleDescription(/Saved meanwhile: 1033\./);
  await expect(field(page, "Emergency number (optional)")).toHaveValue("115");
  await send(page, "Save");
  await expect(toast(page, "Saved")).toBeVisible();
  const { saved } = Object((await first.call("GET", "/setting/operator")).at("data"));
  expect(saved).toMatchObject({ helplineNumber: "1044", emergencyNumber: "115" });
});

test("a choice that she left alone stays the first's too", async ({ page, hasScript }) => {
  const [first, second] = [await administrator(), await administrator()];
  const save = async (body: Record<string, string>) => {
    const version = (await first.call("GET", "/setting/operator")).at("data.version");
    await first.call("PUT", "/setting/operator", { body: { version, ...body } });
  };
  await save({ banner: "shown", bannerText: "" });
  await second.comesTo(page);
  await page.goto(settings("banner"));
  await settled(page, hasScript);
  await save({ banner: "hidden", bannerText: "Theirs" });
  await field(page, "Text (optional)").fill("Ours");
  expect((await send(page, "Save")).status()).toBe(409);
  await expect(field(page, "Banner (optional)")).toHaveValue("hidden");
  await send(page, "Save");
  await expect(toast(page, "Saved")).toBeVisible();
  const { saved } = Object((await first.call("GET", "/setting/operator")).at("data"));
  expect(saved).toMatchObject({ banner: "hidden", bannerText: "Ours" });
});

test("to members and moderators the settings are not there", async ({ page }) => {
  const moderator = await writer(operated.address);
  await grant(operated, moderator, "moderator");
  await moderator.comesTo(page);
  expect((await page.goto(settings()))?.status()).toBe(404);
  await page.goto(`${operated.address}/admin`);
  await expect(page.getByRole("link", { name: "Settings" })).toHaveCount(0);
});
