import { globSync, readFileSync } from "node:fs";
import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import {
  addressIn,
  ofEachPattern,
  opensDialog,
  pageStates,
  peopleOf,
  talksOf,
  type PageState,
  type Role,
} from "../../fixtures/page-states.ts";
import { FormVisitor } from "../form-visitor.ts";
import { htmlProblemsIn, joinedWordsIn } from "../html-rules.ts";
import { browserOf } from "../journeys/people.ts";

const roles = [...new Set(pageStates.flatMap(({ as }) => as ?? []))];

let site: Site;
let talks: Record<string, string>;
const browsers = new Map<Role | "visitor", FormVisitor>();
beforeAll(async () => {
  site = await startWarmSite();
  const people = await peopleOf(site);
  talks = await talksOf(site);
  browsers.set("visitor", new FormVisitor(site.address));
  for (const role of roles) browsers.set(role, await browserOf(site, people[role]));
});
afterAll(() => site.stop());

test.each(pageStates)("$name is valid HTML, without inline styles, and takes nothing from others", async (state) => {
  const { status, html } = await answerOf(state);
  expect(status).toBe(state.status ?? 200);
  expect(html).toContain("</html>");
  expect(htmlProblemsIn(html)).toEqual([]);
  expect(joinedWordsIn(html)).toEqual([]);
  const taken = takenBy(html);
  expect(taken.length).toBeGreaterThan(2);
  expect(taken.filter((address) => !isOwn(address))).toEqual([]);
  expect([state.name, / inert[ =>]/.test(html)]).toEqual([state.name, opensDialog(state)]);
  expect(buttonsAboveFields(html)).toEqual([]);
});

test("a hidden button for the Enter key, which text browsers show above the fields, would be found", () => {
  const button = '<button type="submit" class="hidden">Register</button>';
  expect(buttonsAboveFields(`<form>${button}<input name="city"/></form>`)).toEqual([button]);
});

/** What Tab could lead to. The backdrop is for the pointer. */
const STOPS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

test.each(pageStates.filter(opensDialog))("$name leaves nothing beneath it to the keyboard", async (state) => {
  const browser = visitorFor(state);
  await browser.open(addressIn(state.address, talks));
  await sendForm(browser, state);
  const { document } = browser;
  const dialog = document.querySelector("dialog");
  expect([dialog?.closest("[inert]"), (dialog?.querySelectorAll(STOPS).length ?? 0) > 0]).toEqual([null, true]);
  const beneath = [...document.querySelectorAll(STOPS)].filter((stop) => !stop.closest("dialog"));
  expect(beneath.length).toBeGreaterThan(10);
  expect(beneath.filter((stop) => !stop.closest("[inert]")).map((stop) => stop.outerHTML)).toEqual([
    expect.stringContaining('class="backdrop"'),
  ]);
  const leave = within(document.querySelector("dialog") ?? document.body).queryByRole("button", {
    name: "Leave quickly",
  });
  expect(leave === null).toBe(state.as === undefined);
});

test("a page that failed beneath the address of a dialog can be gone through", async () => {
  const browser = visitorFor({ as: "member" });
  await browser.open("/forum/details/report?id=nothing&post=nothing");
  expect([browser.status, browser.document.querySelector("dialog, [inert]")]).toEqual([404, null]);
});

test("the stylesheets take nothing from others", async () => {
  const { html } = await answerOf({ name: "the visitor's home", address: "/" });
  const sheets = takenBy(html).filter((address) => address.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const { text } = await visitorFor({}).http.get(new URL(sheet, site.address).pathname);
    const taken = [...text.matchAll(/@import\s*["']([^"']+)|url\(["']?([^"')]+)/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(taken.filter((address) => !isOwn(address))).toEqual([]);
  }
});

test("the pages whose colours are looked at in the dark show every component", async () => {
  const looked = pageStates.filter(({ name }) => ofEachPattern.has(name));
  expect(looked.length).toBe(ofEachPattern.size);
  const shown = new Set<string>();
  for (const state of looked) for (const name of classesIn((await answerOf(state)).html)) shown.add(name);
  const sheets = globSync("app/styles/components/*.css").map((path) => readFileSync(path, "utf8"));
  const components = new Set(sheets.join("\n").match(/(?<=\.)[a-z][a-z0-9-]*(?=[^{}]*\{)/g));
  const made = [
    "alert",
    "bar-search",
    "chosen-picture",
    "date-picker",
    "gone",
    "loading",
    "over",
    "part-problem",
    "size-96",
    "stores",
    "to-search",
    "toast",
    "year",
  ];
  // Those made by script, when something goes wrong, or of a day far ahead; their colours are tested as pairs.
  expect([...components].filter((name) => !shown.has(name)).toSorted()).toEqual(made);
});

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
}

function visitorFor({ as, after }: Pick<PageState, "as" | "after">) {
  if (after) return new FormVisitor(site.address);
  const browser = browsers.get(as ?? "visitor");
  if (!browser) throw new Error(`Nobody is signed in as ${as}.`);
  return browser;
}

async function answerOf(state: PageState): Promise<{ status: number; html: string }> {
  const browser = visitorFor(state);
  for (const { path, fields } of state.after ?? []) await browser.http.post(path, fields);
  const address = addressIn(state.address, talks);
  if (!state.sends) {
    const { status, text } = await browser.http.get(address);
    return { status, html: text };
  }
  await browser.open(address);
  await sendForm(browser, state);
  return browser;
}

async function sendForm(browser: FormVisitor, state: PageState) {
  for (const [name, text] of Object.entries(state.types ?? {})) {
    const box = browser.document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (box) browser.fill(box, text);
  }
  for (const [name, value] of Object.entries(state.chooses ?? {})) {
    const box = browser.document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
    if (box) browser.check(box);
  }
  if (state.sends) await browser.press(state.sends);
}

/** Buttons that send a form and stand above its fields, but for those that choose between kinds of it. */
function buttonsAboveFields(html: string): string[] {
  return [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].flatMap(([, form = ""]) => {
    const field = form.search(/<(?:textarea|select|input(?![^>]*type="hidden"))\b/);
    const above = form.slice(0, Math.max(field, 0)).match(/<button\b[^>]*type="submit".*?<\/button>/gs) ?? [];
    return above.filter((button) => !button.includes("aria-pressed"));
  });
}

/** Addresses of what a browser loads with a page: scripts, styles, pictures, icons. */
function takenBy(html: string): string[] {
  const tags = html.match(/<(script|link|img|source|use|image|video|audio|iframe|embed|object)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/ (src|srcset|href|poster|data)="([^"]*)"/gi)].flatMap(([, name = "", value = ""]) =>
      name.toLowerCase() === "srcset" ? value.split(",").map((choice) => choice.trim().split(" ", 1)[0] ?? "") : value,
    ),
  );
}

function isOwn(address = "") {
  return new URL(address, site.address).origin === site.address;
}
