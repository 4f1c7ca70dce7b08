import type { Page } from "playwright/test";
import { sentAnswers } from "../fixtures/mood-checks.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const chosen = (page: Page) => page.locator("main input[type=radio]:checked");
const seeWhatToDo = (page: Page) => page.getByRole("button", { name: "See what to do" });

async function choose(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) await page.locator(`[name="${name}"][value="${value}"]`).check();
}

test(
  "a thought of harm leads to help first; Back, Forward and a new visit show neither answers nor result",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/about");
    await page.goto("/how-are-you");
    await settled(page, hasScript);
    const { harm = "", ...others } = sentAnswers(3, 1);
    await choose(page, others);
    await seeWhatToDo(page).click();
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveText("Choose an answer to question 9.");
    await expect(chosen(page)).toHaveCount(8);
    await choose(page, { harm });
    await seeWhatToDo(page).click();

    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Get help now");
    await expect(page.getByRole("link", { name: "Call 1122", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL("/how-are-you");

    const isGone = async () => {
      await expect(page.getByText(/Your total is/)).toHaveCount(0);
      await expect(chosen(page)).toHaveCount(0);
    };
    await page.getByRole("link", { name: "Start again with empty questions" }).click();
    await expect(seeWhatToDo(page)).toBeVisible();
    await isGone();
    await choose(page, others);
    await page.goto("/about");
    await page.goBack();
    await expect(seeWhatToDo(page)).toBeVisible();
    await isGone();
    await page.goForward();
    await page.goto("/how-are-you");
    await isGone();
  },
);

test("with script the result takes the place of the questions in the browser's history", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/how-are-you");
  await settled(page, true);
  await choose(page, sentAnswers(12));
  await seeWhatToDo(page).click();
  await expect(page.getByText("Your total is 12 of 27.")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(seeWhatToDo(page)).toBeVisible();
  await expect(page.getByText(/Your total is/)).toHaveCount(0);
  await expect(chosen(page)).toHaveCount(0);
});

test("'Leave quickly' in the middle leaves no answer for her next visit", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/how-are-you");
  await settled(page, true);
  await choose(page, sentAnswers(12, 2));
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL("/leave");
  expect(await page.context().cookies()).toEqual([]);
  await page.goto("/how-are-you");
  await expect(chosen(page)).toHaveCount(0);
});

test(
  "a browser that keeps pages as they were left keeps no answers of this one",
  { tag: "@without-script" },
  async ({ playwright, launchOptions, baseURL, hasScript }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await browser.newContext({ baseURL, javaScriptEnabled: hasScript });
    const page = await context.newPage();
    await page.goto("/how-are-you");
    await settled(page, hasScript);
    await choose(page, sentAnswers(12, 2));
    await page.getByRole("banner").getByRole("link", { name: "Danger signs" }).click();
    await expect(page).toHaveURL("/danger-signs");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "How are you?" })).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await browser.close();
  },
);
