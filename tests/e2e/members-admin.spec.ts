import type { Locator } from "playwright/test";
import { grant, toldTo } from "../fixtures/operator.ts";
import { adminMenuOf } from "./frame.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

test("an administrator finds a member, suspends her, gives her voice back, tells her a code and reads the log", async ({
  page,
  site,
}) => {
  const sana = await writer(site.address, { fullName: "Sana Searched" });
  const administrator = await writer(site.address, { fullName: "Rabia Runs" });
  await grant(site, administrator, "administrator");
  const toast = (words: string) => page.getByRole("status").filter({ hasText: words });
  const dialog = page.getByRole("dialog");
  const open = async (link: string) => {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("dialog", { name: link })).toBeVisible();
  };

  await test.step("from the overview", async () => {
    await administrator.comesTo(page);
    await page.goto("/admin");
    await settled(page, true);
    await adminMenuOf(page).getByRole("link", { name: "Members" }).click();
    await page.getByRole("searchbox", { name: "Name or phone number" }).fill(sana.phoneNumber.replace("+92", "0"));
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".data-table tbody > tr")).toHaveCount(1);
    await page.getByRole("link", { name: "Sana Searched" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sana Searched");
  });

  await test.step("she says for how long and why", async () => {
    await open("Suspend");
    await field(page, "For how many days").fill("900");
    await send(page, "Suspend");
    await expectProblems(page, [
      [field(page, "For how many days"), "Say how many days, from 1 to 365."],
      [field(page, "Why"), "Say why."],
    ]);
    await field(page, "For how many days").fill("3");
    await field(page, "Why").fill("Unkind words");
    await send(page, "Suspend");
    await expect(toast("They can't write for a while.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Suspended until")).toBeVisible();
  });

  await test.step("and takes it back, in a form that is empty again", async () => {
    await open("End suspension");
    await expect(field(page, "Why")).toHaveValue("");
    await field(page, "Why").fill("It was a mistake.");
    await send(page, "End suspension");
    await expect(toast("They can write again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Suspend" })).toBeVisible();
    expect(await toldTo(site, sana)).toEqual([
      "You can read here, but not write, for 3 days. Reason: “Unkind words”",
      "You can write here again. Reason: “It was a mistake.”",
    ]);
  });

  await test.step("a code takes the place of its form and the focus, and is gone with the dialog", async () => {
    await open("Code for a new password");
    await send(page, "Show me the code");
    const proof = field(page, "How you know it is the member");
    await expectProblems(page, [[proof, "Say how you know that it is the member."]]);
    await proof.fill("She called from her number.");
    await send(page, "Show me the code");
    await expect(dialog.getByRole("status")).toBeFocused();
    await expect(dialog.getByRole("status")).toContainText("It works for 10 minutes, and is not shown again.");
    const code = (await dialog.getByText(/^\d{6}$/).textContent()) ?? "";
    await dialog.getByRole("link", { name: "Done" }).click();
    await expect(page.getByText(code)).toHaveCount(0);
    const { status } = await sana.call("POST", "/user/forgot-password", {
      body: { phoneNumber: sana.phoneNumber, code, password: "a louder lamp" },
    });
    expect(status).toBe(200);
  });

  await test.step("all of which stands in the log", async () => {
    await page.getByRole("link", { name: "Log", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log");
    await field(page, "Show").selectOption("Suspended");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/admin/log?act=suspend&member=");
    // Until the shorter list stands there the page also has her other line.
    const lines = page.locator(".data-table tbody > tr").filter({ hasText: "Sana Searched" });
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText("Rabia Runs suspended Sana Searched");
  });
});

test(
  "on a small phone a dialog that failed begins with what is wrong, which leads to the field above its buttons",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const sana = await writer(site.address);
    const administrator = await writer(site.address);
    await grant(site, administrator, "administrator");
    await administrator.comesTo(page);
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [act, button] of [
      ["delete", "Delete account"],
      ["reset-code", "Show me the code"],
    ] as const) {
      await page.goto(`/admin/members/${sana.id}/${act}`);
      await settled(page, hasScript);
      await send(page, button);
      const summary = page.getByRole("dialog").getByRole("alert");
      await expect(summary).toBeFocused();
      const head = await page.locator(".dialog-body > header").boundingBox();
      const foot = await page.locator(".sticky-action").boundingBox();
      const [bottom, top] = [(head?.y ?? 0) + (head?.height ?? 0), foot?.y ?? 0];
      expect(foot?.height).toBeLessThan(80);
      const isBetween = async (one: Locator) => {
        const box = await one.boundingBox();
        return box !== null && box.y >= bottom - 1 && box.y + box.height <= top + 1;
      };
      await expect.poll(() => isBetween(summary), act).toBe(true);
      await summary.getByRole("link", { name: "Say how you know that it is the member." }).click();
      await expect.poll(() => isBetween(field(page, "How you know it is the member")), act).toBe(true);
    }
  },
);
