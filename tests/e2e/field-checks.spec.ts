import { giveLastPeriod } from "../fixtures/registration-steps.ts";
import { fillerOf, openLastStep } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("leaving a field says what the browser can tell, sends nothing, and a corrected error goes", async ({
  page,
  site,
}) => {
  await openLastStep(page, site.address);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const name = page.getByLabel("Username");
  const phone = page.getByLabel("Phone number");

  await name.focus();
  await phone.focus();
  await expect(name).toHaveAccessibleDescription(/Enter a username/);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toBeFocused();
  await name.fill("Sana");
  await expect(name).not.toHaveAttribute("aria-invalid");

  const password = page.getByLabel("Password", { exact: true });
  await password.fill("short");
  await name.focus();
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/);
  expect(posts).toEqual([]);

  await page.goto("/register/about-you");
  await settled(page, true);
  const email = page.getByLabel("Email");
  await email.fill("sana");
  await page.getByRole("radio", { name: "Female" }).focus();
  await expect(email).toHaveAccessibleDescription(/Enter an email address, such as/);
  await email.fill("sana@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
});

test("what the server said of a field stays until that field changes", async ({ page }) => {
  await page.goto("/register");
  await settled(page, true);
  await giveLastPeriod(fillerOf(page));
  const birth = page.getByRole("group", { name: "Date of birth" });
  await birth.getByLabel("Day").fill("31");
  await birth.getByLabel("Month").fill("2");
  await birth.getByLabel("Year").fill("2000");
  await page.getByRole("button", { name: "Continue" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(birth).toHaveAccessibleDescription(/not in the calendar/);

  const email = page.getByLabel("Email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("sana@example.org");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(summary.getByText("Enter your email address.")).toHaveCount(0);
  await expect(birth).toHaveAccessibleDescription(/not in the calendar/);
  await birth.getByLabel("Day").fill("3");
  await expect(birth).not.toHaveAccessibleDescription(/not in the calendar/);
});

test("a button pressed on the way out of an empty field is not missed, and the summary goes with its last error", async ({
  page,
}) => {
  await page.goto("/login");
  await settled(page, true);
  await page.getByLabel("Phone number").focus();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Login", exact: true }).click(),
  ]);
  expect(answer.status()).toBe(400);
  const phone = page.getByLabel("Phone number");
  await expect(page.getByRole("alert")).toBeFocused();
  await phone.fill("03001234567");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a tap elsewhere leaves the page where the reader has scrolled it", async ({ page, site }) => {
  await openLastStep(page, site.address);
  const name = page.getByLabel("Username");
  await name.focus();
  const bottom = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    // A finger that scrolls takes no focus: its press ends without a click.
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
    return scrollY;
  });
  expect(bottom).toBeGreaterThan(200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(bottom);
  await expect(name).toBeFocused();
});
