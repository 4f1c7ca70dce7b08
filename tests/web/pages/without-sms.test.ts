import { afterAll, beforeAll, expect, test } from "vitest";
import { productionSettings } from "../../support/production.ts";
import { startSite, type Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { registered } from "../../fixtures/mothers.ts";
import { browserOf } from "../journeys/people.ts";
import { Visitor } from "../visitor.ts";

const ADDRESS = "/login/forgot-password";

let mute: Site;
let trial: Site;
beforeAll(async () => {
  mute = await startSite(await productionSettings());
  trial = await startWarmSite();
});
afterAll(async () => {
  await mute.stop();
  await trial.stop();
});

test("who forgot her password is promised an SMS only where one can be sent", async () => {
  const [without, withSms] = [
    await new Visitor(mute.address).get(ADDRESS),
    await new Visitor(trial.address).get(ADDRESS),
  ];

  expect([without.status, withSms.status]).toEqual([200, 200]);
  expect(withSms.text).toContain("We send a code to your phone by SMS.");
  expect(without.text).not.toContain("We send a code");
  expect(without.text).not.toContain("Send me a code");
  expect(without.text).toContain("one of your recovery codes");
  expect(without.text).toMatch(/<a [^>]*href="\/login\/new-password"/);
});

test("reminders are offered only where they can be sent", async () => {
  const [without, withSms] = await Promise.all(
    [mute, trial].map(async (site) => {
      const browser = await browserOf(site, await registered(site.address));
      const texts: string[] = [];
      for (const path of ["/account", "/plan", "/account/reminders", "/account/push"]) {
        await browser.open(path);
        texts.push(browser.text);
      }
      return texts.join("\n");
    }),
  );
  expect(without).toContain("This site does not send reminders.");
  expect(without).not.toContain("Get an SMS the day before");
  expect(without).toContain("This site cannot send notifications to your phone.");
  expect(without).toContain("the bell at the top shows what is new");
  expect(withSms).toContain("Get an SMS the day before");
});
