import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRoutes } from "../support/page-routes.ts";
import { addressIn, peopleOf, talksOf } from "../fixtures/page-states.ts";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { Visitor } from "./visitor.ts";

const roles = ["moderator", "editor", "administrator"] as const;
type Role = (typeof roles)[number];

const friend = "/admin/members/FRIEND";
const acts = [
  "role",
  "suspend",
  "end-suspension",
  "end-session",
  "end-sessions",
  "reset-code",
  "phone-code",
  "data",
  "delete",
] as const;

const moderators = ["moderator", "administrator"] as const;
const editors = ["editor", "administrator"] as const;
const administrators = ["administrator"] as const;

/** Who finds something at the addresses of those who run Umeed. One that is not here fails the test below. */
const access: Record<string, { example: string; roles: readonly Role[] }> = {
  admin: { example: "/admin", roles },
  "admin/reports": { example: "/admin/reports", roles: moderators },
  "admin/reports/:kind/:id": { example: "/admin/reports/post/701959800414e60ae9383a57", roles: moderators },
  "admin/post-picture/:id": { example: "/admin/post-picture/UNSEEN", roles: moderators },
  "admin/contact/:reference": { example: "/admin/contact/UNANSWERED", roles: moderators },
  "admin/contact": { example: "/admin/contact", roles: moderators },
  "admin/content": { example: "/admin/content", roles: editors },
  "admin/content/:kind/new": { example: "/admin/content/tip/new", roles: editors },
  "admin/content/:kind/new/picture": { example: "/admin/content/article/new/picture", roles: editors },
  "admin/content/:kind/:key/picture": { example: "/admin/content/week/week-24/picture", roles: editors },
  "admin/content/:kind/:key": { example: "/admin/content/week/week-24", roles: editors },
  "admin/content/:kind/:key/withdraw": { example: "/admin/content/tip/chai-between-meals/withdraw", roles: editors },
  "admin/content/:kind/:key/discard": { example: "/admin/content/article/DRAFT/discard", roles: editors },
  "admin/content/:kind/:key/restore": {
    example: "/admin/content/tip/chai-between-meals/restore",
    roles: editors,
  },
  "admin/content/:kind/:key/review": { example: "/admin/content/week/week-24/review", roles: editors },
  "admin/content/:kind/:key/look": { example: "/admin/content/week/week-24/look", roles: editors },
  "admin/content/:kind/:key/check": { example: "/admin/content/tip/iron-and-folic-acid-daily/check", roles: editors },
  "admin/content/:kind/:key/versions": { example: "/admin/content/week/week-24/versions", roles: editors },
  ...Object.fromEntries(
    ["", "/withdraw", "/discard", "/review", "/look", "/check", "/versions"].map((page) => [
      `admin/content/:kind/:key/in/:language${page}`,
      { example: `/admin/content/tip/iron-and-folic-acid-daily/in/ur${page}`, roles: editors },
    ]),
  ),
  "admin/content/:kind/:key/in/:language/restore": {
    example: "/admin/content/tip/chai-between-meals/in/ur/restore",
    roles: editors,
  },
  "admin/handouts": { example: "/admin/handouts", roles: editors },
  "admin/handouts/:handout/in/:language/review": {
    example: "/admin/handouts/danger-signs/in/ur/review",
    roles: editors,
  },
  "admin/pictures": { example: "/admin/pictures", roles: editors },
  "admin/pictures/add": { example: "/admin/pictures/add", roles: editors },
  "admin/pictures/remove": { example: "/admin/pictures/remove?picture=PICTURE", roles: editors },
  "admin/icons": { example: "/admin/icons", roles: editors },
  "admin/members": { example: "/admin/members", roles: administrators },
  "admin/members/:id": { example: friend, roles: administrators },
  ...Object.fromEntries(
    acts.map((act) => [`admin/members/:id/${act}`, { example: `${friend}/${act}`, roles: administrators }]),
  ),
  "admin/numbers": { example: "/admin/numbers", roles: administrators },
  "admin/log": { example: "/admin/log", roles: administrators },
  "admin/topics": { example: "/admin/topics", roles: administrators },
  "admin/topics/add": { example: "/admin/topics/add", roles: administrators },
  "admin/topics/:topic": { example: "/admin/topics/birth", roles: administrators },
  "admin/settings/:group": { example: "/admin/settings/banner", roles: administrators },
  "admin/settings": { example: "/admin/settings", roles: administrators },
};

let site: Site;
let readers: Record<Role | "member", Visitor>;
let talks: Record<string, string>;
beforeAll(async () => {
  site = await startWarmSite();
  const { member, moderator, editor, administrator } = await peopleOf(site);
  const signedIn = async ({ phoneNumber, password }: typeof member) => {
    const reader = new Visitor(site.address);
    await reader.post("/login", { phoneNumber, password, intent: "login" });
    return reader;
  };
  readers = {
    member: await signedIn(member),
    moderator: await signedIn(moderator),
    editor: await signedIn(editor),
    administrator: await signedIn(administrator),
  };
  talks = await talksOf(site);
});
afterAll(() => site.stop());

const addressOf = (path: string) => addressIn(access[path]?.example ?? "", talks);

test("every page of those who run Umeed has a row in the table, and every row a page", () => {
  const paths = pageRoutes.flatMap(({ path }) => (path.startsWith("admin") ? [path] : []));
  expect(paths.toSorted()).toEqual(Object.keys(access).toSorted());
});

test("each is there for its roles, for others it is not there, and visitors sign in first", async () => {
  for (const [path, { roles: allowed }] of Object.entries(access)) {
    const address = addressOf(path);
    const visited = await new Visitor(site.address).get(address);
    expect([path, visited.status, visited.headers.location?.startsWith("/login?next=")]).toEqual([path, 303, true]);
    expect([path, "member", (await readers.member.get(address)).status]).toEqual([path, "member", 404]);
    for (const role of roles) {
      const { status, headers } = await readers[role].get(address);
      expect([path, role, status]).toEqual([path, role, allowed.includes(role) ? 200 : 404]);
      expect(headers["cache-control"]).toContain("no-store");
    }
  }
});

test("a form that is sent to one that is not hers does nothing", async () => {
  for (const [path, { roles: allowed }] of Object.entries(access)) {
    for (const role of ["member", ...roles] as const) {
      if (role !== "member" && allowed.includes(role)) continue;
      const { status } = await readers[role].post(addressOf(path), { intent: "publish", version: "0" });
      expect([path, role, [400, 404, 405].includes(status)]).toEqual([path, role, true]);
    }
  }
});
