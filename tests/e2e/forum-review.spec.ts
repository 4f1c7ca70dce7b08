import { startSite, type Site } from "../support/site.ts";
import { field, send } from "./forms.ts";
import { grant } from "../world/operator.ts";
import { cardOf, writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

let reviewing: Site;
test.beforeAll(async () => {
  reviewing = await startSite({ FORUM_REVIEW: "first" });
});
test.afterAll(() => reviewing.stop());

test("a post that waits stands first in its author's forum, and nowhere in that of others", async ({
  page,
  hasScript,
}) => {
  const { address } = reviewing;
  const author = await writer(address);
  await author.comesTo(page);
  await page.goto(`${address}/forum/post-new`);
  await settled(page, hasScript);
  await page.getByLabel("Happy").check();
  await field(page, "Title").fill("My first");
  await field(page, "Description").fill("Good evening.");
  await send(page, "Add Post");
  await expect(page.getByRole("status").filter({ hasText: "Your post waits for a moderator" })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id") ?? "";

  const first = page.locator(".posts > li").first();
  await page.goto(`${address}/forum`);
  await expect(first).toHaveAttribute("id", `post-${id}`);
  await expect(first).toContainText("Waiting for a moderator. Only you see it until then.");
  await expect(page.locator(".posts > li")).toHaveCount(11);
  for (const elsewhere of ["/forum?page=2", "/forum?search=first"]) {
    await page.goto(address + elsewhere);
    await expect(page.getByRole("heading", { level: 1, name: "Social forum" })).toBeVisible();
    await expect(cardOf(page, id)).toHaveCount(0);
  }

  const moderator = await writer(address);
  await grant(reviewing, moderator, "moderator");
  for (const other of [moderator, await writer(address)]) {
    await page.context().clearCookies();
    await other.comesTo(page);
    await page.goto(`${address}/forum`);
    await expect(page.locator(".posts > li")).toHaveCount(10);
    await expect(cardOf(page, id)).toHaveCount(0);
  }
});
