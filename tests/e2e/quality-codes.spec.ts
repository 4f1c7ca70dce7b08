import { TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { newMother, writer } from "../fixtures/mothers.ts";
import { grant } from "../fixtures/operator.ts";
import { sentAboutYou, sentDates } from "../fixtures/registration-steps.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { startSmsGateway } from "../support/sms-gateway.ts";
import { field, send } from "./forms.ts";
import { logIn } from "./members.ts";
import { expectForEverybody } from "./quality-everybody.ts";
import { watched } from "./quality-pages.ts";
import { expect, settled, test as base } from "./test.ts";

/** A site that sends codes by SMS. */
const test = base.extend<object, { site: Awaited<ReturnType<typeof startWarmSite>> }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const gateway = await startSmsGateway();
      const site = await startWarmSite({ SMS_WEBHOOK_URL: gateway.url });
      await use(site);
      await site.stop();
      await gateway.stop();
    },
    { scope: "worker" },
  ],
});

const tag = "@without-script";

/** Loads the page anew, without what a look at it may have left. */
async function open(page: Page, hasScript: boolean) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await settled(page, hasScript);
}

test("the step of a code that registers is for everybody", { tag }, async ({ page, site, hasScript }) => {
  const origin = site.address;
  const mother = newMother();
  for (const step of [sentDates, sentAboutYou]) {
    const answer = await page.request.post(step.path, { form: step.fields, headers: { origin } });
    expect(answer.ok()).toBe(true);
  }
  await page.goto("/register/your-number");
  await settled(page, hasScript);
  for (const [label, text] of [
    ["Username", mother.fullName],
    ["Phone number", mother.phoneNumber],
    ["Password", mother.password],
    ["Confirm password", mother.password],
  ] as const)
    await field(page, label).fill(text);
  await send(page, "Register");
  await page.waitForURL("**/register/code");

  const opened = watched(page);
  await open(page, hasScript);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Type the code");
  await expectForEverybody(opened, { hasScript, isWhole: true, dialogs: 0, origin });

  await open(page, hasScript);
  await send(page, "Create my account");
  await expect(page.getByText("Something needs your attention")).toBeVisible();
  await expectForEverybody(opened, { hasScript, isWhole: true, dialogs: 0, origin });
});

test("the step of a code at the login is for everybody", { tag }, async ({ page, site, hasScript }) => {
  const origin = site.address;
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const { password } = moderator;
  const secret = (await moderator.call("POST", "/user/second-factor", { body: { password } })).textAt("data.secret");
  const code = new TOTP({ secret }).generate();
  expect((await moderator.call("PUT", "/user/second-factor", { body: { code } })).status).toBe(200);
  await page.goto("/login");
  await settled(page, hasScript);
  await logIn(page, moderator);
  await page.waitForURL("**/login/code");

  const opened = watched(page);
  await open(page, hasScript);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The second step");
  await expectForEverybody(opened, { hasScript, isWhole: true, dialogs: 0, origin });

  await open(page, hasScript);
  await send(page, "Login");
  await expect(page.getByText("Something needs your attention")).toBeVisible();
  expect(page.url()).toContain("/login/code");
  await expectForEverybody(opened, { hasScript, isWhole: true, dialogs: 0, origin });
});
