import { inDays, written } from "../fixtures/dates.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("her profile comes back with what is wrong with it, and closes over what she saved", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Update Profile" }).click();
  await field(page, "Username").fill("   ");
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [[field(page, "Username"), "Username is required"]]);

  const name = "<img src=x onerror=alert(1)> ثنا &amp; Co";
  const picture = page.getByLabel("Picture");
  await field(page, "Username").fill(name);
  await picture.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [[picture, "Image size should be less than 5MB"]]);
  await expect(field(page, "Username")).toHaveValue(name);

  await picture.setInputFiles("public/icon-180.png");
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("she tells of a birth and corrects its date, and each form says what can't be", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-300) });
  const label = "Your baby's birth date";
  const name = page.getByRole("textbox", { name: "Your baby's name" });
  const [day = page.locator("none")] = dateFields(page, label);
  const card = page.getByRole("region", { name: "My baby" });
  await page.goto("/account");
  await settled(page, true);

  await page.getByRole("link", { name: "Switch to After Birth Mode" }).click();
  await name.fill("Zara");
  await typeDate(page, label, inDays(1));
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [[day, "Enter a birth date that is not in the future."]]);
  await expect(name).toHaveValue("Zara");
  await typeDate(page, label, inDays(-30));
  await send(page, "Save");
  await expect(card).toContainText("Zara");

  await page.getByRole("link", { name: "Update Birth Date" }).click();
  await expectDate(page, label, inDays(-30));
  await typeDate(page, label, inDays(1));
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [[day, "Enter a birth date that is not in the future."]]);
  await typeDate(page, label, inDays(-35));
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
  await expect(card).toContainText(written(inDays(-35)));
  await page.getByRole("banner").getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zara is 5 weeks old");
});

test("a new pregnancy begins, and of several pregnancies and babies she adds some and goes back to one", async ({
  page,
  site,
}) => {
  const baby = { isPregnant: false, babyBirthDate: inDays(-500), babyName: "Zara", lastMenstrualPeriod: "" };
  await signedIn(page, site.address, baby);
  const period = "First day of your last period";
  const list = page.getByRole("dialog", { name: "Pregnancies and babies" });
  const openList = () => page.getByRole("link", { name: "Pregnancies and babies" }).click();
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Switch to Pregnancy Mode" }).click();
  expect((await send(page, "Save")).status()).toBe(400);
  await typeDate(page, period, inDays(-50));
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "My pregnancy" })).toContainText("Days 230");

  await openList();
  await expect(list.getByRole("list").first().getByRole("listitem")).toHaveText([
    /^Pregnancy, due .* Current$/,
    /^Zara, born .*current one$/,
  ]);
  await send(page, "Make this the current one");
  await expect(page.getByRole("region", { name: "My baby" })).toContainText("Zara");

  await openList();
  await list.getByRole("link", { name: "Add a pregnancy" }).click();
  await expectDate(page, period, ["", "", ""]);
  await typeDate(page, period, inDays(-20));
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "My pregnancy" })).toContainText("Days 260");

  await openList();
  await list.getByRole("link", { name: "Add a baby" }).click();
  await expectDate(page, "Your baby's birth date", ["", "", ""]);
  await typeDate(page, "Your baby's birth date", inDays(-900));
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Hina");
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "My baby" })).toContainText("Hina");
});
