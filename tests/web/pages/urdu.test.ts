import { afterAll, beforeAll, expect, test } from "vitest";
import { inLanguage, languageOf } from "../../../server/contract/languages.ts";
import { addressIn, pageStates, peopleOf, talksOf, type Role } from "../../fixtures/page-states.ts";
import type { Site } from "../../support/site.ts";
import { latinWordsIn, mayBeLatin } from "../../support/urdu-writing.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { htmlProblemsIn, joinedWordsIn } from "../html-rules.ts";
import { browserOf } from "../journeys/people.ts";

// What the desk sees is in English.
const states = pageStates.filter(({ address, after, sends }) => !after && !sends && !/^\/admin\b/.test(address));
const roles = [...new Set(states.flatMap(({ as }) => as ?? []))];

let site: Site;
let talks: Record<string, string>;
const browsers = new Map<Role | undefined, FormVisitor>();
beforeAll(async () => {
  site = await startWarmSite();
  const people = await peopleOf(site);
  talks = await talksOf(site);
  for (const role of roles) browsers.set(role, await browserOf(site, people[role]));
});
afterAll(() => site.stop());

/** In another language or of somebody: what members wrote, names, numbers to dial, code. */
const OTHERS = "[lang]:not(html, [lang='ur']), [dir='auto'], [dir='ltr'], bdi, code, script, style, svg, time";
const ATTRIBUTES = ["alt", "aria-label", "placeholder", "title"];
/** `NodeFilter.SHOW_TEXT` */
const TEXT = 4;
const ISOLATES = /[\u2066\u2068][^\u2066-\u2069]*\u2069/g;

test.each(states)("$name is valid HTML in Urdu, reads from the right, and says nothing in English", async (state) => {
  const browser = browsers.get(state.as) ?? new FormVisitor(site.address);
  const address = inLanguage(addressIn(state.address, talks), languageOf("ur"));
  await browser.open(address);
  expect(htmlProblemsIn(browser.html)).toEqual([]);
  expect(joinedWordsIn(browser.html)).toEqual([]);
  expect(turnedIn(browser.document)).toEqual([]);
  expect(englishIn(browser.document)).toEqual([]);
});

const COUNTED = "(?:ہفت|دن|منٹ|گھنٹ|مہین|حوال|سینٹی|کلو)";

test.each(["/ur", "/ur/weeks?tab=before&week=24", "/ur/weeks?tab=after&week=1"])(
  "%s keeps each number in one line with the word that it counts",
  async (address) => {
    const browser = new FormVisitor(site.address);
    await browser.open(address);
    const { body } = browser.document;
    for (const script of body.querySelectorAll("script")) script.remove();
    const words = textsIn(body);

    expect(words.filter((text) => new RegExp(`\\d\u00A0${COUNTED}`).test(text)).length).toBeGreaterThan(0);
    expect(words.filter((text) => new RegExp(`\\d ${COUNTED}`).test(text))).toEqual([]);
  },
);

/** What would be read in English, from the heading on: title, text and names of things. */
function englishIn({ body, title }: Document): string[] {
  const others = [...body.querySelectorAll(OTHERS)];
  const [written = ""] = others
    .map(({ textContent }) => textContent ?? "")
    .filter((words) => title.startsWith(words))
    .toSorted((one, other) => other.length - one.length);
  for (const other of others) other.remove();
  const names = [...body.querySelectorAll("*")].flatMap((element) =>
    ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [title.slice(written.length), ...names, ...textsIn(body)].filter((words) =>
    latinWordsIn(words.replaceAll(ISOLATES, " ")).some((word) => !mayBeLatin(word)),
  );
}

/** Sentences that take their direction from a Latin name at their beginning, and so run from left to right. */
function turnedIn({ body }: Document): string[] {
  const texts = [...body.querySelectorAll("bdi:not([dir]), [dir='auto']")].map(({ textContent }) => textContent ?? "");
  return texts.filter((text) => {
    const ofSentence = text.replaceAll(ISOLATES, "");
    return ofSentence !== text && /\p{Script=Arabic}/u.test(ofSentence) && /^\P{L}*\p{Script=Latin}/u.test(text);
  });
}

function textsIn(body: HTMLElement): string[] {
  const walker = body.ownerDocument.createTreeWalker(body, TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}
