import { inDays, written } from "../fixtures/dates.ts";
import { send, typeDate } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "the plan is reached from Today; an item is given a day, done, undone and taken out where it stands",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    // On the first day of week 26 the sugar test is due.
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-182) });
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    const test26 = "Sugar test, 24 to 28 weeks";
    await page.goto("/");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Your plan" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your plan" })).toBeVisible();
    await expect(part("Now").getByRole("region", { name: test26 })).toContainText("Due now, until");

    const more = (name: string) => page.getByRole("region", { name, exact: true }).locator("summary").click();

    await test.step("another day", async () => {
      await more(test26);
      await page.getByRole("link", { name: `I was given another day (${test26})` }).click();
      const dialog = page.getByRole("dialog", { name: test26 });
      await typeDate(page, "Which day did they give you?", inDays(6));
      await send(page, "Save");
      await expect(dialog).toHaveCount(0);
      await expect(part("Next").getByRole("region", { name: test26 })).toContainText(
        `Your appointment: ${written(inDays(6)).split(",", 1)[0] ?? ""}`,
      );
    });

    await test.step("done and undone", async () => {
      await send(page, "Done (Antenatal visit, week 26)");
      await expect(part("Done today").getByRole("listitem")).toContainText("Antenatal visit, week 26");
      await send(page, "Undo (Antenatal visit, week 26)");
      await expect(part("Now").getByRole("region", { name: "Antenatal visit, week 26" })).toBeVisible();
    });

    await test.step("not for her, and put back", async () => {
      await more(test26);
      await send(page, `Not for me (${test26})`);
      await expect(part("Not for you").getByRole("listitem")).toContainText(test26);
      await send(page, `Put it back (${test26})`);
      await expect(part("Not for you")).toHaveCount(0);
    });
  },
);

test("each button of the plan says that it is saving until the answer is there", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-182) });
  await page.goto("/plan");
  await settled(page, true);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/plan\/done\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const item = page.getByRole("region", { name: "Sugar test, 24 to 28 weeks", exact: true });
  await item.locator("summary").click();
  await item.getByRole("button", { name: "Not for me" }).click();
  await expect(item.getByRole("button", { name: "Saving" })).toHaveAttribute("value", "takeOut");
  await expect(item.getByRole("button", { name: "Done" })).toBeVisible();
  letGo();
  await expect(page.getByRole("region", { name: "Not for you" })).toContainText("Sugar test, 24 to 28 weeks");
  await expect(item).toHaveCount(0);
});
