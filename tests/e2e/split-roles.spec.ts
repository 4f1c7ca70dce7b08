import type { Page } from "playwright/test";
import { write } from "../fixtures/messages.ts";
import { registered } from "../fixtures/mothers.ts";
import { field, send } from "./forms.ts";
import { signIn } from "./members.ts";
import { friends, open, said, talkWith } from "./messages.ts";
import { messagesIcon } from "./frame.ts";
import { test } from "./pair.ts";
import { expect, settled } from "./test.ts";

test("news come through the pages' own process, whose stream at the API ends when she goes", async ({ page, pair }) => {
  const { sana, hira } = await friends(pair.apiAddress);
  await signIn(page, pair.address, sana);
  await open(page, "/guidelines", true);
  await expect.poll(pair.streams).toBe(1);
  await write(hira, sana, "Are you well?");
  await expect(messagesIcon(page)).toHaveText("Messages 1 new");
  await open(page, talkWith(hira), true);
  await expect.poll(pair.streams).toBe(1);
  await write(hira, sana, "And the little one?");
  await expect(said(page).last()).toContainText("And the little one?");

  // The API's next sign of life, which could not be passed on, would end it as well.
  pair.muteStreams();
  await page.close();
  await expect.poll(pair.streams).toBe(0);
});

test("while the API is away a page says so, and what she sent then is typed for her when it is back", async ({
  page,
  pair,
}) => {
  await signIn(page, pair.address, await registered(pair.apiAddress));
  await page.goto("/about");
  await settled(page, true);
  await pair.stopApi();
  await page.getByRole("contentinfo").getByRole("link", { name: "Week by week" }).click();
  await expectAway(page);
  const cold = await page.goto("/weeks", { waitUntil: "commit" });
  expect(cold?.status()).toBe(503);
  await expectAway(page);
  await pair.startApi();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10");

  await page.goto("/account/profile");
  await settled(page, true);
  await pair.stopApi();
  await field(page, "Username").fill("Sana Tariq");
  const answer = await send(page, "Save");
  expect(answer.status()).toBe(503);
  await expectAway(page);
  await pair.startApi();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
  await settled(page, true);
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

async function expectAway(page: Page) {
  await expect(page.getByRole("heading", { name: "Not reachable" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("We could not reach the server just now. Try again in a moment.");
  await expect(main.getByRole("link", { name: "Try again" })).toBeVisible();
}
