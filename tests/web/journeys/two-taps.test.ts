import { matchPath } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { pageRoutes } from "../../support/page-routes.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { peopleOf, talksOf, type Credentials, type Role } from "../../fixtures/page-states.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf, openedAt } from "./people.ts";

const site = siteOfFile();
let people: Record<Role, Credentials>;
beforeAll(async () => {
  people = await peopleOf(site);
  await talksOf(site);
}, 90_000);

/** What each width hides. */
const unseen = {
  phone: ".places details, .site-footer li:not(.few), .sidebar",
  desktop: ".places .phone",
};
type Width = keyof typeof unseen;

/** No page links to a step in the middle of a form, to the answer to one, or to the old address of comments. */
const withoutLinks = new Set([
  "/your-week",
  "/register/about-you",
  "/register/your-number",
  "/register/code",
  "/login/code",
  "/second-step",
  "/forum/comment/:forumID",
]);
/** What an editor or administrator opens from a list of /admin; the papers are a list of Content, as its kinds are. */
const isOfList = (path: string) => path === "/admin/handouts" || (path.startsWith("/admin/") && path.includes("/:"));

const pages = pageRoutes
  .filter(({ file, isDialog }) => file.endsWith(".tsx") && !isDialog)
  .map(({ path }) => `/${path.replace(/^\//, "")}`)
  .filter((path) => path !== "/*" && !withoutLinks.has(path) && !isOfList(path));

const forVisitors = ["/login", "/register"];
const forMembers = [
  "/account",
  "/children",
  "/record",
  "/messages",
  "/notifications",
  "/contact",
  "/timeline",
  "/forum/post-new",
];
const isOf = (areas: string[]) => (path: string) => areas.some((area) => path === area || path.startsWith(`${area}/`));

const isForMembers = isOf(forMembers);
const isForVisitors = isOf(forVisitors);
const isForStaff = isOf(["/admin"]);

const ofVisitor = pages.filter((path) => !isForMembers(path) && !isForStaff(path));
const ofMember = pages.filter((path) => !isForVisitors(path) && !isForStaff(path));
/** A new member has written to nobody, asked us nothing, and nothing was decided about her. */
const ofNewMember = ofMember.filter(
  (path) => !["/messages/with/:partnerId", "/contact/:reference", "/account/decisions/:id"].includes(path),
);
const ofStaff = ofNewMember.filter((path) => path !== "/record/child/:child");
const ofModerator = [...ofStaff, "/admin", "/admin/reports", "/admin/contact"];

/** The home after a loss has neither tiles nor posts, and no week is offered. */
const notAfterLoss = new Set([
  "/record/child/:child",
  "/weeks",
  "/timeline",
  "/family",
  "/symptom",
  "/guidelines/:id",
  "/events/:id",
  "/calendar/event/:id",
  "/forum/details",
  "/forum/post-new",
]);
const ofGrieving = ofNewMember.filter((path) => !notAfterLoss.has(path));

const readers: [name: string, role: Role | null, pages: string[]][] = [
  ["a visitor", null, ofVisitor],
  ["a member", "member", ofMember],
  ["a mother", "mother", ofNewMember],
  ["a member after a loss", "grieving", ofGrieving],
  ["a moderator", "moderator", ofModerator],
  ["an administrator", "administrator", [...ofStaff, ...pages.filter(isForStaff)]],
];

test.each(readers)(
  "every page is at most two taps from the home of %s, on a phone and on a desktop",
  async (...who) => {
    const [, role, wanted] = who;
    const browser = role ? await browserOf(site, people[role]) : await openedAt(site, "/");
    expect(wanted.length).toBeGreaterThan(18);
    for (const width of ["phone", "desktop"] as const) {
      const reached = await withinTwoTaps(browser, width);
      const missed = wanted.filter((page) => !reached.some((path) => matchPath(page, path)));
      expect([width, missed]).toEqual([width, []]);
    }
  },
);

test("the links of a closed group of the menu take two taps, and none of them is counted on a phone", async () => {
  const browser = await openedAt(site, "/");
  const inGroup = browser.document.querySelector(".places details a");
  expect(inGroup && tapsTo(inGroup, "desktop")).toBe(2);
  expect(inGroup && tapsTo(inGroup, "phone")).toBe(Infinity);
});

async function withinTwoTaps(browser: FormVisitor, width: Width): Promise<string[]> {
  const home = await linksOn(browser, "/", width);
  const next = home.filter(({ taps }) => taps === 1);
  const reached = new Set(["/", ...home.filter(({ taps }) => taps <= 2).map(({ path }) => pathOf(path))]);
  for (const { path } of next) {
    for (const link of await linksOn(browser, path, width)) if (link.taps === 1) reached.add(pathOf(link.path));
  }
  return [...reached];
}

/** Links of this site, once each. */
async function linksOn(browser: FormVisitor, address: string, width: Width) {
  await browser.open(address);
  const taps = new Map<string, number>();
  for (const link of browser.html ? browser.document.querySelectorAll("a[href]") : []) {
    const { origin, pathname, search } = new URL(link.getAttribute("href") ?? "", site.address + browser.path);
    const isPage = origin === site.address && !/\.\w+$/.test(pathname);
    const before = taps.get(pathname + search) ?? Infinity;
    if (isPage) taps.set(pathname + search, Math.min(before, tapsTo(link, width)));
  }
  return [...taps].map(([path, taps]) => ({ path, taps }));
}

function tapsTo(link: Element, width: Width) {
  if (link.closest(unseen[width])) return Infinity;
  return link.closest("details:not([open])") ? 2 : 1;
}

const pathOf = (address: string) => address.split("?", 1)[0] ?? "";
