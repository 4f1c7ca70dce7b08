import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRoutes } from "../../support/page-routes.ts";
import { peopleOf } from "../../fixtures/page-states.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { Visitor } from "../visitor.ts";

/** An address of every route whose action tells forms apart by their buttons. One that is not here fails the test below. */
const addresses: Record<string, string> = {
  "your-week": "/your-week",
  register: "/register",
  "register/about-you": "/register/about-you",
  "register/your-number": "/register/your-number",
  "register/code": "/register/code",
  articles: "/articles",
  "article/:id": "/article/ARTICLE",
  events: "/events?tab=city",
  calendar: "/calendar",
  forum: "/forum",
  "forum/details": "/forum/details?id=POST",
  "forum/comment/:forumID": "/forum/comment/POST",
  "forum/hide": "/forum/hide?post=POST",
  "forum/details/hide": "/forum/details/hide?id=POST&post=POST",
  "forum/comment/:forumID/hide": "/forum/comment/POST/hide?post=POST",
  "forum/post-new": "/forum/post-new",
  "messages/with/:partnerId": "/messages/with/MEMBER",
  notifications: "/notifications",
  "account/dates": "/account/dates",
  "account/prove-phone": "/account/prove-phone",
  "account/second-factor": "/account/second-factor",
  "account/pregnancies": "/account/pregnancies",
  "account/recovery-codes": "/account/recovery-codes",
  "account/reminders": "/account/reminders",
  "account/push": "/account/push",
  "account/this-phone": "/account/this-phone",
  "account/how-are-you": "/account/how-are-you",
  "account/sessions": "/account/sessions",
  "account/decisions/:id": "/account/decisions/000000000000000000000000",
  "account/hidden": "/account/hidden",
  contact: "/contact",
  "how-are-you": "/how-are-you",
  "admin/content": "/admin/content",
  "admin/content/:kind/new": "/admin/content/tip/new",
  "admin/content/:kind/:key": "/admin/content/week/week-24",
  "admin/content/:kind/:key/review": "/admin/content/week/week-24/review",
  "admin/content/:kind/:key/check": "/admin/content/week/week-24/check",
  "admin/content/:kind/:key/versions": "/admin/content/week/week-24/versions",
  "admin/content/:kind/:key/in/:language": "/admin/content/week/week-24/in/ur",
  "admin/content/:kind/:key/in/:language/review": "/admin/content/week/week-24/in/ur/review",
  "admin/content/:kind/:key/in/:language/check": "/admin/content/week/week-24/in/ur/check",
  "admin/content/:kind/:key/in/:language/versions": "/admin/content/week/week-24/in/ur/versions",
  "admin/handouts/:handout/in/:language/review": "/admin/handouts/danger-signs/in/ur/review",
  "admin/settings/:group": "/admin/settings/numbers",
  "admin/reports/:kind/:id": "/admin/reports/post/POST",
  "admin/contact/:reference": "/admin/contact/none",
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

test("every route whose action tells forms apart has an address in the table", async () => {
  const paths: string[] = [];
  for (const { path, file } of pageRoutes) {
    const names = Object.keys(await import(`../../../app/${file}`));
    if (names.includes("default") && names.includes("action") && (await tellsFormsApart(file))) paths.push(path);
  }
  expect(paths.toSorted()).toEqual(Object.keys(addresses).toSorted());
});

/** Whether a route, or what it imports of the routes' folder, reads which button was pressed. */
async function tellsFormsApart(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file) || !file.startsWith("routes/")) return false;
  seen.add(file);
  const source = await readFile(new URL(`../../../app/${file}`, import.meta.url), "utf8");
  if (/readIntent\(|get\("intent"\)/.test(source)) return true;
  for (const [, imported = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
    if (imported.includes("/+types/")) continue;
    if (await tellsFormsApart(join(dirname(file), imported), seen)) return true;
  }
  return false;
}

test.each(Object.values(addresses))("%s does nothing for a form that it does not have", async (pattern) => {
  const address = pattern.replaceAll(/[A-Z]{2,}/g, (name) => ids[name] ?? "");
  for (const reader of [member, new Visitor(site.address)]) {
    const { status, headers, text } = await reader.post(address, { intent: "no-such-form" });
    const isRefused = status === 400 && shown(text).includes("This form is not known here");
    const isSentToSignIn = reader !== member && status === 303 && headers.location?.startsWith("/login?next=");
    expect([status, isRefused || isSentToSignIn]).toEqual([status, true]);
  }
  expect((await member.get("/account")).status).toBe(200);
});

/** The page without its scripts, whose data repeats what was thrown. */
function shown(html: string) {
  return html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
}

test("a form that is sent to the account, which has none, logs nobody out", async () => {
  expect((await member.post("/account", {})).status).toBe(405);
  expect((await member.get("/account")).status).toBe(200);
});
