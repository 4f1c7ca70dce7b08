import { beforeAll, expect, test } from "vitest";
import { changedDose, peopleOf, type Credentials, type Role } from "../fixtures/page-states.ts";
import { grant } from "../fixtures/operator.ts";
import { writer } from "../fixtures/mothers.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { textOf, type FormVisitor } from "./form-visitor.ts";
import { browserOf, openedAt } from "./journeys/people.ts";

const site = siteOfFile();
let people: Record<Role, Credentials>;
beforeAll(async () => {
  people = await peopleOf(site);
}, 90_000);

const browsers = new Map<Role | null, FormVisitor>();

const opened = async (role: Role | null, path: string) => {
  const browser = browsers.get(role) ?? (role ? await browserOf(site, people[role]) : await openedAt(site, path));
  browsers.set(role, browser);
  await browser.open(path);
  return browser.document;
};

/** The places of a phone, with where they lead. */
const placesOf = (page: Document) =>
  [...page.querySelectorAll(".places > a")].map((link) => `${textOf(link)} ${link.getAttribute("href")}`);
const litOn = (page: Document) =>
  [...page.querySelectorAll(".places > [aria-current]")].map((link) => [
    textOf(link),
    link.getAttribute("aria-current"),
  ]);

const rest = ["Danger signs /danger-signs", "Forum /forum"];

test.each<[Role | null, string[]]>([
  [null, ["Home /", "Weeks /weeks", ...rest, "Login /login"]],
  ["member", ["Today /", "Weeks /timeline", ...rest, "Me /account"]],
  ["mother", ["Today /", "Weeks /timeline", ...rest, "Me /account"]],
  ["grieving", ["Today /", "Read /articles", ...rest, "Me /account"]],
  ["editor", ["Today /", "Weeks /timeline", ...rest, "Me /account"]],
])("the five places of %s", async (role, places) => {
  expect(placesOf(await opened(role, "/"))).toEqual(places);
});

test("after a loss the list of all pages begins with what may help now, and has no week or month of a pregnancy", async () => {
  const list = (await opened("grieving", "/all-pages")).querySelector('main nav[aria-label="All pages"]');
  const all = [...(list?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  for (const path of ["/weeks", "/timeline", "/family"]) expect(all).not.toContain(path);
  expect(all.slice(0, 8)).toEqual([
    "/danger-signs",
    "/",
    "/articles",
    "/forum",
    "/#talk",
    "/account",
    "/messages",
    "/notifications",
  ]);
});

test("staff see in the bar and on their account how much waits, and nobody else does", async () => {
  const waiting = async (role: Role) => textOf((await opened(role, "/")).querySelector(".places > .me"));
  expect(await waiting("moderator")).toMatch(/^Me \d+ to review in Admin$/);
  expect(await waiting("administrator")).toMatch(/^Me \d+ to review in Admin$/);
  expect(await waiting("editor")).toBe("Me");
  const changing = await writer(site.address);
  await grant(site, changing, "editor");
  await changedDose(changing);
  expect(await waiting("editor")).toBe("Me 1 to review in Admin");
  expect(await waiting("member")).toBe("Me");
  const row = async (role: Role) =>
    textOf((await opened(role, "/account")).querySelector('main .row:has(a[href="/admin"])'));
  expect(await row("moderator")).toMatch(/^Admin \d+ to review$/);
  expect(await row("member")).toBe("");
});

test.each([
  ["/", [["Today", "page"]]],
  ["/timeline", [["Weeks", "page"]]],
  ["/articles", [["Weeks", "true"]]],
  ["/symptoms", [["Weeks", "true"]]],
  ["/danger-signs", [["Danger signs", "page"]]],
  ["/messages", [["Forum", "true"]]],
  ["/contact", [["Me", "true"]]],
  ["/account/sessions", [["Me", "true"]]],
  ["/calendar", []],
])("the place that %s belongs to is marked", async (path, lit) => {
  expect(litOn(await opened("member", path))).toEqual(lit);
});

test("after a loss the danger signs open at her own, and no page of weeks is offered around a page", async () => {
  const page = await opened("grieving", "/danger-signs");
  expect(textOf(page.querySelector(".segments [aria-current]"))).toBe("After a loss");
  const around = [...page.querySelectorAll("header a, footer a")].map((link) => link.getAttribute("href"));
  expect(around.filter((address) => address === "/weeks" || address === "/timeline")).toEqual([]);
  expect(textOf((await opened("mother", "/danger-signs")).querySelector(".segments [aria-current]"))).toBe(
    "After birth",
  );
});

test("messages and /admin have no footer, and a page that fails there has one", async () => {
  const hasFooter = async (role: Role, path: string) => (await opened(role, path)).querySelector("footer") !== null;
  expect([await hasFooter("member", "/messages"), await hasFooter("moderator", "/admin")]).toEqual([false, false]);
  expect([await hasFooter("member", "/account"), await hasFooter("member", "/admin")]).toEqual([true, true]);
});
