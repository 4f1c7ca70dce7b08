import { randomInt } from "node:crypto";
import { fullOfDrafts } from "../fixtures/drafts.ts";
import { newMother } from "../fixtures/mothers.ts";
import { fillInSteps } from "../fixtures/registration-steps.ts";
import { field, send } from "./forms.ts";
import { endSessionAtServer, fillerOf, logIn, signedIn } from "./members.ts";
import { editorOf } from "./editors.ts";
import { expect, settled, test } from "./test.ts";

test("a name typed while her session ended is there again after the sign-in", async ({ page, site }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account/profile");
  await settled(page, true);
  await endSessionAtServer(page, site.address);
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");

  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account/profile" })}`);
  await logIn(page, member);
  await expect(page).toHaveURL("/account/profile");
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

test("a double click on Register makes one account and signs her in", async ({ page }) => {
  await page.goto("/register");
  await settled(page, true);
  await fillInSteps(fillerOf(page), newMother());
  await page.getByRole("button", { name: "Register" }).dblclick();

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
});

test("an editor's 30,000 letters, typed while the session ended, are there again after the sign-in", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  const address = "/admin/content/article/new";
  const text = Array.from({ length: 30_000 }, (_, index) => String.fromCodePoint(0x627 + ((index * 7_919) % 36))).join(
    "",
  );
  await page.goto(address);
  await settled(page, true);
  await endSessionAtServer(page, site.address);
  await field(page, "Title").fill("Sleep");
  const body = page.locator("textarea[name=body]");
  await body.fill(text);
  await send(page, "Save draft");

  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: address })}`);
  await logIn(page, editor);
  await expect(page).toHaveURL(address);
  await expect(body).toHaveValue(text);
  await expect(field(page, "Title")).toHaveValue("Sleep");

  // This page is left before its script runs.
  await page.goto("/admin/content", { waitUntil: "commit" });
  await page.goto(address);
  await expect(body).toHaveValue(text);
});

test("a text over the limit is not sent, and stays in its field with what to do", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/forum/post-new");
  await settled(page, true);
  // Letters of two bytes each, drawn without a shaped font.
  const text = "été né ".repeat(120_000);
  const body = page.locator("textarea[name=description]");
  await body.fill(text);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("button", { name: "Add Post" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "needs your attention" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("we take at most 1.0 MB at once. Make it shorter by");
  await expect(body).toHaveValue(text);
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Add Post" }).click();
  await expect(summary).toBeFocused();
  await body.fill("I lie awake.");
  await expect(summary).not.toContainText("too large");
});

test("what finds no room until the sign-in stays on a page", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/forum/post-new");
  await settled(page, true);
  await endSessionAtServer(page, site.address);
  const text = Array.from({ length: 15_000 }, () => String.fromCodePoint(randomInt(0x627, 0x64b))).join("");
  await page.locator("textarea[name=description]").fill(text);
  const free = fullOfDrafts(site);
  await page.getByRole("button", { name: "Add Post" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in first");
  free();
  await expect(field(page, "Your post")).toHaveValue(text);
  await expect(page.getByRole("link", { name: "Log in in another tab" })).toBeVisible();
});
