import { editorOf } from "./editors.ts";
import { field } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

test("the signs of a question are those whom it asks, found by their words, and what stands for them goes into the text", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.goto("/admin/content/dangerSign/new");
  await settled(page, true);
  const fit = page.getByRole("checkbox", { name: / · fit$/ });
  const fever = page.getByRole("checkbox", { name: / · fever$/ });
  const main = page.getByRole("main");
  await expect(fit).toBeVisible();
  await expect(main).toContainText("Tick a sign above to put in its words.");

  await field(page, "Who it is for").selectOption("A baby");
  await expect(fit).toBeHidden();
  await field(page, "Who it is for").selectOption("Pregnant");
  await expect(fit).toBeVisible();
  const search = main.getByRole("searchbox", { name: "Find a sign" });
  await search.fill("fever");
  await expect(fit).toBeHidden();
  await fever.check();
  await search.fill("zzzz");
  await expect(fever).toBeVisible();

  const advice = field(page, "What to do");
  await advice.fill("Go .");
  await advice.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await main.getByRole("button", { name: "{{urgency:fever}}" }).click();
  await expect(advice).toHaveValue("Go {{urgency:fever}}.");
  await fever.uncheck();
  await expect(main.getByText("No sign found. Try another word.")).toBeVisible();
  await expect(main.getByRole("button", { name: "{{urgency:fever}}" })).toHaveCount(0);
});

test("the words of any sign are put into the summary of a symptom", async ({ page, site }) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.goto("/admin/content/symptom/bad-headache-or-fits");
  await settled(page, true);
  const summary = field(page, "Summary");
  const codes = page.locator(".field", { has: summary }).locator(".sign-codes");
  await codes.locator("summary").click();
  // The second one that the summary names already.
  await expect(codes.locator(".hint").nth(1)).toContainText("{{urgency:bad-headache}}");
  await codes.getByRole("searchbox").fill("passing out");
  await summary.fill("");
  await codes.getByRole("button", { name: "{{urgency:fit}}" }).click();
  await expect(summary).toHaveValue("{{urgency:fit}}");
});
