import { newMother, registered } from "../fixtures/mothers.ts";
import { giveLastPeriod, tellAboutHerself, typeNumber } from "../fixtures/registration-steps.ts";
import { sentAnswers } from "../fixtures/mood-checks.ts";
import { field, send } from "./forms.ts";
import { followInMenu } from "./frame.ts";
import { fillerOf, signIn } from "./members.ts";
import { test } from "./pair.ts";
import { expect, settled } from "./test.ts";

test("without the list of cities she registers with 'Other'; articles, a content page and a profile say what failed", async ({
  page,
  pair,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await test.step("the registration", async () => {
    const by = fillerOf(page);
    await page.goto("/register");
    await settled(page, true);
    pair.failCalls(/\/city$/);
    await giveLastPeriod(by);
    await expect(heading).toHaveText("About you");
    await expect(field(page, "City").getByRole("option")).toHaveText(["Choose", "Other"]);
    await tellAboutHerself(by, { ...newMother(), city: "Other" });
    await typeNumber(by, newMother());
    await send(page, "Register");
    await expect(heading).toHaveText("Week 10, day 0");
  });

  await test.step("the articles, which come by themselves once they can", async () => {
    await page.goto("/about");
    await settled(page, true);
    pair.failCalls(/\/article\/pagination/);
    await followInMenu(page, "Learn", "Article");
    await expect(page.getByRole("main")).toContainText(
      "Error while fetching articles: Something went wrong. Please try again",
    );
    pair.failCalls(null);
    await expect(heading).toHaveText("Articles");
  });

  await test.step("a content page", async () => {
    pair.failCalls(/\/setting$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Citations" }).click();
    await expect(page.getByRole("main")).toContainText("Something went wrong. Please try again");
    pair.failCalls(null);
  });

  await test.step("the profile, whose name stays typed", async () => {
    await signIn(page, pair.address, await registered(pair.apiAddress));
    await page.goto("/account/profile");
    await settled(page, true);
    pair.failCalls(/\/user\/update$/);
    await field(page, "Username").fill("Sana Tariq");
    await send(page, "Save");
    await expect(page.getByRole("alert").filter({ hasText: "Failed to update profile" })).toBeVisible();
    await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  });
});

test(
  "answers to 'How are you?' that come to nothing stay in the form, or are said to be kept nowhere",
  { tag: "@without-script" },
  async ({ page, pair, hasScript }) => {
    await page.goto("/how-are-you");
    await settled(page, hasScript);
    for (const [name, value] of Object.entries(sentAnswers(12, 2)))
      await page.locator(`[name="${name}"][value="${value}"]`).check();
    pair.failCalls(/\/mood-check$/);
    await send(page, "See what to do");
    const main = page.getByRole("main");
    if (hasScript) {
      await expect(main.getByRole("alert")).toContainText("Something went wrong. Please try again");
      await expect(main.locator("[type=radio]:checked")).toHaveCount(9);
    } else {
      await expect(main).toContainText("Your answers were kept nowhere.");
      await expect(main).not.toContainText("kept for a while");
    }
  },
);
