import { registered } from "../fixtures/mothers.ts";
import { field, send } from "./forms.ts";
import { axeFindings } from "./quality-axe.ts";
import { expect, settled, test } from "./test.ts";

test("@without-script she chooses her language, and a sign-in leads her there and back", async ({
  page,
  site,
  hasScript,
}) => {
  const member = await registered(site.address);
  const logIn = async (labels: { phone: string; password: string; button: string }) => {
    await settled(page, hasScript);
    await field(page, labels.phone).fill(member.phoneNumber);
    await field(page, labels.password).fill(member.password);
    await send(page, labels.button);
  };
  const choose = async ({ row, language, button }: { row: string; language: string; button: string }) => {
    await settled(page, hasScript);
    await page.getByRole("link", { name: row }).click();
    const dialog = page.getByRole("dialog", { name: row });
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    expect((await axeFindings(page, hasScript, false)).problems).toEqual([]);
    await dialog.getByRole("radio", { name: language }).check();
    await send(page, button);
  };

  await test.step("in English she chooses Urdu, and the page stays", async () => {
    await page.goto("/login?next=/account");
    await logIn({ phone: "Phone number", password: "Password", button: "Login" });
    await expect(page).toHaveURL("/account");
    await choose({ row: "Your language", language: "اردو", button: "Save" });
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Your language" })).toContainText("اردو");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  await test.step("an English sign-in leads to pages in Urdu", async () => {
    await page.context().clearCookies();
    await page.goto("/login");
    await logIn({ phone: "Phone number", password: "Password", button: "Login" });
    await expect(page).toHaveURL("/ur");
    await expect(page.locator("html")).toHaveAttribute("lang", "ur");
    await settled(page, hasScript);
    await page.locator(".languages").getByRole("link", { name: "English" }).first().click();
    await expect(page).toHaveURL("/");
  });

  await test.step("and after a choice of English one in Urdu to pages in English", async () => {
    await page.goto("/ur/account");
    await choose({ row: "آپ کی زبان", language: "English", button: "محفوظ کریں" });
    await expect(page).toHaveURL("/ur/account");
    await page.context().clearCookies();
    await page.goto("/ur/login");
    await logIn({ phone: "فون نمبر", password: "پاس ورڈ", button: "لاگ اِن کریں" });
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
