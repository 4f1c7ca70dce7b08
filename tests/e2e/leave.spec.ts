import { callApi } from "../support/api-call.ts";
import { field } from "./forms.ts";
import { heldCookies, signedIn, signIn, tokenOf } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const personal = ["/", "/account", "/notifications", "/messages", "/calendar", "/timeline", "/account/sessions"];

test("every personal page can be left in one press, by keyboard before the page itself", async ({ page, site }) => {
  await signedIn(page, site.address);
  const leave = page.getByRole("button", { name: "Leave quickly" });
  for (const address of personal) {
    await page.goto(address);
    const button = await leave.evaluateHandle((element) => element);
    const isReachedOrInPage = () =>
      button.evaluate((button) => button === document.activeElement || document.activeElement?.closest("#content"));
    do await page.keyboard.press("Tab");
    while (!(await isReachedOrInPage()));
    await expect(leave, address).toBeFocused();
  }
});

test("it stands at the far end of the bar, and stays in sight", { tag: "@without-script" }, async ({ page, site }) => {
  await signedIn(page, site.address);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/about");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const leave = page.getByRole("button", { name: "Leave quickly" });
    await expect(leave).toBeInViewport({ ratio: 1 });
    const [brand, button] = [await page.locator(".brand").boundingBox(), await leave.boundingBox()];
    const apart = (button?.x ?? 0) - ((brand?.x ?? 0) + (brand?.width ?? Infinity));
    expect(apart, `at ${width} px`).toBeGreaterThan(80);
    const inWindow = width - ((button?.x ?? 0) + (button?.width ?? 0));
    expect(inWindow, `at ${width} px`).toBeLessThan(120);
    const words = leave.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().height;
    });
    if (width >= 360) expect(await words, `at ${width} px on one line`).toBeLessThan(24);
  }
});

test("with script what she types is a draft for her next sign-in, from a page and from a dialog", async ({
  page,
  site,
}) => {
  const member = await signedIn(page, site.address);
  await page.goto("/contact");
  await settled(page, true);
  await field(page, "Your question").fill("How do I change my name?");
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL("/leave");
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => !name.includes("held"))).toEqual([]);
  await signIn(page, site.address, member);
  await page.goto("/contact");
  await expect(field(page, "Your question")).toHaveValue("How do I change my name?");

  await page.goto("/account/review");
  await settled(page, true);
  await field(page, "What would you like to say?").fill("It listens at night.");
  await page.getByRole("dialog").getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL("/leave");
  await signIn(page, site.address, member);
  await page.goto("/account/review");
  await expect(field(page, "What would you like to say?")).toHaveValue("It listens at night.");
});

// What Back shows is the browser's own doing, which script can change.
test(
  "leaving signs her out, forgets her on this browser, and Back shows nothing of hers",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address, { fullName: "Mehwish Leaver" });
    await page.goto("/forum/post-new");
    await settled(page, hasScript);
    await field(page, "Title").fill("Words that nobody shall find");
    await page.goto("/account");
    await settled(page, hasScript);
    await expect(page.getByText("Mehwish Leaver").first()).toBeVisible();
    if (hasScript) await expect.poll(() => heldCookies(page)).not.toEqual([]);
    const token = await tokenOf(page);

    await page.getByRole("button", { name: "Leave quickly" }).click();
    await expect(page).toHaveURL("/leave");
    await expect(page).toHaveTitle("Today");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
    const text = (await page.locator("html").innerHTML()).toLowerCase();
    for (const word of ["umeed", "pregnan", "baby", "mother", "login", "account"]) expect(text).not.toContain(word);
    // What she had written is sealed, and comes back to nobody but her.
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => !name.includes("held"))).toEqual([]);
    expect(left.length > 0).toBe(hasScript);
    expect((await callApi(site.address, "GET", "/user/me", { token })).status).toBe(401);

    await page.goBack();
    await expect(page).toHaveURL("/login?next=%2Faccount");
    expect(await page.content()).not.toContain("Mehwish");
  },
);
