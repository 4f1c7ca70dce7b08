import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "../../server/db/schema/accounts.ts";
import { countedStatuses, noteFault } from "../support/fault-note.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { memberNamed, newMember } from "../fixtures/members.ts";
import { describedRoutes, type DescribedRoute } from "../support/routes.ts";

/** Who may make which call. A call that is not here fails the test below: say on purpose who may make it. */
const access: Record<string, "public" | Role> = {
  "POST /user/register": "public",
  "POST /user/register/check": "public",
  "POST /user/register/code": "public",
  "POST /user/login/number-password": "public",
  "POST /user/forgot-password": "public",
  "POST /user/reset-password": "public",
  "GET /user/recovery-codes": "member",
  "POST /user/recovery-codes": "member",
  "GET /user/phone-change": "member",
  "POST /user/phone-change": "member",
  "PUT /user/phone-change": "member",
  "GET /user/second-factor": "member",
  "POST /user/second-factor": "member",
  "PUT /user/second-factor": "member",
  "DELETE /user/second-factor": "member",
  "POST /user/second-factor/proof": "member",
  "POST /user/phone-proof": "member",
  "PUT /user/phone-proof": "member",
  "POST /user/logout": "member",
  "GET /user/me": "member",
  "GET /user/me/news": "member",
  "GET /today": "member",
  "PUT /user/update": "member",
  "PUT /user/language": "member",
  "DELETE /user/delete/{userId}": "member",
  "GET /user/data": "member",
  "POST /user/data": "member",
  "GET /user/data/file": "member",
  "POST /user/switchpregnancy": "member",
  "GET /pregnancyinfo/user": "member",
  "POST /pregnancyinfo/add": "member",
  "PUT /pregnancyinfo/{id}": "member",
  "POST /pregnancyinfo/{id}/scan": "member",
  "PUT /pregnancyinfo/{id}/scan/{date}": "member",
  "DELETE /pregnancyinfo/{id}/scan/{date}": "member",
  "GET /pregnancyinfo/all": "member",
  "PUT /pregnancyinfo/{id}/current": "member",
  "PUT /pregnancyinfo/{id}/loss": "member",
  "DELETE /pregnancyinfo/{id}/loss": "member",
  "GET /uploads/{file}": "public",
  "GET /pictures/{file}": "public",
  "GET /pictures/share/{file}": "public",
  "GET /calendar.ics": "public",
  "GET /week": "public",
  "GET /week/{id}": "public",
  "POST /week/of-date": "public",
  "GET /afterpregnancy": "public",
  "GET /tip/random": "public",
  "GET /random": "public",
  "GET /user-review": "public",
  "GET /user-review/mine": "member",
  "PUT /user-review/mine": "member",
  "DELETE /user-review/mine": "member",
  "GET /city": "public",
  "GET /category": "public",
  "GET /article/latest/articles/v2": "public",
  "GET /article/pagination/v2/category/{categoryId}": "public",
  "GET /article/{id}": "public",
  "GET /weekly-article": "member",
  "GET /week-articles": "public",
  "GET /saved-article": "member",
  "GET /saved-article/{id}": "member",
  "PUT /saved-article/{id}": "member",
  "DELETE /saved-article/{id}": "member",
  "GET /commonsymptom/pagination": "public",
  "GET /commonsymptom/{id}": "public",
  "GET /dangersign": "public",
  "GET /helpline": "public",
  "GET /mood-check": "public",
  "POST /mood-check": "public",
  "GET /mood-check/offer": "member",
  "DELETE /mood-check/offer": "member",
  "GET /mood-check/kept": "member",
  "POST /mood-check/kept": "member",
  "DELETE /mood-check/kept/{id}": "member",
  "GET /family": "public",
  "GET /family/{key}": "public",
  "GET /guidline/pagination": "public",
  "GET /guidline/{id}": "public",
  "GET /search": "public",
  "GET /event": "public",
  "GET /event/{id}": "public",
  "GET /calendar": "member",
  "GET /calendar/file": "member",
  "GET /calendar/contacts": "member",
  "PUT /calendar/contacts/{key}/done": "member",
  "DELETE /calendar/contacts/{key}/done": "member",
  "GET /plan": "member",
  "GET /plan/general": "public",
  "PUT /plan/{pregnancyId}/{key}/done": "member",
  "DELETE /plan/{pregnancyId}/{key}/done": "member",
  "GET /child": "member",
  "POST /child": "member",
  "GET /child/{id}": "member",
  "PUT /child/{id}": "member",
  "DELETE /child/{id}": "member",
  "GET /child/{id}/card": "member",
  "GET /record": "member",
  "GET /record/reading": "member",
  "POST /record/reading": "member",
  "GET /record/reading/{id}": "member",
  "PUT /record/reading/{id}": "member",
  "DELETE /record/reading/{id}": "member",
  "GET /child/{id}/growth": "member",
  "POST /child/{id}/growth": "member",
  "GET /child/{id}/growth/{reading}": "member",
  "PUT /child/{id}/growth/{reading}": "member",
  "DELETE /child/{id}/growth/{reading}": "member",
  "GET /plan/{pregnancyId}/answers": "member",
  "PUT /plan/{pregnancyId}/answers": "member",
  "PUT /plan/{pregnancyId}/{key}/moved": "member",
  "DELETE /plan/{pregnancyId}/{key}/moved": "member",
  "PUT /plan/{pregnancyId}/{key}/not-for-me": "member",
  "DELETE /plan/{pregnancyId}/{key}/not-for-me": "member",
  "GET /reminder": "member",
  "PUT /reminder": "member",
  "DELETE /reminder": "member",
  "GET /push": "member",
  "PUT /push": "member",
  "DELETE /push": "member",
  "GET /calendar/feed": "member",
  "POST /calendar/feed": "member",
  "DELETE /calendar/feed": "member",
  "GET /download": "public",
  "GET /download/{file}": "public",
  "GET /socialform/v2/pagination": "public",
  "GET /socialform/latest": "public",
  "GET /socialform/topics": "public",
  "GET /socialform/waiting": "member",
  "GET /socialform/month-question": "member",
  "GET /socialform/my-month": "member",
  "GET /socialform/{id}": "public",
  "POST /socialform/add": "member",
  "PUT /socialform/{id}": "member",
  "DELETE /socialform/{id}": "member",
  "GET /socialform/{id}/picture": "member",
  "PUT /socialform/{id}/picture": "member",
  "DELETE /socialform/{id}/picture": "member",
  "PUT /socialform/{id}/like": "member",
  "DELETE /socialform/{id}/like": "member",
  "POST /socialform/{id}/report": "member",
  "PUT /socialform/{id}/follow": "member",
  "DELETE /socialform/{id}/follow": "member",
  "PUT /socialform/{id}/block": "member",
  "PUT /socialform/{id}/hidden": "member",
  "DELETE /socialform/{id}/hidden": "member",
  "GET /comment/forum/{forumId}": "public",
  "GET /comment/{id}": "public",
  "POST /comment/add": "member",
  "PUT /comment/{id}": "member",
  "DELETE /comment/{id}": "member",
  "PUT /comment/{id}/like": "member",
  "DELETE /comment/{id}/like": "member",
  "POST /comment/{id}/report": "member",
  "PUT /comment/{id}/helpful": "member",
  "DELETE /comment/{id}/helpful": "member",
  "PUT /comment/{id}/block": "member",
  "GET /hidden": "member",
  "GET /session": "member",
  "DELETE /session": "member",
  "DELETE /session/{id}": "member",
  "GET /notification/pagination": "member",
  "GET /notification/unread": "member",
  "PUT /notification/read": "member",
  "PUT /notification/thread/{id}/read": "member",
  "PUT /notification/contact/{reference}/read": "member",
  "PUT /notification/day/{day}/read": "member",
  "GET /notification/topics": "member",
  "PUT /notification/topics": "member",
  "POST /contact": "member",
  "GET /contact": "member",
  "GET /contact/{reference}": "member",
  "GET /support": "moderator",
  "GET /support/{reference}": "moderator",
  "POST /support/{reference}/answer": "moderator",
  "POST /support/{reference}/closure": "moderator",
  "GET /member": "administrator",
  "GET /member/{id}": "administrator",
  "PUT /member/{id}/role": "administrator",
  "PUT /member/{id}/suspension": "administrator",
  "DELETE /member/{id}/suspension": "administrator",
  "DELETE /member/{id}/session": "administrator",
  "DELETE /member/{id}/session/{session}": "administrator",
  "POST /member/{id}/reset-code": "administrator",
  "POST /member/{id}/phone-code": "administrator",
  "POST /member/{id}/data": "administrator",
  "DELETE /member/{id}": "administrator",
  "GET /act": "administrator",
  "GET /numbers": "administrator",
  "DELETE /block/{id}": "member",
  "GET /moderation": "moderator",
  "GET /moderation/decided": "moderator",
  "GET /moderation/{kind}/{id}": "moderator",
  "GET /moderation/post/{id}/picture": "moderator",
  "POST /moderation/{kind}/{id}/decision": "moderator",
  "POST /moderation/{kind}/{id}/trace": "moderator",
  "GET /decision/{id}": "member",
  "POST /decision/{id}/answer": "member",
  "PUT /notification/decision/{id}/read": "member",
  "GET /chat/chatlist": "member",
  "GET /chat/unread": "member",
  "GET /chat/with/{partnerId}": "member",
  "POST /chat/get": "member",
  "POST /chat/add": "member",
  "PUT /chat/with/{partnerId}/read": "member",
  "PUT /chat/with/{partnerId}/accepted": "member",
  "PUT /chat/with/{partnerId}/refused": "member",
  "PUT /chat/with/{partnerId}/block": "member",
  "POST /chat/with/{partnerId}/report": "member",
  "DELETE /chat/with/{partnerId}": "member",
  "DELETE /chat/message/{id}": "member",
  "GET /user/pagination/api": "member",
  "GET /chat/partner/{id}": "member",
  "GET /user/privacy": "member",
  "PUT /user/privacy": "member",
  "GET /live": "member",
  "GET /content/icon": "editor",
  "GET /content/signs": "editor",
  "POST /content/picture": "editor",
  "GET /content/picture": "editor",
  "GET /content/picture/{id}": "editor",
  "GET /content/picture/{id}/use": "editor",
  "DELETE /content/picture/{id}": "editor",
  "GET /content": "editor",
  "GET /content/waiting": "editor",
  "POST /content/preview": "editor",
  "POST /content/check": "editor",
  "GET /content/{kind}/choices": "editor",
  "GET /content/{kind}/{key}": "editor",
  "GET /content/{kind}/{key}/english": "editor",
  "POST /content/{kind}": "editor",
  "PUT /content/{kind}/{key}": "editor",
  "POST /content/{kind}/{key}/publication": "editor",
  "POST /content/{kind}/{key}/source-check": "editor",
  "POST /content/{kind}/{key}/withdrawal": "editor",
  "POST /content/{kind}/{key}/discard": "editor",
  "DELETE /content/{kind}/{key}/schedule": "editor",
  "POST /content/{kind}/{key}/shipped": "editor",
  "GET /content/{kind}/{key}/versions": "editor",
  "GET /content/{kind}/{key}/versions/{number}": "editor",
  "POST /content/{kind}/{key}/versions/{number}/restoration": "editor",
  "GET /content/{kind}/{key}/check": "editor",
  "POST /content/{kind}/{key}/check": "editor",
  "PUT /content/{kind}/{key}/review": "editor",
  "DELETE /content/{kind}/{key}/review": "editor",
  "GET /handout": "editor",
  "PUT /handout/{handout}/review": "editor",
  "DELETE /handout/{handout}/review": "editor",
  "GET /topic": "administrator",
  "POST /topic": "administrator",
  "PUT /topic/{id}": "administrator",
  "GET /setting": "public",
  "GET /setting/app": "public",
  "GET /setting/operator": "administrator",
  "PUT /setting/operator": "administrator",
};

