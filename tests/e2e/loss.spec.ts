import type { Page } from "playwright/test";
import { inDays } from "./calendar.ts";
import { field, expectProblems, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const lastMenstrualPeriod = inDays(-70);
const opener = "A loss, or a wrong entry";

test("after a loss every page falls silent, and undoing brings it all back", async ({ page, site, hasScript }) => {
  const list = page.getByRole("dialog", { name: "Pregnancies and babies" });
  await signedIn(page, site.address, { lastMenstrualPeriod });
  const before = await spokenOf(page);
  expect(before.filter(([, spoken]) => spoken.length === 0).map(([address]) => address)).toEqual(["/notifications"]);

  await test.step("she tells it in two taps, and is met kindly", async () => {
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("link", { name: opener }).click();
    const answer = await send(page, "Save");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [
      [page.getByLabel("I had a miscarriage in the first 3 months"), "Choose what happened."],
    ]);
    await page.getByLabel("I had a miscarriage in the first 3 months").check();
    await send(page, "Save");
    const dialog = page.getByRole("dialog", { name: "We are so sorry" });
    await expect(dialog).toContainText("Your pages have stopped counting.");
    await expect(dialog.getByRole("link", { name: "Call 1122 now" })).toHaveAttribute("href", "tel:1122");
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/account");
  });

  await test.step("no page speaks of it", async () => {
    expect((await spokenOf(page)).filter(([, spoken]) => spoken.length > 0)).toEqual([]);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "We are with you" })).toBeVisible();
    await page.getByRole("link", { name: "Somebody to talk to" }).click();
    await expect(page).toHaveURL("/#talk");
    await page.getByRole("link", { name: "Your body's recovery" }).click();
    await expect(page.getByRole("dialog", { name: "We are so sorry" })).toContainText("Use pads, not tampons.");
    await page.goto("/timeline");
    await expect(page.getByRole("heading", { name: "Nothing is counted here now" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  });

  await test.step("undone, everything is as it was", async () => {
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Pregnancies and babies" }).click();
    await expect(list.getByRole("listitem")).toHaveText(/Miscarriage/);
    await expect(list).not.toContainText("due");
    await send(page, "Undo what I told you");
    await expect(page.getByRole("status").filter({ hasText: "Everything is as it was before." })).toBeVisible();
    await page.getByRole("link", { name: "Pregnancies and babies" }).click();
    await expect(list.getByRole("listitem")).toHaveText(/Current/);
    expect(await spokenOf(page)).toEqual(before);
  });
});

test("a wrong entry has no condolences, and what is hidden stands nowhere until she asks", async ({
  page,
  site,
  hasScript,
}) => {
  const baby = { isPregnant: false, babyBirthDate: inDays(-40), babyName: "Zara", lastMenstrualPeriod: "" };
  await signedIn(page, site.address, baby);
  await page.goto("/account?dialog=loss");
  await settled(page, hasScript);
  await page.getByLabel("It was entered by mistake").check();
  await field(page, "Hide it from my list of pregnancies and babies").check();
  await send(page, "Save");
  const dialog = page.getByRole("dialog", { name: "Nothing is counted now" });
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText(/sorry|grief|help/i);

  await page.goto("/account?dialog=pregnancies");
  await settled(page, hasScript);
  const list = page.getByRole("dialog", { name: "Pregnancies and babies" });
  await expect(list).toContainText("None stands here.");
  await list.getByRole("link", { name: "Show what I hid, if anything" }).click();
  await expect(list.getByRole("listitem")).toHaveText(/Zara/);
  await send(page, "Undo what I told you");
  await expect(page.getByRole("region", { name: "Your baby" })).toContainText("Zara");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("5 weeks old");
});

/** Her week, her dates and her baby as pages write them; of other weeks and babies all may read. */
const ofHers =
  /Week 10, day 0|First trimester|Your baby is (?:about|in)|Expected due date|Days\s+210|Antenatal visit, week|Your visits|Your week/gi;

/** What each page says of her pregnancy. */
async function spokenOf(page: Page) {
  const spoken: [address: string, words: string[]][] = [];
  const visits = ["/account?dialog=visits", "/account?dialog=visit-card"];
  for (const address of ["/", "/timeline", "/weeks", "/calendar", "/account", ...visits, "/notifications"]) {
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const text = await page.getByRole("main").innerText();
    spoken.push([address, text.match(ofHers) ?? []]);
  }
  return spoken;
}
