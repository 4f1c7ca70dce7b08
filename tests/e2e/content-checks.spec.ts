import { articleBy } from "../fixtures/edited-articles.ts";
import { field, send } from "./forms.ts";
import { editorOf } from "./editors.ts";
import { expect, settled, test } from "./test.ts";

const BODY = "Take 400 micrograms of folic acid a day.";

test("two editors: one changes a dose, the other looks at it side by side and approves it", async ({
  page,
  browser,
  site,
}) => {
  const [author, second] = [await editorOf(site, "Amna Writes"), await editorOf(site, "Bina Checks")];
  const title = `Folic acid ${author.mark}`;
  const { here, page: readers } = await articleBy(author, title, BODY, second);
  await author.comesTo(page);
  await page.goto(here);
  await settled(page, true);
  await field(page, "Text").fill(BODY.replace("400", "800"));
  await expect(page.getByRole("region", { name: "A second person has to check this" })).toContainText("800 micrograms");
  await expect(page.locator("summary", { hasText: "Publish later" })).toBeVisible();
  await field(page, "Source for this change").fill("WHO: Iron and folic acid (2012)");
  await send(page, "Send for a check");
  await expect(page.getByRole("status").filter({ hasText: "A second person has to check it" })).toBeVisible();
  await expect(page.locator("summary", { hasText: "Publish later" })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: site.address });
  const other = await context.newPage();
  await second.comesTo(other);
  await other.goto(`/admin/content?${new URLSearchParams({ show: "check", search: title })}`);
  await settled(other, true);
  await other.getByRole("link", { name: title }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Check a change: article");
  await expect(other.locator(".risks del")).toHaveText("400");
  await expect(other.locator(".risks ins")).toHaveText("800");
  await other.goto(readers);
  await expect(other.getByRole("main")).toContainText("400 micrograms");
  await other.goBack();
  await settled(other, true);
  await send(other, "Approve and publish");
  await expect(other.getByRole("status").filter({ hasText: "Approved." })).toBeVisible();
  await other.goto(readers);
  await expect(other.getByRole("main")).toContainText("800 micrograms");
  await context.close();
});
