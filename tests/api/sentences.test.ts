import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedStatuses, noteFault } from "../support/fault-note.ts";
import { describedRoutes, type DescribedRoute } from "../support/routes.ts";
import { NOON } from "../support/noon.ts";
import { startTestUmeed, type Answer, type CallOptions, type TestUmeed } from "../support/umeed.ts";
import { latinWordsIn, wrongInUrdu } from "../support/urdu-writing.ts";
import { memberNamed, newMember, type NewMember } from "../fixtures/members.ts";

let umeed: TestUmeed;
let routes: DescribedRoute[];
const statuses: number[] = [];
beforeAll(async () => {
  umeed = await startTestUmeed();
  routes = await describedRoutes(umeed);
});
afterAll(async () => {
  noteFault({ saw: countedStatuses(statuses) });
  await umeed.stop();
});

async function inUrdu(method: string, path: string, { headers, ...options }: CallOptions = {}): Promise<Answer> {
  const answer = await umeed.call(method, path, { ...options, headers: { ...headers, "umeed-language": "ur" } });
  statuses.push(answer.status);
  return answer;
}

/** What is not Urdu in what an answer says. Names, numbers to dial and what a program is to send stand in isolates. */
function notUrdu({ body: { message, errors } }: Answer): string[] {
  const problems: unknown[] = Array.isArray(errors) ? errors : [];
  const said = [message, ...problems.map((problem) => Object(problem).msg)].filter((one) => one !== undefined);
  return said.map(String).filter((sentence) => {
    const plain = sentence.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, " ");
    return latinWordsIn(plain).length > 0 || wrongInUrdu(plain).length > 0 || !/\p{Script=Arabic}/u.test(plain);
  });
}

function bodyOf({ bodyTypes, fields }: DescribedRoute, value?: unknown): unknown {
  if (bodyTypes.length === 0) return undefined;
  const filled = value === undefined ? [] : fields.map((name) => [name, value] as const);
  if (bodyTypes.includes("application/json")) return Object.fromEntries(filled);
  const form = new FormData();
  for (const [name] of filled) form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  return form;
}

/** Makes a call of each, each as a member of her own, since all that one sends counts as writing. */
async function faultsOf(asked: DescribedRoute[], optionsOf: (route: DescribedRoute) => CallOptions, query = "") {
  const faults: [string, string[]][] = [];
  for (const route of asked) {
    const { token } = await memberNamed(umeed, route.name);
    const wrong = notUrdu(await inUrdu(route.method, route.path + query, { token, ...optionsOf(route) }));
    if (wrong.length > 0) faults.push([route.name, wrong]);
  }
  return faults;
}

/** JSON may be 1 MB at most, and a form may bring a picture of 5 MB. */
const tooLargeAs = (type: string) => "x".repeat(type === "application/json" ? 1_200_000 : 7_000_000);

/** An open stream has no end to wait for. */
const ending = () => routes.filter(({ name }) => name !== "GET /live");
const taking = () => routes.filter(({ bodyTypes }) => bodyTypes.length > 0);

describe("every call says in Urdu what it refuses", () => {
  test.each([
    ["nobody", undefined],
    ["a token that is none", "x".repeat(43)],
  ])("%s", async (_, token) => {
    expect(routes.length).toBeGreaterThan(80);
    expect(await faultsOf(routes, (route) => ({ token, body: bodyOf(route) }))).toEqual([]);
    expect(statuses).toContain(401);
  });

  test("an id that nothing has", async () => {
    expect(await faultsOf(ending(), (route) => ({ body: bodyOf(route) }))).toEqual([]);
    expect(statuses).toContain(404);
  });

  test.each(["x", "-1", "2999-01-01"])("'%s' behind the question mark", async (value) => {
    const asking = ending().filter(({ parameters }) => parameters.length > 0);
    expect(asking.length).toBeGreaterThan(10);
    for (const route of asking) {
      const query = new URLSearchParams(route.parameters.map((name) => [name, value]));
      expect(await faultsOf([route], () => ({ body: bodyOf(route) }), `?${query}`)).toEqual([]);
    }
  });

  test.each([
    ["nothing", ""],
    ["a letter", "x"],
    ["NUL", "\0"],
    ["a day to come", "2999-01-01"],
    ["a day long ago", "1999-01-01"],
    ["a long text", "x".repeat(20_000)],
    ["a number that is known", "+92 300 1234567"],
    ["a negative number", -1],
    ["a huge number", 5_000_000_000],
    ["half a number", 0.5],
    ["true", true],
    ["null", null],
    ["a list", []],
    ["a record", {}],
  ])("%s in each field", async (_, value) => {
    expect(taking().length).toBeGreaterThan(20);
    expect(await faultsOf(taking(), (route) => ({ body: bodyOf(route, value) }))).toEqual([]);
    expect(statuses).toContain(400);
  });

  test.each([
    ["of another type", 415, () => ({ body: "text", headers: { "content-type": "text/plain" } })],
    ["of no type", 415, () => ({ body: "text", headers: { "content-type": "" } })],
    ["of a text alone", 400, (type: string) => ({ body: "text", headers: { "content-type": type } })],
    ["too large", 413, (type: string) => ({ body: tooLargeAs(type), headers: { "content-type": type } })],
  ])("a body %s", async (_, status, sent) => {
    const before = statuses.length;
    expect(await faultsOf(taking(), ({ bodyTypes: [type = ""] }) => sent(type))).toEqual([]);
    expect(statuses.slice(before)).toContain(status);
  });
});

