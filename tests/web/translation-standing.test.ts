import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_LANGUAGE } from "../../server/contract/languages.ts";
import { shippedId } from "../../server/domain/identity.ts";
import { showUnread } from "../fixtures/clinicians.ts";
import { memberNamed, newMember, type NewMember } from "../fixtures/members.ts";
import { currentIdOf } from "../fixtures/pregnancies.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { Visitor } from "./visitor.ts";

const ids = {
  article: shippedId("article", "miscarriage"),
  untranslated: shippedId("article", "teething"),
  symptom: shippedId("symptom", "bleeding-in-pregnancy"),
  guideline: shippedId("guideline", "antenatal-contacts"),
  category: shippedId("category", "body"),
};

/** Whole texts about health, each with words of its English text. */
const TEXTS: [path: string, words: string][] = [
  [`/article/${ids.article}`, "Miscarriage: what happens and when to go"],
  [`/symptom?id=${ids.symptom}`, "Bleeding in pregnancy"],
  [`/guidelines/${ids.guideline}`, "Eight antenatal visits"],
  ["/weeks?tab=before&week=24", "Week 24"],
  ["/weeks?tab=after&week=2", "Week 2"],
];

const MISSING = "اس کا اردو ترجمہ ابھی تیار نہیں۔";
const UNREAD = "یہ اردو ترجمہ ابھی کسی ڈاکٹر نے نہیں پڑھا۔";
const LINK = new RegExp(`${UNREAD}[^<]*<a href="([^"]*)" hrefLang="en" lang="en" dir="ltr">English</a></p>`);
const NOTE = new RegExp(`${MISSING}|${UNREAD}|is not translated yet|not been read by a doctor`);

let umeed: TestUmeed;
let administrator: NewMember;
let visitor: Visitor;
let event: string;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
  administrator = await memberNamed(umeed, "Sana", "administrator");
  visitor = new Visitor(umeed.address);
  const listed: { _id: string }[] = Object((await umeed.call("GET", "/event")).body).data;
  event = listed.at(-1)?._id ?? "";
  const without = [ids.untranslated, ids.category, event.slice(0, 24), "about"];
  await umeed.db.deleteFrom("translation").where("recordId", "in", without).execute();
});
afterAll(() => umeed.stop());

const read = async (path: string) => (await visitor.get(path)).text.replaceAll("<!-- -->", "");
const unescaped = (address: string | undefined) => address?.replaceAll("&amp;", "&");
const canonicalOf = (html: string) =>
  unescaped(/rel="canonical" href="([^"]+)"/.exec(html)?.[1])?.replace(umeed.address, "");
const isListed = (html: string) => !/<meta name="robots" content="noindex"/.test(html);
const hasAlternates = async (path: string) =>
  String((await visitor.get(path)).headers["link"]).includes('hreflang="ur"');

/** Latin words of a page that stand in no element of a Latin language. */
function expectEnglishMarked(html: string, words: string) {
  const places = [...html.matchAll(new RegExp(`<([a-z0-9]+)([^>]*)>${words}<`, "g"))];
  expect(places.length).toBeGreaterThan(0);
  for (const [, , attributes] of places) expect(attributes).toContain(' lang="en" dir="ltr"');
}

describe("a translation that no doctor has read", () => {
  test.each(TEXTS)("says so at %s, with one tap to the same page in English", async (path) => {
    const html = await read(`/ur${path}`);
    expect(html).toContain(UNREAD);
    expect(unescaped(LINK.exec(html)?.[1])).toBe(path);
    expect(html).not.toContain(MISSING);
    expect([canonicalOf(html), isListed(html), await hasAlternates(`/ur${path}`)]).toEqual([`/ur${path}`, true, true]);
    expect(await read(path)).not.toMatch(NOTE);
  });

  test("says so under the number to call, of a symptom and of the check, whose answer it keeps", async () => {
    const [{ _id: sign = "" } = {}] = Object((await umeed.call("GET", "/dangersign")).body).data;
    const answered = `/danger-signs?who=pregnant&check=1&feel=${sign}`;
    for (const path of [`/symptom?id=${ids.symptom}`, "/danger-signs", answered]) {
      const html = await read(`/ur${path}`);
      expect(html.indexOf('href="tel:')).toBeGreaterThan(0);
      expect(html.indexOf('href="tel:')).toBeLessThan(html.search(NOTE));
      expect(unescaped(LINK.exec(html)?.[1])).toBe(path);
    }
  });

  test("says so above the papers", async () => {
    const html = await read("/ur/downloads");
    expect(unescaped(LINK.exec(html)?.[1])).toBe("/downloads");
  });

  test("is the tip of the day, and what is said of a loss in our own words", async () => {
    expect(await read("/ur")).toContain(UNREAD);
    const password = "river stone lamp 42";
    const mother = await newMember(umeed, { lastMenstrualPeriod: "2025-11-16", password });
    const member = new Visitor(umeed.address);
    await member.post("/login", { phoneNumber: mother.phoneNumber, password, intent: "login" });
    const pregnancy = await currentIdOf(mother);
    expect(await member.post("/account/loss", { pregnancy, kind: "stillbirth" })).toMatchObject({ status: 303 });
    const after = await member.get("/ur/account/after-loss");
    expect([after.status, after.headers.location]).toEqual([200, undefined]);
    const { text } = after;
    expect(text).toContain(UNREAD);
    expect(LINK.exec(text)?.[1]).toBe("/account/after-loss");
    expect((await member.get("/account/after-loss")).text).not.toMatch(NOTE);
  });

  test("loses its notice when a clinician is entered as its reader", async () => {
    const path = `/ur/guidelines/${ids.guideline}`;
    const clinician = { name: "Dr Ayesha Khan", qualification: "FCPS", registration: "", date: "2026-03-01" };
    const review = "/content/guideline/antenatal-contacts/review?language=ur";
    await administrator.call("PUT", review, { body: { version: 0, ...clinician } });
    expect(await read(path)).not.toMatch(NOTE);
    await administrator.call("DELETE", review);
    expect(await read(path)).toMatch(NOTE);
  });
});

