import { expect, test } from "vitest";
import { inDays } from "../../fixtures/dates.ts";
import { registered, writer } from "../../fixtures/mothers.ts";
import { onDatabaseOf } from "../../fixtures/operator.ts";
import { PUSH_SETTINGS, TestBrowser } from "../../support/push-service.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { dialogText } from "./page-parts.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile(PUSH_SETTINGS);

/** As script does after her tap, in the session of her token. */
async function turnOn(sana: Awaited<ReturnType<typeof writer>>, name: string) {
  const body = { messages: true, news: true, subscription: new TestBrowser(name).subscription };
  const answer = await sana.call("PUT", "/push", { body });
  expect(answer.status).toBe(200);
}

test("without script the dialog says what is carried by whom and what is needed, and has nothing to press", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/account");
  await browser.follow("Notifications on this phone");
  expect(browser.path).toBe("/account/push");
  const said = dialogText(browser);
  for (const words of [
    "'You have a new message.'",
    "push service of your browser's maker",
    "whoever sees the screen can read it",
    "Nothing comes at night",
    "the browser needs JavaScript",
    "On an iPhone or iPad this works only once the site is on the home screen",
  ])
    expect(said).toContain(words);
  expect(browser.page.queryByRole("button", { name: /Turn on|Save/ })).toBeNull();
});

test("without script what was turned on can be changed and turned off", async () => {
  const sana = await writer(site.address, { lastMenstrualPeriod: inDays(-100) });
  const browser = await browserOf(site, sana);
  // The browser of this journey has a session of its own, which script would have subscribed.
  await turnOn(sana, "journey");
  await onDatabaseOf(site, async (db) => {
    const sessions = await db
      .selectFrom("session")
      .select(["tokenHash", "memberId"])
      .orderBy("createdAt", "desc")
      .execute();
    const { memberId } = await db.selectFrom("pushSubscription").select("memberId").executeTakeFirstOrThrow();
    const newest = sessions.find((session) => session.memberId === memberId);
    await db
      .updateTable("pushSubscription")
      .set({ tokenHash: newest?.tokenHash ?? "" })
      .execute();
  });
  await browser.open("/account/push");
  expect(browser.field("New messages")).toBeChecked();
  browser.check("New messages", false);
  await browser.press("Save");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Notifications are on for this phone."]]);
  await onDatabaseOf(site, async (db) => {
    const [row] = await db.selectFrom("pushSubscription").select(["messages", "news"]).execute();
    expect(row).toEqual({ messages: 0, news: 1 });
  });

  await browser.open("/plan");
  await browser.follow("Get an SMS the day before");
  await browser.press("Turn reminders on");
  expect(browser.toasts).toEqual(["Reminders come at 10:00 the day before."]);

  await browser.open("/account/push");
  await browser.press("Turn off for this phone");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Notifications are off for this phone."]]);
  expect(dialogText(await opened(browser, "/account/reminders"))).toContain("Turn notifications on first");
});

async function opened(browser: Awaited<ReturnType<typeof browserOf>>, path: string) {
  await browser.open(path);
  return browser;
}

test("a form with an address that is no browser's is refused in plain words", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/account/push");
  const answer = await browser.http.post("/account/push", { intent: "save", messages: "on", subscription: "{}" });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("Turn notifications on for this phone first.");
});

test("in Urdu it says the same", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/ur/account/push");
  for (const words of ["“آپ کے لیے ایک نیا پیغام ہے۔”", "براؤزر بنانے والی کمپنی", "جاوا اسکرپٹ"])
    expect(dialogText(browser)).toContain(words);
});
