import type { Page } from "playwright/test";
import { grant, toldTo } from "../world/operator.ts";
import { contactBy } from "../world/contact.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

type Site = Parameters<typeof grant>[0];

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

async function administratorOf(site: Site) {
  const administrator = await writer(site.address, { fullName: "Rabia Runs" });
  await grant(site, administrator, "administrator");
  return administrator;
}

/** Opens a dialog of the page by its link. */
async function open(page: Page, hasScript: boolean, link: string, title = link) {
  await page.getByRole("link", { name: link, exact: true }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await settled(page, hasScript);
}

test("an administrator finds a member by her number, suspends her with a reason and gives her voice back", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address, { fullName: "Sana Searched" });
  const administrator = await administratorOf(site);

  await test.step("from the overview", async () => {
    await administrator.comesTo(page);
    await page.goto("/admin");
    await settled(page, hasScript);
    await page.getByRole("navigation", { name: "Running Umeed" }).getByRole("link", { name: "Members" }).click();
    await page.getByRole("searchbox", { name: "Name or phone number" }).fill(sana.phoneNumber.replace("+92", "0"));
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".cases > li")).toHaveCount(1);
    await page.getByRole("link", { name: "Sana Searched" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sana Searched");
    await settled(page, hasScript);
  });

  await test.step("she says for how long and why", async () => {
    await open(page, hasScript, "Suspend her");
    await field(page, "For how many days").fill("900");
    await send(page, "Suspend her");
    await expectProblems(page, [
      [field(page, "For how many days"), "Say how many days, from 1 to 365."],
      [field(page, "Why"), "Say why."],
    ]);
    await field(page, "For how many days").fill("3");
    await field(page, "Why").fill("Unkind words");
    await send(page, "Suspend her");
    await expect(toast(page, "She can't write for a while.")).toBeVisible();
    await expect(page.getByText("Suspended until")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: /^Unkind words$/ })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Rabia Runs · The line in the log" })).toBeVisible();
    await expect(page.getByText("She has not answered.")).toBeVisible();
    await expect(page.getByRole("link", { name: "The line in the log" })).toHaveAttribute(
      "href",
      `/admin/log?act=suspend&member=${encodeURIComponent(sana.phoneNumber)}`,
    );
  });

  await test.step("and takes it back", async () => {
    await settled(page, hasScript);
    await open(page, hasScript, "Give her voice back");
    await field(page, "Why").fill("It was a mistake.");
    await send(page, "Let her write");
    await expect(toast(page, "She can write again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Suspend her" })).toBeVisible();
    expect(await toldTo(site, sana)).toEqual([
      "You can read here, but not write, for 3 days: Unkind words",
      "You can write here again: It was a mistake.",
    ]);
  });

  await test.step("all of which stands in the log", async () => {
    await page.getByRole("link", { name: "Log", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log");
    await settled(page, hasScript);
    await field(page, "Show").selectOption("Suspended");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/admin/log?act=suspend&member=");
    // Until the shorter list stands there the page also has her other line.
    const lines = page.locator(".cases > li").filter({ hasText: "Sana Searched" });
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText("Rabia Runs suspended Sana Searched");
    await expect(lines).toContainText("3 days: Unkind words");
    // To the second, so that what was done in one minute can be put in order.
    await expect(lines.locator("time")).toHaveText(/, \d{2}:\d{2}:\d{2}$/);
    await expect(lines.locator("time")).toHaveAttribute("datetime", /T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  });
});

test("who lost her password proves who she is, and the code that she is told is shown once", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address, { fullName: "Sana Locked Out" });
  const reference = await contactBy(sana, { subject: "My password" });
  await (await administratorOf(site)).comesTo(page);
  await page.goto(`/admin/contact?message=${reference}`);
  await settled(page, hasScript);
  await page.getByRole("dialog").getByRole("link", { name: "Her account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sana Locked Out");
  await settled(page, hasScript);

  await open(page, hasScript, "A code for a new password");
  const dialog = page.getByRole("dialog");
  await send(page, "Show me the code");
  const proof = field(page, "What made you sure that it is she");
  await expectProblems(page, [[proof, "Say what made you sure that it is she."]]);
  await proof.fill("She called from her number.");
  await send(page, "Show me the code");
  await expect(dialog.getByRole("status")).toBeFocused();
  await expect(dialog.getByRole("status")).toContainText("It works for 10 minutes, and is not shown again.");
  const code = (await dialog.getByText(/^\d{6}$/).textContent()) ?? "";
  if (hasScript) {
    await dialog.getByRole("link", { name: "I have told her" }).click();
  } else {
    // Her browser sends the form again.
    await page.reload();
    const drawn = /^A code was drawn with this form at \d\d:\d\d, and it is not shown again/;
    await expect(dialog.getByText(drawn)).toBeVisible();
    await expect(proof).toHaveValue("She called from her number.");
    await dialog.getByRole("link", { name: "Go back" }).click();
  }
  await expect(page.getByText(code)).toHaveCount(0);

  const { status } = await sana.call("POST", "/user/forgot-password", {
    body: { phoneNumber: sana.phoneNumber, code, password: "a louder lamp" },
  });
  expect(status).toBe(200);
});

