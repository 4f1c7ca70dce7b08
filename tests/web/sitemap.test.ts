import { describe, expect, test } from "vitest";
import { xmlText } from "../../app/format/xml.ts";
import { canonicalPath } from "../../app/components/canonical.tsx";
import { shippedId } from "../../server/domain/identity.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { signTokenIn } from "../support/sign-tokens.ts";
import { Visitor } from "./visitor.ts";

const ARTICLE = shippedId("article", "teething");
/** Beginnings of addresses of which there are many. */
const SECTIONS = ["/weeks?", "/article/", "/symptom?", "/guidelines/", "/events/"];
const notListed = ["pregnant", "afterBirth", "baby", "afterLoss"].map((who) => `/danger-signs?who=${who}`);

const site = siteOfFile();
const visitor = new Visitor(site);

describe("the sitemap", () => {
  test("lists every public page once", async () => {
    const { text, headers } = await visitor.get("/sitemap.xml");
    const pages = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => loc.replaceAll("&amp;", "&"));

    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.every((page) => page.startsWith(`${site.address}/`))).toBe(true);
    const count = (start: string) => pages.filter((page) => page.startsWith(site.address + start)).length;
    expect(count("/weeks?tab=before&week=")).toBe(42);
    expect(count("/weeks?tab=after&week=")).toBe(52);
    expect(count("/forum")).toBe(1);
    expect(count("/article/")).toBeGreaterThanOrEqual(60);
    expect(count("/symptom?id=")).toBeGreaterThanOrEqual(40);
    expect(count("/guidelines/")).toBeGreaterThanOrEqual(20);
    expect(text).toContain(`<loc>${site.address}/article/${ARTICLE}</loc><lastmod>2026-10-03</lastmod>`);
    expect(pages.filter((page) => /account|login|timeline/.test(page))).toEqual([]);
  });

  test.each([...SECTIONS, "none of these"])(
    "lists pages of %s that are all there, without a reference to a sign",
    async (section) => {
      const { text } = await visitor.get("/sitemap.xml");
      const sectionOf = (path: string) =>
        SECTIONS.find((start) => path.replace(/^\/ur(?=\/)/, "").startsWith(start)) ?? "none of these";
      const listed = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) =>
        loc.replaceAll("&amp;", "&").slice(site.address.length),
      );
      const paths = [...listed, ...notListed].filter((path) => sectionOf(path) === section);
      expect(paths.length).toBeGreaterThan(3);
      const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await visitor.get(path)) })));
      const problems = answers.flatMap(({ path, status, text }) => {
        const token = signTokenIn(text);
        return status === 200 && !token ? [] : [[path, status, token]];
      });
      expect(problems).toEqual([]);
    },
  );

  test("is named in robots.txt", async () => {
    const { text, headers } = await visitor.get("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`\nSitemap: ${site.address}/sitemap.xml\n`);
    expect(text).toContain("Disallow: /account\n");
  });
});

describe("the feed", () => {
  test("has the 20 newest articles, newest first", async () => {
    const { text, headers } = await visitor.get("/articles.atom");
    const days = Array.from(text.matchAll(/<published>([^<]+)</g), ([, day = ""]) => day);

    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(days).toHaveLength(20);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(text.match(/<entry>\n<id>/g)).toHaveLength(20);
    expect(text).toContain(`<updated>${days[0]}</updated>`);
    expect(text).toContain('<link rel="self" type="application/atom+xml"');
    // Every "&" begins an entity, and every name of an element is closed.
    expect(text.replaceAll(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
    for (const name of ["feed", "entry", "author", "summary", "title"]) {
      expect(text.match(new RegExp(`<${name}[ >]`, "g"))?.length).toBe(
        text.match(new RegExp(`</${name}>`, "g"))?.length,
      );
    }
  });

  test("escapes what XML gives a meaning to, and drops what it forbids", () => {
    expect(xmlText(`Fish & <chips> "or" 'not'\u0000\u0008`)).toBe(
      "Fish &amp; &lt;chips&gt; &quot;or&quot; &apos;not&apos;",
    );
    expect(xmlText("\ud800 امید 🍼")).toBe("\ufffd امید 🍼");
  });
});

describe("a page's one address", () => {
  test.each([
    ["/articles", "?page=1&search=milk&utm_source=x", "/articles"],
    ["/articles", "?search=milk&page=2", "/articles?page=2"],
    ["/weeks", "?week=3&tab=after", "/weeks?tab=after&week=3"],
    ["/symptom", '?id="><script>', "/symptom?id=%22%3E%3Cscript%3E"],
    ["/guidelines/5f0a22470fd5119de4e131a8", "?page=2", "/guidelines/5f0a22470fd5119de4e131a8"],
    ["/events/4b2720271024", "?tab=all&page=2", "/events/4b2720271024"],
    ["/calendar/event/4b2720271024", "?month=2027-10", "/events/4b2720271024"],
    ["/danger-signs", "?who=baby&check=1&feel=x", "/danger-signs"],
  ])("%s%s is %s", (path, search, expected) => {
    expect(canonicalPath(path, search)).toBe(expected);
  });

  test("stands in its head, with what link previews show", async () => {
    const { text } = await visitor.get("/weeks?week=24&utm_source=x");
    const address = `${site.address}/weeks?week=24`;
    const [head = ""] = text.split("</head>");
    expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(head).toContain(`<meta property="og:image" content="${site.address}/api/pictures/share/week-24.png"/>`);
    expect((await visitor.get("/no-such-page")).text).not.toContain('rel="canonical"');
  });
});

describe("the picture of link previews", () => {
  test.each([
    ["/weeks?tab=after&week=6", "after-birth-6"],
    ["/articles", "umeed"],
    [`/article/${ARTICLE}`, `article-${ARTICLE}`],
  ])("of %s has its own address in the head", async (page, name) => {
    const { text } = await visitor.get(page);
    const address = `/api/pictures/share/${name}.png`;
    expect(text).toContain(`<meta property="og:image" content="${site.address}${address}"/>`);
    expect((await visitor.get(address)).headers["content-type"]).toBe("image/png");
  });

  test.each([
    [`${ARTICLE}.png`, `article-${ARTICLE}`],
    ["default.png", "umeed"],
  ])("is found from where it was, /covers/%s", async (file, name) => {
    const { status, headers } = await visitor.get(`/covers/${file}`);
    expect([status, headers.location]).toEqual([301, `/api/pictures/share/${name}.png`]);
  });

  test("is not found by another name", async () => {
    expect((await visitor.get("/covers/other.png")).status).toBe(404);
    expect((await visitor.get("/api/pictures/share/other.png")).status).toBe(404);
  });
});
