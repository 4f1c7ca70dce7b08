import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("where the system gives the colours, home still shows how far she has come", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await settled(page, hasScript);
  const colourOf = (beads: string) =>
    page.locator(`.bead-ring ${beads}`).evaluate((element) => getComputedStyle(element).stroke);
  const [paper, done, ahead, goal] = await Promise.all([
    page.locator("body").evaluate(() => {
      const sample = document.createElement("span");
      sample.style.color = "Canvas";
      document.body.append(sample);
      return getComputedStyle(sample).color;
    }),
    ...[".done", ".ahead", ".goal"].map(colourOf),
  ]);
  expect(done).not.toBe(ahead);
  expect([done, ahead, goal]).not.toContain(paper);
});
