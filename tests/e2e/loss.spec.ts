import { inDays } from "../fixtures/dates.ts";
import { mePlace } from "./frame.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("after a loss her pages fall silent while she goes on in them, and undoing brings all back", async ({
  page,
  site,
}) => {
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-70) });
  const heading = page.getByRole("heading", { level: 1 });
  const list = page.getByRole("dialog", { name: "Pregnancies and babies" });
  const openList = () => page.getByRole("link", { name: "Pregnancies and babies" }).click();
  const home = page.getByRole("banner").getByRole("link", { name: "Today" });
  await page.goto("/");
  await settled(page, true);
  await expect(heading).toHaveText("Week 10, day 0");

  await test.step("she tells it in two taps, and is met kindly", async () => {
    await mePlace(page).click();
    await page.getByRole("link", { name: "I have lost the pregnancy" }).click();
    await page.getByLabel("Miscarriage in the first 3 months").check();
    await send(page, "Save");
    const dialog = page.getByRole("dialog", { name: "We are so sorry" });
    await expect(dialog).toContainText("Your pages have stopped counting.");
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("region", { name: "My dates" })).toContainText("You have no dates here.");
  });

  await test.step("home, which she had open, speaks of it no more", async () => {
    await home.click();
    await expect(heading).toHaveText("We are with you");
    await expect(page.getByRole("region", { name: "Somebody to talk to" })).toContainText("call 1122");
    await page.getByRole("link", { name: "Your body's recovery" }).click();
    await expect(page.getByRole("dialog", { name: "We are so sorry" })).toContainText("Use pads, not tampons.");
    await page.getByRole("link", { name: "Close" }).click();
  });

  await test.step("undone, everything is as it was", async () => {
    await openList();
    await expect(list.getByRole("list").first().getByRole("listitem")).toHaveText(/Miscarriage/);
    await send(page, "Take this back");
    await expect(page.getByRole("status").filter({ hasText: "Everything is as it was before." })).toBeVisible();
    await openList();
    await expect(list.getByRole("list").first().getByRole("listitem")).toHaveText(/Current/);
    await list.getByRole("link", { name: "Close" }).click();
    await home.click();
    await expect(heading).toHaveText("Week 10, day 0");
  });
});
