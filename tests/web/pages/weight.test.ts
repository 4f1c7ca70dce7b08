import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inLanguage, languageOf } from "../../../server/contract/languages.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import type { Site } from "../../support/site.ts";
import { BUDGETS, weigh, type Weight } from "../page-weight.ts";
import { startReaders } from "../readers.ts";
import type { Visitor } from "../visitor.ts";

const KB = 1024;
/** Files that the HTML names, itself among them: what a page loads later is one file more. */
const NAMED = BUDGETS.requests - 1;
const thread = `/forum/details?id=${shippedId("post", "sample-post-sleep")}`;
const comments = `/forum/comment/${shippedId("post", "sample-post-sleep")}`;
const forum = ["/forum", "/forum?page=2", thread, comments];
const withForm = ["/login", "/register", "/register?type=postPartum", "/events", "/events?tab=all", ...forum];
const plain = [
  "/",
  "/weeks",
  "/weeks?tab=after",
  "/articles",
  "/articles?page=2",
  "/article/f95c9fd7eeceeb1bcfa129e0",
  "/symptoms",
  "/symptom?id=ab6de620e521c45cf55d4549",
  "/danger-signs",
  "/danger-signs?who=pregnant&check=1",
  "/guidelines",
  "/guidelines/5f0a22470fd5119de4e131a8",
  "/calendar",
  "/plan",
  "/downloads",
  "/about",
  "/terms-and-conditions",
  "/privacy-policy",
  "/citations",
  "/no-such-page",
];
const members = [
  "/",
  "/timeline",
  "/calendar",
  "/plan",
  "/account/saved",
  "/articles",
  "/article/f95c9fd7eeceeb1bcfa129e0",
];
const dialogs = ["", "/profile", "/dates", "/mode", "/log-out"];
const messages = ["/messages", "/messages/new", `/messages/with/${shippedId("member", "sample-bushra")}`];
const membersWithForm = [...messages, ...dialogs.map((dialog) => `/account${dialog}`), ...forum, "/forum/post-new"];

let site: Site;
let visitor: Visitor;
let member: Visitor;

beforeAll(async () => {
  ({ site, visitor, member } = await startReaders());
});
afterAll(() => site.stop());

test("the HTML of a visitor's home keeps to its budget", async () => {
  const { html } = await weigh(visitor, "/");
  expect(html).toBeGreaterThan(2 * KB);
  expect(html).toBeLessThanOrEqual(BUDGETS.homeHtml);
});

test.each([
  ["/", BUDGETS.homeHtml],
  ["/ur", BUDGETS.oneDelivery],
  ["/weeks", BUDGETS.oneDelivery],
  ["/articles", BUDGETS.oneDelivery],
  ["/forum", BUDGETS.oneDelivery],
])("the HTML of %s with its styles inside has no more than %i bytes", async (path, most) => {
  const { bytes } = await visitor.get(path, { "sec-fetch-site": "none", "accept-encoding": "br" });
  expect(bytes.length).toBeGreaterThan(6 * KB);
  expect(bytes.length).toBeLessThanOrEqual(most);
});

describe.each([...plain, ...withForm])("%s", (path) => {
  test("keeps to the budgets of a first load", async () => {
    expect(
      overrunsOf(await weigh(visitor, path), withForm.includes(path) ? BUDGETS.scriptWithForm : BUDGETS.script),
    ).toEqual([]);
  });
});

describe.each([...members, ...membersWithForm])("a member's %s", (path) => {
  test("keeps to the budgets of a first load", async () => {
    expect(
      overrunsOf(await weigh(member, path), membersWithForm.includes(path) ? BUDGETS.scriptWithForm : BUDGETS.script),
    ).toEqual([]);
  });
});

describe.each([...plain, ...withForm])("%s in Urdu", (path) => {
  test("brings little more script than in English", async () => {
    const [english, urdu] = [await weigh(visitor, path), await weigh(visitor, inLanguage(path, languageOf("ur")))];
    expect(urdu.files).not.toEqual(english.files);
    expect(urdu.script - english.script).toBeLessThanOrEqual(BUDGETS.language);
    expect(overrunsOf(urdu, english.script + BUDGETS.language)).toEqual([]);
  });
});

describe("what is loaded after a page is drawn", () => {
  test.each(["a visitor", "a member"])("is one file for %s, which imports only what the page has", async (who) => {
    const folder = join(import.meta.dirname, "../../../build/client/assets");
    const later = readdirSync(folder).find((name) => /^later-.*\.js$/.test(name)) ?? "";
    const code = readFileSync(join(folder, later), "utf8");
    const imported = [...code.matchAll(/(?:^|;)import[^;"]*"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);
    expect(imported.length).toBeGreaterThan(1);
    const ofPage = await weigh(who === "a member" ? member : visitor, "/");
    expect(imported.filter((name) => !ofPage.files.includes(name))).toEqual([]);
  });
});

test("no page's script brings zod", () => {
  const folder = join(import.meta.dirname, "../../../build/client/assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const server = readFileSync(join(folder, "../../server/index.js"), "utf8");
  const marks = /_zod\b|ZodError|invalid_type|from "zod/;
  expect(server).toMatch(marks);
  expect(scripts.filter((name) => marks.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

const root = join(import.meta.dirname, "../../..");
const wordsIn = (file: string): Set<string> =>
  new Set(Object.values(JSON.parse(readFileSync(join(root, file), "utf8"))));
const isWholeSentence = (words: string) => words.length > 20 && !words.includes("{{") && !words.includes("<");

/** Where scripts of a build hold one of these sentences whole: pages have longer ones with the same words. */
function broughtBy(build: string, sentences: string[]): string[] {
  const folder = join(root, build, "client/assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return scripts.flatMap((name) => {
    const script = readFileSync(join(folder, name), "utf8");
    const isThere = (sentence: string) => ['"', "`"].some((mark) => script.includes(mark + sentence + mark));
    return sentences.filter(isThere).map((sentence) => `${name}: ${sentence}`);
  });
}

test("no page's script brings a sentence that only a server says", () => {
  const ofServers = wordsIn("server/contract/sentences/en.json").difference(wordsIn("app/messages/en.json"));
  expect(readFileSync(join(root, "build/server/index.js"), "utf8")).toContain(
    "Enter the first day of your last period.",
  );
  expect(broughtBy("build", [...ofServers].filter(isWholeSentence))).toEqual([]);
});

test("no script of a page in Urdu brings English words of pages", () => {
  const english = [...wordsIn("app/messages/en.json")].filter(isWholeSentence);
  expect(broughtBy("build", english).length).toBeGreaterThan(100);
  // The desk speaks English, and so does what React Router says of itself.
  const brought = broughtBy("build/ur", english).filter((line) => !/^(?:admin|react)-/.test(line));
  expect(brought).toEqual([]);
});

/** Where a page is over its budget, or so light that it can't have been weighed. */
function overrunsOf({ css, script, total, requests, files }: Weight, scriptBudget: number) {
  const overruns = [
    css > BUDGETS.css && `${css} bytes of CSS`,
    script > scriptBudget && `${script} bytes of script, budget ${scriptBudget}`,
    total > BUDGETS.total && `${total} bytes in all`,
    requests > NAMED && `${requests} requests: ${files.join(" ")}`,
    (css < KB || script < 20 * KB) && "hardly anything weighed",
  ];
  return overruns.filter((overrun) => overrun !== false);
}
