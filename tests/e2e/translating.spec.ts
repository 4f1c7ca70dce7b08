import { articleBy, articleOf } from "../fixtures/edited-articles.ts";
import { editorOf } from "./editors.ts";
import { field, send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

test("@without-script an editor translates an article beside its English, and brings it up to date when that changes", async ({
  page,
  site,
  hasScript,
}) => {
  const editor = await editorOf(site);
  const title = `Oranges ${editor.mark}`;
  const { key, here } = await articleBy(editor, title, "Eat them with lunch.");
  await editor.comesTo(page);
  const toast = (words: string) => page.getByRole("status").filter({ hasText: words });
  const changed = page.getByRole("heading", { name: "The English has changed since this was translated" });
  /** Of a list that other tests' texts make longer. */
  const narrow = async (list: string) => {
    await page.goto(`${list}&${new URLSearchParams({ search: editor.mark })}`);
    await settled(page, hasScript);
  };
  const pair = (label: string) => page.locator(".desk-pair").filter({ hasText: `${label} in English` });

  await test.step("not translated, it is one tap from the overview", async () => {
    await page.goto("/admin");
    await settled(page, hasScript);
    await page.getByRole("link", { name: /^\d+ texts? in Urdu: not translated$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Urdu: Not translated");
    await narrow(page.url());
    await page.getByRole("table").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, in Urdu`);
  });

  await test.step("from the English text, each field beside what it says there", async () => {
    await page.goto(here);
    await settled(page, hasScript);
    await page.getByRole("main").getByRole("link", { name: "Urdu" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, in Urdu`);
    await settled(page, hasScript);
    await expect(pair("Title").locator("[lang=en][dir=ltr]")).toHaveText(title);
    const text = field(page, "Text in Urdu (optional)");
    await expect(text).toHaveCSS("direction", "rtl");
    await expect(text).toHaveAttribute("lang", "ur");
    expect(await text.evaluate((area) => getComputedStyle(area).fontFamily)).toContain("Nastaliq");
    await field(page, "Title in Urdu (optional)").fill(`نارنگیاں ${editor.mark}`);
    await text.fill("دوپہر کے کھانے کے ساتھ کھائیں۔");
    await send(page, "Publish");
    await expect(toast("Published. Readers have it now.")).toBeVisible();
    await expect(changed).toHaveCount(0);
  });

  await test.step("behind, it is one tap from the overview, and says what has changed", async () => {
    const document = articleOf(title, "Eat them with supper.");
    const body = { document, version: 1, publication: { when: "now" } };
    expect((await editor.call("PUT", `/content/article/${key}`, { body })).status).toBe(200);
    await page.goto("/admin");
    await settled(page, hasScript);
    await page.getByRole("link", { name: /^\d+ texts? in Urdu: English changed since translation$/ }).click();
    await expect(page).toHaveURL(/show=behind/);
    await narrow(page.url());
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText(/Behind the EnglishEnglish changed \d/);
    await row.getByRole("link", { name: `نارنگیاں ${editor.mark}` }).click();
    await expect(changed).toBeVisible();
    await expect(page.getByText("Behind the English", { exact: true })).toBeVisible();
    await settled(page, hasScript);
    await expect(pair("Text").locator("del")).toHaveText("lunch");
    await expect(pair("Text").locator("ins")).toHaveText("supper");
    await expect(pair("Title").locator("ins")).toHaveCount(0);
  });

  await test.step("on a small phone the English stands above its field, on a wide page beside it", async () => {
    const isBeside = async () => {
      const [one, other] = [
        await pair("Text").locator(".desk-english").boundingBox(),
        await field(page, "Text in Urdu (optional)").boundingBox(),
      ];
      return (one?.x ?? 0) + (one?.width ?? 0) <= (other?.x ?? 0);
    };
    expect(await isBeside()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("saved, it is up to date", async () => {
    await field(page, "Text in Urdu (optional)").fill("رات کے کھانے کے ساتھ کھائیں۔");
    await send(page, "Save draft");
    await expect(toast("Saved as a draft.")).toBeVisible();
    await expect(changed).toHaveCount(0);
    await expect(field(page, "Text in Urdu (optional)")).toHaveValue("رات کے کھانے کے ساتھ کھائیں۔");
    for (const list of ["behind", "untranslated"]) {
      await narrow(`/admin/content?language=ur&show=${list}`);
      await expect(page.getByRole("link", { name: editor.mark })).toHaveCount(0);
    }
  });
});
