import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { hasTextBrowser, LATEST_LINE, linesOf, printedLinks, textBrowsers } from "../../support/text-browsers.ts";
import { startReaders } from "../readers.ts";
import type { Visitor } from "../visitor.ts";

let site: Site;
let visitor: Visitor;
let member: Visitor;

beforeAll(async () => {
  ({ site, visitor, member } = await startReaders());
});
afterAll(() => site.stop());

/** From link to link, as a reader would go: those of words are in menus, those of an address are what a list is of. */
const way = [
  { link: /^Article$/, to: "/articles" },
  { link: /\/article\/\w+$/, to: "/article/" },
  { link: /^Common Symptoms$/, to: "/symptoms" },
  { link: /\/symptom\?id=/, to: "/symptom?id=" },
  { link: /^Events$/, to: "/events" },
  { link: /^All Events$/, to: "/events?tab=all" },
  { link: /\/events\/\w+\?/, to: "/events/" },
];

describe.skipIf(!hasTextBrowser("lynx"))("in a text browser", () => {
  test("a reader gets from the articles to an event, and each page comes to its point at once", async () => {
    let here = `${site.address}/`;
    for (const { link, to } of way) {
      const isMenu = link.source.startsWith("^");
      const found = printedLinks(here).find(({ words, address }) => link.test(isMenu ? words : address));
      expect(found?.address, `the link ${link} on ${here}`).toContain(to);
      const { words = "", address = here } = found ?? {};
      if (!isMenu) {
        await expectEarly(here, words);
        await expectEarly(address, words);
      }
      here = address;
    }
  });

  async function expectEarly(address: string, words: string) {
    expect(words).not.toBe("");
    const { status, text } = await visitor.get(address.slice(site.address.length));
    expect(status).toBe(200);
    expect(lineOf(words, linesOf("lynx", text)), `'${words}' on ${address}`).toBeLessThanOrEqual(LATEST_LINE);
  }
});

describe.each(textBrowsers.filter(hasTextBrowser))("in %s", (browser) => {
  test.each(["/weeks?tab=before&week=24", "/weeks?tab=after&week=24"])("%s begins with that week", async (path) => {
    const { text } = await visitor.get(path);
    expect(lineOf(/^Week 24$/, linesOf(browser, text))).toBeLessThanOrEqual(LATEST_LINE);
  });

  test.each([
    ["/danger-signs", "[ ]"],
    ["/account/loss", "( )"],
    ["/forum/post-new", "( )"],
  ])("each choice on %s has a line of its own", async (path, box) => {
    const lines = linesOf(browser, (await member.get(path)).text).filter((line) => line.includes(box));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.trim().lastIndexOf(box) > 0)).toEqual([]);
  });

  test.each([
    ["/register", /^Due date/m],
    ["/register", /Day[^M]+[\]_] Month[^Y]+[\]_] Year/],
    ["/events?tab=all", /^\W? ?\d{1,2} [A-Z][a-z]{2}( \d{4})?$/m],
    ["/weeks?tab=before&week=24", /Week 25 All weeks 1 2 3/],
    ["/weeks?tab=before&week=24", /^(?!.*KGShow as a table)/s],
    ["/account/visits", /\) I went on another day/],
    ["/search?q=bleeding", /^Danger sign: /m],
  ])("on %s words of two parts do not run together: %s", async (path, words) => {
    const reader = path === "/register" ? visitor : member;
    const lines = linesOf(browser, (await reader.get(path)).text).map((line) => line.trim());
    expect(lines.join("\n")).toMatch(words);
  });

  test("a member's timeline begins with her week", async () => {
    const { text } = await member.get("/timeline");
    const week = /in their week (\d+)/.exec(text)?.[1];
    expect(lineOf(new RegExp(`^Week ${week}$`), linesOf(browser, text))).toBeLessThanOrEqual(LATEST_LINE);
  });
});

/** From 1; infinity where they are not. */
function lineOf(words: string | RegExp, lines: string[]) {
  const index = lines.findIndex((line) => (typeof words === "string" ? line.includes(words) : words.test(line.trim())));
  return index === -1 ? Infinity : index + 1;
}
