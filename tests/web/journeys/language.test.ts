import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { newMother, registered, writer } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { sentAboutYou, sentDates } from "../../fixtures/registration-steps.ts";
import { callApi } from "../../support/api-call.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { htmlProblemsIn } from "../html-rules.ts";
import { Visitor } from "../visitor.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile();
const URDU = "اردو";
const IN_URDU = { row: "آپ کی زبان", save: "محفوظ کریں", saved: "تبدیلی محفوظ ہو گئی!" };

/** A member who chose Urdu at the API. */
async function readerOfUrdu() {
  const member = await writer(site.address);
  await member.call("PUT", "/user/language", { body: { language: "ur" } });
  return member;
}

interface Known {
  phoneNumber: string;
  password: string;
}

/** Where a sign-in at this address leads, in a browser of its own. */
async function ledFrom(login: string, { phoneNumber, password }: Known, next = "") {
  const answer = await new Visitor(site.address).post(login, { phoneNumber, password, next });
  return [answer.status, answer.headers.location?.replace(site.address, "")];
}

const dialogIn = (browser: FormVisitor, name: string) => within(browser.page.getByRole("dialog", { name }));
const rowIn = (browser: FormVisitor, title: string) =>
  textOf(browser.page.getByRole("link", { name: title }).closest("li"));

test("the other language is one tap away: for a visitor in the bar too, for a member in the footer", async () => {
  const links = (browser: FormVisitor, area: string) =>
    [...browser.document.querySelectorAll(`${area} .other-language`)].map(textOf);
  const visitor = new FormVisitor(site.address);
  const member = await browserOf(site, await registered(site.address));
  for (const browser of [visitor, member]) await browser.open("/articles");
  expect([visitor, member].map((browser) => links(browser, "header"))).toEqual([[URDU], []]);
  expect([visitor, member].map((browser) => links(browser, "footer"))).toEqual([[URDU], [URDU]]);
});

describe("the choice on the account page", () => {
  test("is shown in its own letters, changed with one button, and kept when it is saved again", async () => {
    const browser = await browserOf(site, await registered(site.address));
    await browser.open("/account");
    expect(rowIn(browser, "Your language")).toMatch(/English$/);
    await browser.follow("Your language");
    expect(browser.path).toBe("/account/language");
    expect(htmlProblemsIn(browser.html)).toEqual([]);
    const choices = dialogIn(browser, "Your language").getAllByRole<HTMLInputElement>("radio");
    expect(choices.map((choice) => [choice.value, choice.checked])).toEqual([
      ["en", true],
      ["ur", false],
    ]);
    const name = choices[1]?.closest("label")?.querySelector("bdi");
    expect([textOf(name), name?.getAttribute("lang"), name?.getAttribute("dir")]).toEqual([URDU, "ur", "rtl"]);

    for (let time = 0; time < 2; time += 1) {
      await browser.open("/account/language");
      browser.check(URDU);
      expect(await browser.press("Save")).toBe(303);
      expect([browser.path, browser.toasts]).toEqual(["/account", ["Updated successfully!"]]);
      expect(rowIn(browser, "Your language")).toMatch(/اردو$/);
    }
    const value = browser.page.getByRole("link", { name: "Your language" }).closest("li")?.querySelector("bdi");
    expect(value?.getAttribute("lang")).toBe("ur");
    expect(browser.document.documentElement.lang).toBe("en");
  });

  test("is there in Urdu too, where the language of the page stands until she chooses", async () => {
    const browser = await browserOf(site, await registered(site.address));
    await browser.open("/ur/account");
    expect(rowIn(browser, IN_URDU.row)).toMatch(/اردو$/);
    await browser.follow(IN_URDU.row);
    expect(browser.path).toBe("/ur/account/language");
    expect(htmlProblemsIn(browser.html)).toEqual([]);
    browser.check("English");
    expect(await browser.press(IN_URDU.save)).toBe(303);
    expect([browser.path, browser.toasts]).toEqual(["/ur/account", [IN_URDU.saved]]);
    expect(rowIn(browser, IN_URDU.row)).toMatch(/English$/);
  });

  test("is refused when it names none of ours, and the one before stays", async () => {
    const member = await readerOfUrdu();
    const browser = await browserOf(site, member);
    const refused = await browser.http.post("/account/language", { language: "fr" });
    expect([refused.status, refused.text.includes("Choose a language.")]).toEqual([400, true]);
    const empty = await browser.http.post("/ur/account/language", {});
    expect([empty.status, empty.text.includes("کوئی زبان چنیں۔")]).toEqual([400, true]);
    expect((await member.call("GET", "/user/me")).at("data.language")).toBe("ur");
  });

  test("is not on the page where the operator has one language alone", async () => {
    const english = await startWarmSite({ LANGUAGES: "en" });
    try {
      const browser = await browserOf(english, english.sample);
      await browser.open("/account");
      expect(browser.page.queryByRole("link", { name: "Your language" })).toBeNull();
      expect(browser.page.getByRole("link", { name: "Privacy" })).toBeDefined();
    } finally {
      await english.stop();
    }
  });
});

