import sharp from "sharp";
import { inDays, plusDays, written } from "../fixtures/dates.ts";
import { mePlace } from "./frame.ts";
import { expectDate, field, send, typeDate } from "./forms.ts";
import { newMother } from "../fixtures/mothers.ts";
import { registerInSteps } from "../fixtures/registration-steps.ts";
import { fillerOf, logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "a mother registers, follows her weeks, corrects her dates, has her baby, and comes back",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    const mother = newMother();
    const lastMenstrualPeriod = inDays(-(38 * 7 + 1));

    await test.step("she registers and sees her week", async () => {
      await page.goto("/");
      await settled(page, hasScript);
      await page.getByRole("button", { name: "Track Now" }).click();
      await expect(page).toHaveURL("/register");
      await registerInSteps(fillerOf(page), mother, lastMenstrualPeriod);
      await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 38, day 1");
    });

    await test.step("she opens her timeline and reads another week", async () => {
      await page.getByRole("link", { name: "View Timeline" }).click();
      await expect(page.getByRole("heading", { name: "Your baby is in their week 38, day 1" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Yours 38" })).toHaveAttribute("aria-current", "page");
      await page.getByRole("link", { name: "Week 36", exact: true }).click();
      await expect(page).toHaveURL("/timeline?week=36");
      await expect(page.getByRole("heading", { level: 1, name: "Week 36", exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Week 36", exact: true })).toHaveAttribute("aria-current", "page");
    });

    await test.step("she changes her name and her picture", async () => {
      await mePlace(page).click();
      await page.getByRole("link", { name: "Update Profile" }).click();
      const dialog = page.getByRole("dialog", { name: "Update Profile" });
      await expect(field(page, "Username")).toHaveValue("Sana");
      await field(page, "Username").fill("Sana Tariq");
      await dialog
        .getByLabel("Picture")
        .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await picture() });
      await send(page, "Save");
      await expect(page).toHaveURL("/account");
      await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
      const account = page.getByRole("main");
      await expect(account.getByText("Sana Tariq", { exact: true })).toBeVisible();
      await expect(account.getByRole("presentation").first()).toHaveJSProperty("naturalWidth", 96);
    });

    await test.step("she corrects the date of her period, and the due date moves", async () => {
      const account = page.getByRole("region", { name: "My pregnancy" });
      await expect(account).toContainText(`Expected Due Date ${written(plusDays(lastMenstrualPeriod, 280))}`);
      await page.getByRole("link", { name: "Update Menstrual Period Date" }).click();
      await expectDate(page, "First day of your last period", lastMenstrualPeriod);
      await typeDate(page, "First day of your last period", plusDays(lastMenstrualPeriod, 3));
      await send(page, "Save");
      await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
      await expect(account).toContainText(`Expected Due Date ${written(plusDays(lastMenstrualPeriod, 283))}`);
      await expect(account).toContainText(`Days ${283 - (38 * 7 + 1)}`);
    });

    await test.step("her baby is born", async () => {
      await page.getByRole("link", { name: "Switch to After Birth Mode" }).click();
      await typeDate(page, "Your baby's birth date", inDays(-8));
      await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
      await send(page, "Save");
      await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
      const baby = page.getByRole("region", { name: "My baby" });
      await expect(baby).toContainText("Name Zara");
      await expect(baby).toContainText(`Born ${written(inDays(-8))}`);
      await page.getByRole("link", { name: "Today" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ is 1\sweek\sold$/);
      await expect(page.getByText("Born early: the due date is still ahead")).toBeVisible();
      await page.getByRole("link", { name: "View Timeline" }).click();
      await expect(page.getByRole("heading", { name: "Weekly data" })).toBeVisible();
    });

    await test.step("it was a slip, so she switches back to the pregnancy that she had", async () => {
      await mePlace(page).click();
      await page.getByRole("link", { name: "Switch to Pregnancy Mode" }).click();
      await expectDate(page, "First day of your last period", plusDays(lastMenstrualPeriod, 3));
      await send(page, "Save");
      await expect(page.getByRole("region", { name: "My pregnancy" })).toContainText(
        `Expected Due Date ${written(plusDays(lastMenstrualPeriod, 283))}`,
      );
    });

    await test.step("she logs out and in again", async () => {
      await page.getByRole("link", { name: "Log out" }).click();
      await expect(page.getByRole("dialog", { name: "Are you sure to logout?" })).toBeVisible();
      await send(page, "Log out");
      await expect(page).toHaveURL("/");
      await page.getByRole("link", { name: "Login" }).click();
      await logIn(page, mother);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("status").filter({ hasText: "Login successfully" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 37, day 5");
    });
  },
);

/** A small picture as a phone would send it. */
function picture() {
  return sharp({ create: { width: 240, height: 160, channels: 3, background: "#a12a4b" } })
    .png()
    .toBuffer();
}