describe("a text without a translation", () => {
  beforeAll(() => showUnread(administrator, "hidden"));
  afterAll(() => showUnread(administrator, "shown"));

  test.each(TEXTS)(
    "stands at %s in English, says so, and leads search engines to the English page",
    async (path, words) => {
      const html = await read(`/ur${path}`);
      expect(html).toMatch(/<html lang="ur" dir="rtl"/);
      expectEnglishMarked(html, words);
      expect(html).toContain(MISSING);
      expect(html).not.toContain(UNREAD);
      expect(html).toMatch(/<div class="prose[^"]*" lang="en" dir="ltr">/);
      expect([canonicalOf(html), isListed(html), await hasAlternates(`/ur${path}`)]).toEqual([path, false, false]);
      const english = await read(path);
      expect(english).not.toMatch(NOTE);
      expect(english).not.toMatch(/<(?!html)[^>]* lang="en" dir="ltr"/);
      expect([canonicalOf(english), isListed(english)]).toEqual([path, true]);
    },
  );

  test("that is no text about health does so too", async () => {
    for (const path of [`/events/${event}`, "/about"]) {
      const html = await read(`/ur${path}`);
      expect(html).toContain(MISSING);
      expect(html).toMatch(/<div class="prose" lang="en" dir="ltr">/);
      expect([canonicalOf(html), isListed(html)]).toEqual([path, false]);
    }
  });

  test("is marked where it is one of many, whose page stays one in Urdu", async () => {
    const places: [path: string, words: string][] = [
      ["/articles", "Scans: what they can show and what they cannot"],
      ["/symptoms", "Pain in the back, hips or pelvis"],
      ["/guidelines", "Eight antenatal visits"],
      ["/search?q=hip", "Pain in the back, hips or pelvis"],
      ["/danger-signs", "I am bleeding a lot from the vagina"],
      ["/articles", "Your body"],
      ["/weeks?tab=before&week=24", "Your body"],
    ];
    for (const [path, words] of places) {
      const html = await read(`/ur${path}`);
      expectEnglishMarked(html, words);
    }
    for (const path of ["/articles", "/symptoms", "/guidelines"]) {
      const html = await read(`/ur${path}`);
      expect([canonicalOf(html), isListed(html)]).toEqual([`/ur${path}`, true]);
    }
    const feed = await read("/ur/articles.atom");
    expect(feed).toMatch(/<feed [^>]*xml:lang="ur"/);
    expect(feed).toContain(`<entry xml:lang="${FIRST_LANGUAGE}">`);
  });

  test("is in the sitemap in English alone, and what stands there in Urdu is a page in Urdu", async () => {
    const urls = (await read("/sitemap.xml")).split("<url>").slice(1);
    const paths = urls.map((url) => unescaped(/<loc>([^<]+)/.exec(url)?.[1])?.replace(umeed.address, "") ?? "");
    for (const path of [...TEXTS.map(([text]) => text), "/about", "/danger-signs", "/weeks"]) {
      expect(paths.filter((listed) => listed === path || listed === `/ur${path}`)).toEqual([path]);
      expect(urls[paths.indexOf(path)]).not.toContain("hreflang");
    }
    const urdu = paths.filter((path) => /^\/ur(\/|$)/.test(path));
    expect(urdu).toEqual(expect.arrayContaining(["/ur", "/ur/forum", "/ur/articles", "/ur/privacy-policy"]));
    for (const path of urdu) expect([path, isListed(await read(path))]).toEqual([path, true]);
  });

  test("of the check makes of it a page in English, with the number to call first", async () => {
    const html = await read("/ur/danger-signs");
    expect([canonicalOf(html), isListed(html)]).toEqual(["/danger-signs", false]);
    expect(html.indexOf('href="tel:')).toBeLessThan(html.indexOf(MISSING));
    const sign = /name="feel" value="([0-9a-f]+)"/.exec(html)?.[1];
    const answered = await read(`/ur/danger-signs?who=pregnant&check=1&feel=${sign}`);
    expect(answered).toMatch(/<div lang="en" dir="ltr"><strong>I am bleeding a lot from the vagina\.<\/strong> Call/);
  });
});
