import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { peopleOf } from "../../world/page-states.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { Visitor } from "../visitor.ts";

/** An address of every page that takes forms. A page that is not here fails the test below. */
const addresses: Record<string, string> = {
  register: "/register",
  login: "/login",
  articles: "/articles",
  "article/:id": "/article/ARTICLE",
  events: "/events?tab=city",
  calendar: "/calendar",
  forum: "/forum",
  "forum/details": "/forum/details?id=POST",
  "forum/comment/:forumID": "/forum/comment/POST",
  "forum/post-new": "/forum/post-new",
  "messages/with/:partnerId": "/messages/with/MEMBER",
  notifications: "/notifications",
  account: "/account",
  "account/sessions": "/account/sessions",
  "account/decisions/:id": "/account/decisions/000000000000000000000000",
  "account/hidden": "/account/hidden",
  contact: "/contact",
  "admin/content/:kind/new": "/admin/content/tip/new",
  "admin/content/:kind/:key": "/admin/content/week/week-24",
  "admin/content/:kind/:key/versions": "/admin/content/week/week-24/versions",
  "admin/reports": "/admin/reports",
  "admin/contact": "/admin/contact",
  "admin/members/:id": "/admin/members/MEMBER",
  "admin/pictures": "/admin/pictures",
  "admin/settings": "/admin/settings",
};

let site: Site;
let member: Visitor;
const ids: Record<string, string> = {};
beforeAll(async () => {
  site = await startWarmSite();
  const { administrator } = await peopleOf(site);
  member = new Visitor(site.address);
  await member.post("/login", { ...administrator, intent: "login" });
  const idIn = async (path: string, pattern: RegExp) => pattern.exec((await member.get(path)).text)?.[1] ?? "";
  ids.ARTICLE = await idIn("/articles", /\/article\/([0-9a-f]{24})/);
  ids.POST = await idIn("/forum", /\/forum\/details\?id=([0-9a-f]{24})/);
  ids.MEMBER = await idIn("/admin/members", /\/admin\/members\/([0-9a-f]{24})/);
});
afterAll(() => site.stop());

test("every page that takes forms has an address in the table", async () => {
  const pages: string[] = [];
  for (const { path, file } of routes) {
    const names = Object.keys(await import(`../../../app/${file}`));
    if (names.includes("default") && names.includes("action") && path !== undefined && path !== "*") pages.push(path);
  }
  expect(pages.toSorted()).toEqual(Object.keys(addresses).toSorted());
});

test.each(Object.values(addresses))("%s does nothing for a form that it does not have", async (pattern) => {
  const address = pattern.replace(/[A-Z]{2,}/, (name) => ids[name] ?? "");
  for (const reader of [member, new Visitor(site.address)]) {
    const { status, headers, text } = await reader.post(address, { intent: "no-such-form" });
    const isRefused = status === 400 && shown(text).includes("This form is not known here.");
    const isSentToSignIn = reader !== member && status === 303 && headers.location?.startsWith("/login?next=");
    expect([status, isRefused || isSentToSignIn]).toEqual([status, true]);
  }
  expect((await member.get("/account")).status).toBe(200);
});

/** The page without its scripts, whose data repeats what was thrown. */
function shown(html: string) {
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
}

test("a form of the account that was sent without a button's name logs nobody out", async () => {
  expect((await member.post("/account", {})).status).toBe(400);
  expect((await member.get("/account")).status).toBe(200);
});