describe("signing in", () => {
  test("leads to the pages of her choice, from whichever language", async () => {
    const member = await readerOfUrdu();
    expect(await ledFrom("/login", member)).toEqual([303, "/ur"]);
    expect(await ledFrom("/ur/login", member)).toEqual([303, "/ur"]);
    await member.call("PUT", "/user/language", { body: { language: "en" } });
    expect(await ledFrom("/ur/login", member)).toEqual([303, "/"]);
    expect(await ledFrom("/login", member)).toEqual([303, "/"]);
  });

  test("is said in the language of the page that it leads to", async () => {
    const { phoneNumber, password } = await readerOfUrdu();
    for (const [next, path, words] of [
      ["", "/ur", "لاگ\u00A0اِن ہو گیا"],
      ["/account", "/account", "Login successfully"],
    ] as const) {
      const browser = new Visitor(site.address);
      await browser.post("/login", { phoneNumber, password, next });
      expect((await browser.get(path)).text).toContain(words);
    }
  });

  test("leads to the page for which she signed in, as its address says", async () => {
    const member = await readerOfUrdu();
    expect(await ledFrom("/login", member, "/account?from=menu")).toEqual([303, "/account?from=menu"]);
    expect(await ledFrom("/login", member, "https://elsewhere.example/ur")).toEqual([303, "/"]);
  });

  test("stays with the language of the page while she has chosen none, and chooses none", async () => {
    const member = await writer(site.address);
    expect(await ledFrom("/login", member)).toEqual([303, "/"]);
    expect(await ledFrom("/ur/login", member)).toEqual([303, "/ur"]);
    expect((await member.call("GET", "/user/me")).at("data.language")).toBeUndefined();
  });

  test("with a second step leads there too, after the code", async () => {
    const member = await readerOfUrdu();
    await grant(site, member, "moderator");
    const { password, phoneNumber } = member;
    const begun = await member.call("POST", "/user/second-factor", { body: { password } });
    const app = new TOTP({ secret: begun.textAt("data.secret") });
    const on = await member.call("PUT", "/user/second-factor", { body: { code: app.generate() } });
    const browser = new Visitor(site.address);
    const asked = await browser.post("/login", { phoneNumber, password });
    expect([asked.status, asked.headers.location]).toEqual([303, "/login/code"]);
    const entered = await browser.post("/login/code", { code: on.textAt("data.codes.0") });
    expect([entered.status, entered.headers.location]).toEqual([303, `${site.address}/ur`]);
  });

  test("is all that her choice leads: pages stay in the language of their address", async () => {
    const browser = await browserOf(site, await readerOfUrdu());
    for (const [path, language] of [
      ["/", "en"],
      ["/weeks", "en"],
      ["/login", "en"],
      ["/ur/weeks", "ur"],
    ] as const) {
      await browser.open(path);
      expect([path, browser.status, browser.document.documentElement.lang]).toEqual([path, 200, language]);
    }
  });
});

test.each([
  ["/ur", "ur"],
  ["", undefined],
])("who registers at %s/register has chosen %s, and is led there by a sign-in", async (prefix, language) => {
  const home = prefix || "/";
  const { fullName, phoneNumber, password } = newMother();
  const browser = new Visitor(site.address);
  const number = { fullName, phoneNumber, password, confirmPassword: password, formKey: randomUUID() };
  const steps = [sentDates, sentAboutYou, { path: "/register/your-number", fields: { intent: "continue", ...number } }];
  const led: unknown[] = [];
  for (const { path, fields } of steps) led.push((await browser.post(prefix + path, fields)).headers.location);
  expect(led).toEqual([`${prefix}/register/about-you`, `${prefix}/register/your-number`, home]);
  expect(await ledFrom("/login", { phoneNumber, password })).toEqual([303, home]);

  const signedIn = await callApi(site.address, "POST", "/user/login/number-password", {
    body: { phoneNumber, password },
  });
  expect(signedIn.at("user.language")).toBe(language);
});