test("an administrator gives a role, logs a member out, orders her file and deletes her account, as asked", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address, { fullName: "Sana Leaves" });
  await (await administratorOf(site)).comesTo(page);
  await page.goto(`/admin/members/${sana.id}`);
  await settled(page, hasScript);

  await test.step("a role, and it is taken again", async () => {
    for (const role of ["Moderator", "Member"]) {
      await open(page, hasScript, "Change her role");
      await page.getByRole("dialog").getByLabel(role).check();
      await field(page, "Why").fill("As we agreed.");
      await send(page, "Change her role");
      await expect(toast(page, "Saved.")).toBeVisible();
      await expect(page.getByRole("main").locator(".facts")).toContainText(role);
      await settled(page, hasScript);
    }
  });

  await test.step("her sessions", async () => {
    const sessions = page.getByRole("region", { name: "Where she is logged in" });
    const before = await sessions.getByRole("listitem").count();
    await sessions
      .getByRole("link", { name: /^Log her out there/ })
      .first()
      .click();
    await settled(page, hasScript);
    await field(page, "Why").fill("You lost your phone.");
    await send(page, "Log her out");
    await expect(toast(page, "She is logged out there.")).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(before - 1);
    await settled(page, hasScript);
  });

  await test.step("her file, of which no way leads to its contents", async () => {
    await open(page, hasScript, "Her data");
    await field(page, "What made you sure that it is she").fill("She called from her number.");
    await send(page, "Make her file");
    await expect(toast(page, "Her file is made.")).toBeVisible();
    await expect(page.getByRole("main").locator('a[href*=".zip"]')).toHaveCount(0);
    await settled(page, hasScript);
  });

  await test.step("her account", async () => {
    await open(page, hasScript, "Delete her account");
    await field(page, "What made you sure that it is she").fill("She called from her number.");
    await page.getByRole("dialog").getByLabel("Leave her posts and comments").check();
    await send(page, "Delete her account");
    await expect(page).toHaveURL("/admin/members");
    await expect(toast(page, "Her account is deleted.")).toBeVisible();
    await page.goto("/admin/log?act=delete");
    await expect(page.locator(".cases > li").first()).toContainText("deleted the account of a deleted member");
  });
});

test("of herself an administrator finds neither suspension nor deletion, and the last one keeps her role", async ({
  page,
  site,
  hasScript,
}) => {
  const administrator = await administratorOf(site);
  await administrator.comesTo(page);
  await page.goto(`/admin/members/${administrator.id}`);
  await settled(page, hasScript);
  await expect(page.getByRole("main")).toContainText("Administrator (you)");
  for (const link of ["Suspend her", "A code for a new password", "Her data", "Delete her account"]) {
    await expect(page.getByRole("link", { name: link })).toHaveCount(0);
  }
  await page.goto(`/admin/members/${administrator.id}?dialog=suspend`);
  await settled(page, hasScript);
  await field(page, "For how many days").fill("3");
  await field(page, "Why").fill("To try it");
  expect((await send(page, "Suspend her")).status()).toBe(403);
  await expect(page.getByRole("alert").filter({ hasText: "Another administrator does this for you." })).toBeVisible();
});

test("the overview says what waits, and the numbers say how many, as charts and as tables", async ({
  page,
  site,
  hasScript,
}) => {
  const sana = await writer(site.address);
  await contactBy(sana, { subject: "It waits" });
  await (await administratorOf(site)).comesTo(page);
  await page.goto("/admin");
  await settled(page, hasScript);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Contact messages: \d+ waiting$/ })).toBeVisible();
  await main.getByRole("link", { name: "Numbers" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numbers");
  await settled(page, hasScript);

  await expect(main.locator(".facts > div").filter({ hasText: "Messages that wait" })).toContainText(
    /1?, the oldest came (just now|\d+ minutes? ago)/,
  );
  await expect(main.getByRole("img", { name: /^Members who were here, / })).toBeVisible();
  const section = main.getByRole("region", { name: "Members who were here" });
  await section.getByText("The same as a table").click();
  await expect(section.getByRole("row").nth(1).getByRole("cell")).toHaveText(/^[1-9]\d*$/);
});

test("to moderators the members and the log are not there", async ({ page, site }) => {
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  await moderator.comesTo(page);
  for (const path of ["/admin/members", `/admin/members/${moderator.id}`, "/admin/log", "/admin/numbers"]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
  }
  await page.goto("/admin");
  await expect(page.getByRole("main").getByRole("link", { name: "Members" })).toHaveCount(0);
});