describe("a mother reads in Urdu", () => {
  let mother: NewMember;
  let pregnancy: string;
  beforeAll(async () => {
    mother = await newMember(umeed);
    pregnancy = (await mother.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  });

  const refusals: [string, string, string, unknown?][] = [
    ["that a date is to come", "PUT", "/pregnancyinfo/{id}", { lastMenstrualPeriod: "2999-01-01" }],
    ["that a due date is over", "PUT", "/pregnancyinfo/{id}", { lastMenstrualPeriod: null, dueDate: "1999-01-01" }],
    ["that a due date is too far ahead", "PUT", "/pregnancyinfo/{id}", { dueDate: "2999-01-01" }],
    ["that no date is left", "PUT", "/pregnancyinfo/{id}", { lastMenstrualPeriod: null }],
    ["that she has no baby yet", "PUT", "/pregnancyinfo/{id}", { babyBirthDate: "2026-01-01" }],
    ["what a scan lacks", "PUT", "/pregnancyinfo/{id}", { scanWeeks: 12 }],
    ["what a transfer lacks", "PUT", "/pregnancyinfo/{id}", { transferDate: "2999-01-01" }],
    ["that a scan is to come", "POST", "/pregnancyinfo/{id}/scan", { scanDate: "2999-01-01", scanWeeks: 2 }],
    ["that there is no such scan", "DELETE", "/pregnancyinfo/{id}/scan/2026-01-01"],
    [
      "that a day is to come",
      "PUT",
      "/pregnancyinfo/{id}/loss",
      { kind: "miscarriage", isHidden: false, date: "2999-01-01" },
    ],
    [
      "that a day is too early",
      "PUT",
      "/pregnancyinfo/{id}/loss",
      { kind: "miscarriage", isHidden: false, date: "1999-01-01" },
    ],
    [
      "that fewer babies live",
      "PUT",
      "/pregnancyinfo/{id}/loss",
      { kind: "oneOfSeveral", isHidden: false, babiesLeft: 3 },
    ],
    ["that a visit is ahead", "PUT", "/plan/{id}/week-40/done"],
    ["that a day in the plan is to come", "PUT", "/plan/{id}/week-12/done", { date: "2999-01-01" }],
    ["that a day in the plan is over", "PUT", "/plan/{id}/week-40/moved", { date: "1999-01-01" }],
    ["that a day in the plan is too late", "PUT", "/plan/{id}/week-40/moved", { date: "2999-01-01" }],
    ["that no day was given", "PUT", "/plan/{id}/week-40/moved", { date: "soon" }],
    ["that a birth is to come", "POST", "/user/switchpregnancy", { isPregnant: false, babyBirthDate: "2999-01-01" }],
    ["that a child is too old", "POST", "/user/switchpregnancy", { isPregnant: false, babyBirthDate: "1999-01-01" }],
    ["that no dates were sent", "POST", "/user/switchpregnancy", { isPregnant: true }],
    ["that a code is wrong", "PUT", "/user/phone-proof", { code: "123456" }],
    ["that no new number waits", "PUT", "/user/phone-change", { code: "123456" }],
    ["that the second step is not for her", "POST", "/user/second-factor", { password: "a quiet lamp" }],
  ];
  test.each(refusals)("%s", async (_, method, path, body) => {
    const answer = await inUrdu(method, path.replace("{id}", pregnancy), { token: mother.token, body });
    expect([answer.status >= 400 && answer.status < 500, notUrdu(answer)]).toEqual([true, []]);
  });

  test("that something is done", async () => {
    const name = new FormData();
    name.append("fullName", "Sana");
    const { token } = mother;
    const done = [
      await inUrdu("PUT", "/user/update", { token, body: name }),
      await inUrdu("DELETE", "/session", { token }),
      await inUrdu("PUT", "/notification/read", { token, body: { until: NOON } }),
      await inUrdu("POST", "/user/forgot-password", { body: { phoneNumber: mother.phoneNumber } }),
      await inUrdu("POST", "/user/logout", { token }),
    ];
    expect(done.map((answer) => [answer.status < 300, typeof answer.body.message, notUrdu(answer)])).toEqual(
      done.map(() => [true, "string", []]),
    );
  });

  test("for how long she may not write, of one day and of more", async () => {
    const suspended = await memberNamed(umeed, "Suspended");
    for (const days of [1, 5]) {
      const suspendedUntil = NOON + days * 86_400_000;
      await umeed.db.updateTable("member").set({ suspendedUntil }).where("id", "=", suspended.id).execute();
      const name = new FormData();
      name.append("fullName", "Sana");
      const answer = await inUrdu("PUT", "/user/update", { token: suspended.token, body: name });
      expect([answer.at("code"), notUrdu(answer)]).toEqual(["suspended", []]);
    }
  });
});