let umeed: TestUmeed;
let routes: DescribedRoute[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  routes = await describedRoutes(umeed);
});
afterAll(() => umeed.stop());

const open = (who: "public" | Role) => routes.filter(({ name }) => access[name] === who);
const closed = () => routes.filter(({ name }) => access[name] !== "public");
const body = ({ bodyTypes }: DescribedRoute) => {
  if (bodyTypes.length === 0) return undefined;
  return bodyTypes.includes("application/json") ? {} : new FormData();
};

describe("every call of the API", () => {
  test("has a row in the table, and every row a call", () => {
    expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(access).toSorted());
  });

  test("that is for members says so in its description, and no other does", () => {
    expect(routes.filter(({ needsToken }) => needsToken)).toEqual(closed());
  });

  test("that is for members refuses visitors and tokens that are none, before it looks at anything else", async () => {
    expect(open("member").length).toBeGreaterThan(0);
    for (const route of closed()) {
      for (const token of [undefined, "x".repeat(43)]) {
        const answer = await umeed.call(route.method, route.path, { token, body: body(route) });
        expect([route.name, answer.status, answer.at("code")]).toEqual([route.name, 401, "unauthenticated"]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }
  });

  test("that is for a role is not there for members without it, and an administrator has every role", async () => {
    const roles = ["member", "moderator", "editor", "administrator"] as const;
    const refused: number[] = [];
    const people = await Promise.all(roles.map(async (role) => ({ role, ...(await memberNamed(umeed, role, role)) })));
    for (const needed of ["moderator", "editor", "administrator"] as const) {
      for (const route of open(needed)) {
        for (const { role, call } of people) {
          const answer = await call(route.method, route.path, { body: body(route) });
          const isThere = answer.status !== 404 || answer.at("message") !== "There is no such page.";
          expect([route.name, role, isThere]).toEqual([route.name, role, role === needed || role === "administrator"]);
          if (!isThere) refused.push(answer.status);
        }
      }
    }
    noteFault({ saw: `without the role: ${countedStatuses(refused)}` });
  });

  test("that is public answers visitors, also with a token that is none", async () => {
    expect(open("public").length).toBeGreaterThan(0);
    for (const route of open("public")) {
      for (const token of [undefined, "x".repeat(43)]) {
        const { status } = await umeed.call(route.method, route.path, { token, body: body(route) });
        expect([route.name, [401, 403].includes(status), status < 500]).toEqual([route.name, false, true]);
      }
    }
  });

  test("that is a file answers visitors too, at an address that says enough: of an event, of all, or of her calendar", async () => {
    const member = await newMember(umeed);
    const feed = (await member.call("POST", "/calendar/feed")).textAt("data.path");
    const event = (await umeed.call("GET", "/event")).textAt("data.0._id");

    for (const path of [feed, `/event/${event}.ics`, "/calendar.ics"]) {
      const { status, headers } = await umeed.call("GET", path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    }
  });
});
