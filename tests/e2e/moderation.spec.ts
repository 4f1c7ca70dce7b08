import { grant } from "../fixtures/operator.ts";
import { postBy } from "../fixtures/posts.ts";
import { adminMenuOf } from "./frame.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

test("a moderator opens a case over the queue, asks who is behind a pseudonym, and hides the post", async ({
  page,
  site,
}) => {
  const author = await writer(site.address, { fullName: "Hira Hidden" });
  await grant(site, author, "editor");
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const words = { title: "Vinegar heals", description: "Drink vinegar at night.", isPseudonymous: true };
  const post = await postBy(author, words);
  const report = { reason: "unsafeAdvice", note: "My sister got ill of it." };
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: report });
  const card = page.locator(".data-table tbody > tr").filter({ hasText: "Drink vinegar at night." });
  const dialog = page.getByRole("dialog", { name: "Reported post" });
  const suspend = dialog.getByLabel("Hide it and suspend the author (read only)");
  const named = dialog.getByRole("status");

  await moderator.comesTo(page);
  await page.goto("/admin");
  await settled(page, true);
  await adminMenuOf(page).getByRole("link", { name: "Reports" }).click();
  await card.getByRole("link", { name: "Reported post" }).click();
  await expect(dialog).toContainText("My sister got ill of it.");
  await expect(suspend).toHaveCount(1);
  await expect(dialog).not.toContainText("Hira Hidden");
  await send(page, "Who is behind the pseudonym?");
  await expect(named).toContainText("is Hira Hidden");
  await expect(dialog).toContainText("The author has a role here");
  await expect(suspend).toHaveCount(0);

  await test.step("who it is stays there while she says what to do and why", async () => {
    await send(page, "Decide");
    await expectProblems(page, [[dialog.getByLabel("Leave it as it is"), "Choose what to do."]]);
    await expect(named).toContainText("is Hira Hidden");
    await dialog.getByLabel("Hide it from everybody").check();
    await send(page, "Decide");
    await expectProblems(page, [
      [field(page, "Why (not needed to leave it)"), "Say why, in words that the author can read."],
    ]);
    await expect(named).toContainText("is Hira Hidden");
    await expect(suspend).toHaveCount(0);
    await field(page, "Why (not needed to leave it)").fill("Vinegar can harm you.");
    await send(page, "Decide");
    await expect(
      page.getByRole("status").filter({ hasText: "Done. The author and the reporters are notified." }),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(card).toHaveCount(0);
  });
});
