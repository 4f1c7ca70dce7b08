import type { BrowserContext, Page } from "playwright/test";
import { field } from "./forms.ts";
import { writer } from "./forum.ts";
import { registered } from "../fixtures/mothers.ts";
import { mePlace } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

// A new version was deployed, or the connection broke, and the script of the next page cannot be fetched.

const toast = (page: Page, words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

/** A page of its own, where the router may say in the console that a file did not come. */
async function openThenLoseScripts(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await settled(page, true);
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  return page;
}

test("a form leads on to its page and says what was done", async ({ context, page: first, site }) => {
  await (await writer(site.address)).comesTo(first);
  await test.step("a message to support is shown with its number", async () => {
    const page = await openThenLoseScripts(context, "/contact");
    await field(page, "Subject").fill("My due date");
    await field(page, "Your question").fill("It is a week off.");
    await page.getByRole("button", { name: "Send", exact: true }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My due date");
    await expect(page).toHaveURL(/\/contact\/\d{4}-\d{4}$/);
    await expect(toast(page, /We have your message\. Its number is \d{4}-\d{4}\./)).toBeVisible();
  });

  await test.step("a new post is shown in its thread", async () => {
    const page = await openThenLoseScripts(context, "/forum/post-new");
    await page.getByRole("group", { name: "How do you feel?" }).getByLabel("Anxious").check();
    await field(page, "Title").fill("Sleep at three");
    await field(page, "Description").fill("I lie awake.");
    await page.getByRole("button", { name: "Add Post", exact: true }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sleep at three");
    await expect(page).toHaveURL(/\/forum\/details\?id=\w+$/);
    await expect(toast(page, "Your post is in the forum")).toBeVisible();
  });
});

test("a link leads to its page", async ({ context }) => {
  const page = await openThenLoseScripts(context, "/weeks");
  await page.getByRole("contentinfo").getByRole("link", { name: "Common Symptoms" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Common symptoms");
  await expect(page).toHaveURL("/symptoms");
  await page.goBack();
  await expect(page).toHaveURL("/weeks");
});

test("a sign-in leads on and says so once", async ({ context, site }) => {
  const { phoneNumber, password } = await registered(site.address);
  const page = await openThenLoseScripts(context, "/login");
  await field(page, "Phone number").fill(phoneNumber);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();

  await expect(page).toHaveURL("/");
  await expect(toast(page, "Login successfully")).toBeVisible();
  await page.reload();
  await expect(mePlace(page)).toBeVisible();
  await expect(toast(page, "Login successfully")).toHaveCount(0);
});
