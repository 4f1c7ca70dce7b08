import { callApi } from "../support/api-call.ts";
import { field } from "./forms.ts";
import { heldCookies, signedIn, tokenOf } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const personal = ["/", "/account", "/notifications", "/messages", "/calendar", "/timeline", "/account/sessions"];

test("every personal page can be left in one press, early by keyboard", async ({ page, site }) => {
  await signedIn(page, site.address);
  for (const address of personal) {
    await page.goto(address);
    // Past the way to the content and the product's name.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Leave quickly" }), address).toBeFocused();
  }
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
    expect(await page.context().cookies()).toEqual([]);
    expect((await callApi(site.address, "GET", "/user/me", { token })).status).toBe(401);

    await page.goBack();
    await expect(page).toHaveURL("/login?next=%2Faccount");
    expect(await page.content()).not.toContain("Mehwish");
  },
);
