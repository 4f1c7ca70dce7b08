import { expect, test } from "vitest";
import { OWN_MARK } from "../../../app/offline/own/addresses.ts";
import { inDays } from "../../fixtures/dates.ts";
import { endSession, registered, writer } from "../../fixtures/mothers.ts";
import { startSite } from "../../support/site.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { dialogText } from "./page-parts.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile();
const MARK = OWN_MARK.toLowerCase();

async function markAt(browser: FormVisitor, path = "/weeks") {
  return (await browser.http.get(path)).headers[MARK];
}

async function callHers(browser: FormVisitor) {
  expect((await browser.http.post("/account/this-phone", { intent: "keep" })).status).toBe(303);
}

test("without script the dialog says what is kept, what it protects, and that this browser cannot keep pages", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/account");
  await browser.follow("This is my phone");
  expect(browser.path).toBe("/account/this-phone");
  const said = dialogText(browser);
  for (const words of [
    "Today, your plan and your visit card",
    "in this browser's storage on this phone",
    "when you log out, when you tap 'Leave quickly'",
    "After 14 days",
    "Anyone who picks it up unlocked can read them",
    "The PIN is stored nowhere",
    "the browser needs JavaScript",
  ])
    expect(said).toContain(words);
  expect(browser.page.queryByRole("button", { name: /my pages/ })).toBeNull();
});

test("answers say that the phone is hers once she has said so, and no longer when she takes it back without script", async () => {
  const browser = await browserOf(site, await registered(site.address));
  expect(await markAt(browser)).toBeUndefined();
  await callHers(browser);
  const mark = await markAt(browser);
  expect(mark).toMatch(/^[\w-]{16} [\w-]{16}$/);
  expect(await markAt(browser, "/plan.data")).toBe(mark);
  await browser.open("/account/this-phone");
  await browser.press("Remove my pages from this phone");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Your pages are no longer kept on this phone."]]);
  expect(await markAt(browser)).toBeUndefined();
});

test("not after log-out, nor after the server ended the session, nor for who signs in next", async () => {
  const sana = await registered(site.address);
  const browser = await browserOf(site, sana);
  await callHers(browser);
  const mark = await markAt(browser);
  await browser.http.post("/account/log-out", {});
  expect(await markAt(browser)).toBeUndefined();

  const other = await browserOf(site, sana);
  await callHers(other);
  expect(await markAt(other)).not.toBe(mark);
  const readable = decodeURIComponent(other.http.cookie("umeed") ?? "").split(".")[0] ?? "";
  const { token }: { token: string } = JSON.parse(Buffer.from(readable, "base64").toString("latin1"));
  await endSession(site.address, token);
  expect(await markAt(other)).toBeUndefined();
  const { phoneNumber, password } = await registered(site.address);
  await other.http.post("/login", { phoneNumber, password });
  expect((await other.http.get("/account")).text).toContain(phoneNumber);
  expect(await markAt(other)).toBeUndefined();
});

test("the mark is another when her state is", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await callHers(browser);
  const [owner, state] = String(await markAt(browser)).split(" ");
  await browser.open("/account/loss");
  browser.check("Miscarriage in the first 3 months");
  await browser.press("Save");
  const after = String(await markAt(browser)).split(" ");
  expect(after[0]).toBe(owner);
  expect(after[1]).not.toBe(state);
});

test("the mark is another when one of two babies died, told on whatever phone", async () => {
  const sana = await writer(site.address);
  const [browser, other] = [await browserOf(site, sana), await browserOf(site, sana)];
  const id = (await sana.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await sana.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod: inDays(-210), numberOfBabies: 2 } });
  await callHers(browser);
  const before = await markAt(browser);
  await other.open("/account/loss");
  other.check("One of my babies died, and another lives");
  await other.press("Save");
  expect(await markAt(browser)).not.toBe(before);
});

test("a phone that is 'not my phone' cannot be hers", async () => {
  const { phoneNumber, password } = await registered(site.address);
  const browser = await browserOf(site, await registered(site.address));
  await browser.http.post("/account/log-out", {});
  await browser.http.post("/login", { phoneNumber, password, isSharedPhone: "on" });
  expect((await browser.http.get("/account")).text).not.toContain("This is my phone");
  expect((await browser.http.post("/account/this-phone", { intent: "keep" })).status).toBe(403);
  expect(await markAt(browser)).toBeUndefined();
});

test("her pages as a phone keeps them are for it alone: not stored on the way, without script, forms and bars", async () => {
  for (const prefix of ["", "/ur"]) {
    const browser = await browserOf(site, await registered(site.address));
    for (const path of ["/", "/plan", "/account/visit-card"]) {
      const { status, headers, text } = await browser.http.get(`${prefix}${path}?kept=1`.replace("/ur/?", "/ur?"));
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "private, no-store"]);
      expect(headers["content-security-policy"]).toContain("script-src 'none'");
      expect(text).not.toMatch(/<(?:script|img)\b|rel="stylesheet"|class="site-(?:header|footer)|<dialog/);
      expect(text).not.toContain("visit-card.pdf");
      expect(text).not.toMatch(/class="(?:bead-ring|caption)/);
      // The timeline is not kept.
      expect(text).not.toContain('class="button main wide"');
      expect(text.match(/<form\b[^>]*>/g)).toHaveLength(1);
      expect(text).toContain('class="page kept-bar"');
    }
  }
});

test("a sentence that waits is for the page that she reads, not for the copy", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await callHers(browser);
  expect((await browser.http.get("/?kept=1")).text).not.toContain("are kept on this phone from now on");
  expect((await browser.http.get("/account")).text).toContain("are kept on this phone from now on");
});

test("an operator who keeps nothing on phones offers it to nobody", async () => {
  const other = await startSite({ OFFLINE_PAGES: "off" });
  try {
    const browser = await browserOf(other, await registered(other.address));
    expect((await browser.http.get("/account")).text).not.toContain("This is my phone");
    expect((await browser.http.post("/account/this-phone", { intent: "keep" })).status).toBe(403);
    expect((await browser.http.get("/account/this-phone")).text).toContain("This site keeps no pages on phones.");
  } finally {
    await other.stop();
  }
});
