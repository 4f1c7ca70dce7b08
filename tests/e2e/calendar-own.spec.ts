import type { Page } from "playwright/test";
import { field, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a private address is shown once with the focus, replaced and ended", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/calendar");
  await settled(page, true);
  await page.getByText("More ways").click();
  const first = await makeAddress(page, "Make a private address");
  await expectSecretNowhereElse(page, first);
  expect((await fetch(first)).status).toBe(200);
  const second = await makeAddress(page, "Make a new address", first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await page.getByRole("link", { name: "End this address" }).click();
  const dialog = page.getByRole("dialog", { name: "End the private address?" });
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await fetch(second)).status).toBe(200);
  await page.getByRole("link", { name: "End this address" }).click();
  await dialog.getByRole("button", { name: "End this address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The private address has ended" })).toBeVisible();
  await expect(page).toHaveURL("/calendar");
  await expect(field(page, "Your private address")).toHaveCount(0);
  expect((await fetch(second)).status).toBe(404);
  await page.getByText("More ways").click();
  await expect(page.getByRole("button", { name: "Make a private address" })).toBeVisible();
});

/** Asks for a private address; what the page then shows, with the reader led to it. */
async function makeAddress(page: Page, button: string, former = ""): Promise<string> {
  expect((await send(page, button)).status()).toBe(200);
  const shown = field(page, "Your private address");
  await expect(shown).not.toHaveValue(former);
  await expect(shown).toBeFocused();
  return shown.inputValue();
}

/** The secret is on the page alone: no address of the site's has it, and no cookie, read or decoded. */
async function expectSecretNowhereElse(page: Page, address: string) {
  const [secret = ""] = address.split("/").at(-1)?.split(".") ?? [];
  const cookies = (await page.context().cookies()).flatMap(({ value }) => {
    const readable = decodeURIComponent(value).split(".")[0] ?? "";
    return [value, Buffer.from(readable, "base64").toString("latin1")];
  });
  expect(secret.length).toBeGreaterThan(20);
  expect(cookies.length).toBeGreaterThan(0);
  expect([page.url(), ...cookies].filter((text) => text.includes(secret))).toEqual([]);
}
