import { describe, expect, test } from "vitest";
import { shippedId } from "../../server/domain/identity.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { stateOf } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const article = `/article/${shippedId("article", "teething")}`;
const thread = `/forum/details?id=${shippedId("post", "sample-post-sleep")}`;
const READ = ["", "/weeks?tab=before&week=24", article, "/articles", "/symptoms", "/danger-signs", "/forum", thread];
const FOR_FORMS = ["/login", "/register", "/search?q=fever", "/all-pages", "/nowhere"];

const site = siteOfFile();
const visitor = new Visitor(site);

/** Where links and forms lead among the pages. */
const targets = (html: string) =>
  Array.from(
    html.matchAll(/<(?:a|form|button)\b[^>]*? (?:href|action|formAction)="([^"]*)"[^>]*>/g),
    ([tag, address = ""]) => ({
      address,
      isOtherLanguage: tag.includes("other-language"),
      saysLanguage: tag.includes(" hrefLang="),
    }),
  ).filter(({ address }) => /^\/(?!api\/)/.test(address));

function expectUrduAhead(html: string) {
  const onward = targets(html).filter(({ saysLanguage }) => !saysLanguage);
  expect(onward.length).toBeGreaterThan(10);
  expect(onward.filter(({ address }) => !/^\/ur([/?#]|$)/.test(address))).toEqual([]);
}

describe("a page in Urdu", () => {
  test.each([...READ, ...FOR_FORMS])("/ur%s says so, and leads to pages in Urdu alone", async (path) => {
    const { text } = await visitor.get(`/ur${path}`);
    expect(/<html[^>]*>/.exec(text)?.[0]).toMatch(/ lang="ur" dir="rtl"/);
    expectUrduAhead(text);
  });

  test.each(READ)(
    "/ur%s and its English page lead to each other, and name themselves to search engines",
    async (path) => {
      const english = path || "/";
      const pages = [`/ur${path}`, english];
      const answers = await Promise.all(pages.map((page) => visitor.get(page)));
      for (const [index, { text: html, headers }] of answers.entries()) {
        const links = targets(html).filter(({ isOtherLanguage }) => isOtherLanguage);
        const other = pages[1 - index]?.replaceAll("&", "&amp;");
        expect(links.map(({ address }) => address)).toEqual([other, other]);
        const alternates = Array.from(
          String(headers["link"]).matchAll(/<([^>]+)>; rel="alternate"; hreflang="([^"]+)"/g),
          ([, address = "", code]) => `${code} ${address.replace(site.address, "")}`,
        );
        expect(new Set(alternates)).toEqual(new Set([`ur ${pages[0]}`, `en ${english}`, `x-default ${english}`]));
        const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
        expect(canonical).toBe(site.address + pages[index]);
      }
    },
  );

  test.each([
    ["/weeks?tab=before&week=24", "week-24"],
    [article, "teething"],
    ["/articles", "umeed"],
  ])("/ur%s names a picture for link previews with Urdu words", async (path, name) => {
    const pictureOf = async (page: string) =>
      /property="og:image" content="([^"]+)"/.exec((await visitor.get(page)).text)?.[1]?.replace(site.address, "") ??
      "";
    const [urdu, english] = [await pictureOf(`/ur${path}`), await pictureOf(path)];
    const file = name === "teething" ? `article-${shippedId("article", name)}` : name;
    expect([urdu, english]).toEqual([`/api/pictures/share/${file}-ur.png`, `/api/pictures/share/${file}.png`]);
    expect((await visitor.get(urdu)).headers["content-type"]).toBe("image/png");
  });

  test("is kept apart from the English one, for visitors alone", async () => {
    const [english, urdu] = ["/weeks?tab=before&week=9", "/ur/weeks?tab=before&week=9"];
    const newcomer = new Visitor(site.address);
    await newcomer.get(urdu);
    const kept = await newcomer.get(urdu);
    expect(stateOf(kept)).toBe("hit");
    expect(kept.text).toContain(' lang="ur"');
    expect((await newcomer.get(english)).text).toContain(' lang="en"');
    expect(stateOf(await newcomer.get("/ur/account"))).toBe("bypass");
  });

  test("has the texts of its language, also where a member's pages share what another asked for", async () => {
    const member = new Visitor(site.address);
    await member.post("/login", { ...site.sample, intent: "login" });
    for (const reader of [new Visitor(site.address), member]) {
      for (const path of ["/ur/articles", "/articles"]) {
        const { text } = await reader.get(path);
        const isUrdu = path.startsWith("/ur");
        expect([text.includes("زچگی اور پیدائش"), text.includes("Labour and birth")]).toEqual([isUrdu, !isUrdu]);
      }
    }
  });

  test("a sign-in comes back to the page in Urdu from which it was asked", async () => {
    const member = new Visitor(site.address);
    const asked = await member.get("/ur/account?from=menu");
    expect(asked.headers.location).toBe("/ur/login?next=%2Faccount%3Ffrom%3Dmenu");
    const failed = await member.post("/ur/login", { phoneNumber: "0300 0000000", password: "wrong" });
    expect(failed.status).toBe(401);
    const { phoneNumber, password } = site.sample;
    const entered = await member.post("/ur/login", { phoneNumber, password, next: "/account?from=menu" });
    expect([entered.status, entered.headers.location]).toEqual([303, "/ur/account?from=menu"]);
    const own = await member.get("/ur/account");
    expect(own.status).toBe(200);
    expectUrduAhead(own.text);
    expect((await member.post("/ur/leave", {})).headers.location).toBe("/ur/leave");
  });

  test("a number typed for a new password stands in the next form", async () => {
    const reader = new Visitor(site.address);
    const asked = await reader.post("/ur/login/forgot-password", { phoneNumber: "0300 7654321" });
    expect([asked.status, asked.headers.location]).toEqual([303, "/ur/login/new-password?asked=1"]);
    expect((await reader.get("/ur/login/new-password?asked=1")).text).toContain('value="0300 7654321"');
  });

  test.each([
    ["GET", "/ur/%zz", 400],
    ["PUT", "/ur/weeks", 405],
  ] as const)("%s %s is refused in Urdu", async (method, path, status) => {
    const answer = await visitor.send(method, path);
    expect([answer.status, /<html[^>]*>/.exec(answer.text)?.[0]]).toEqual([status, '<html lang="ur" dir="rtl">']);
    expect(answer.text).toContain('href="/ur/danger-signs"');
  });

  test("gives calendars whose apps send no language an address that names it", async () => {
    const read = async (path: string) => (await visitor.get(path)).text;
    expect(await read("/ur/calendar")).toContain('href="/api/calendar.ics?language=ur"');
    expect(await read("/calendar")).toContain('href="/api/calendar.ics"');
    const event = /href="\/ur(\/events\/[0-9a-f]+)"/.exec(await read("/ur/events"))?.[1] ?? "";
    expect(await read(`/ur${event}`)).toMatch(/href="\/api\/event\/[0-9a-f]+\.ics\?language=ur"/);
  });

  test("light pages are chosen and left in Urdu", async () => {
    const reader = new Visitor(site.address);
    const answer = await reader.post("/ur/light-pages", { light: "1", next: "/weeks" });
    expect([answer.status, answer.headers.location]).toEqual([303, "/ur/weeks"]);
    const { text } = await reader.get("/ur/weeks");
    expect(text).not.toContain("<script");
    expect(text).toContain(' lang="ur"');
  });
});

test("the sitemap lists each page in both languages, each with the other", async () => {
  const { text } = await visitor.get("/sitemap.xml");
  const urls = text.split("<url>").slice(1);
  const ofArticle = urls.filter((url) => url.includes(`${article}</loc>`));
  expect(ofArticle).toHaveLength(2);
  for (const url of ofArticle) {
    expect(url).toContain(`hreflang="en" href="${site.address}${article}"`);
    expect(url).toContain(`hreflang="ur" href="${site.address}/ur${article}"`);
  }
  expect((await visitor.get("/robots.txt")).text).toContain("\nDisallow: /ur/account\n");
});

test("where the operator has English alone, there is no Urdu and no link to it", async () => {
  const english = await startWarmSite({ LANGUAGES: "en" });
  try {
    const reader = new Visitor(english.address);
    const [home, urdu] = [await reader.get("/"), await reader.get("/ur")];
    expect(home.text).not.toMatch(/hrefLang|other-language/);
    expect(home.headers["link"]).not.toContain("hreflang");
    expect([urdu.status, urdu.text.includes(' lang="en"')]).toEqual([404, true]);
  } finally {
    await english.stop();
  }
});
