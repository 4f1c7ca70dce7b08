import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { describedRoutes, type DescribedRoute } from "../support/routes.ts";
import { developers } from "../support/words.ts";
import { newMember } from "../fixtures/members.ts";

/** What no field asks for: too long, too large, of another kind, not storable. */
const oddities: unknown[] = [
  "",
  "x",
  "x".repeat(3_000),
  "a\0b",
  "\ud800",
  "2026-02-31",
  0,
  -1,
  1.5,
  1e12,
  true,
  null,
  [],
  ["x"],
  {},
  { day: "x" },
];

let umeed: TestUmeed;
let token: string;
let routes: DescribedRoute[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  ({ token } = await newMember(umeed));
  routes = await describedRoutes(umeed);
});
afterAll(() => umeed.stop());

describe("every call of the API, asked wrongly,", () => {
  test("says in plain words what is wrong with a body", async () => {
    const heard = new Map<string, string>();
    for (const route of routes.filter(({ bodyTypes }) => bodyTypes.length > 0)) {
      for (const body of bodiesOf(route)) {
        const { path, method, name } = route;
        const answer = await umeed.call(method, path, {
          token,
          body,
          headers: { "x-umeed-device": crypto.randomUUID() },
        });
        for (const sentence of sentencesOf(answer.body)) heard.set(sentence, name);
      }
    }
    expect(heard.size).toBeGreaterThan(20);
    expect([...heard].filter(([sentence]) => developers.test(sentence))).toEqual([]);
    expect((await umeed.call("GET", "/user/me", { token })).status, "and she was signed in all along").toBe(200);
  }, 300_000);

  test("says in plain words what is wrong with an address", async () => {
    const heard = new Map<string, string>();
    for (const { name, method, path, parameters } of routes.filter(({ method }) => method === "GET")) {
      for (const parameter of parameters) {
        for (const odd of ["", "x", "-1", "1.5", "99999999999", "x".repeat(3_000), "2026-02-31", "%00", "%ff"]) {
          const answer = await umeed.call(method, `${path}?${parameter}=${odd}&${parameter}=${odd}`, { token });
          for (const sentence of sentencesOf(answer.body)) heard.set(sentence, `${name} ${parameter}`);
        }
      }
    }
    expect(heard.size).toBeGreaterThan(3);
    expect([...heard].filter(([sentence]) => developers.test(sentence))).toEqual([]);
  }, 300_000);
});

/** Each oddity in each field, and in place of all of them. */
function* bodiesOf({ bodyTypes, fields }: DescribedRoute) {
  if (bodyTypes.includes("application/json")) {
    yield* oddities.filter((odd) => odd !== "");
    for (const field of fields) for (const odd of oddities) yield { [field]: odd };
  }
  if (bodyTypes.includes("multipart/form-data")) {
    for (const field of fields) for (const odd of oddities) yield formOf([[field, String(odd)]]);
    for (const field of fields) yield formOf([[field, new File(["x"], "x.txt")]]);
    for (const field of fields)
      yield formOf([
        [field, "x"],
        [field, "y"],
      ]);
  }
}

function formOf(entries: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

function sentencesOf({ message, errors }: Record<string, unknown>) {
  const told = Array.isArray(errors) ? errors.map((error: unknown) => Object(error).msg) : [];
  return [message, ...told].filter((sentence) => typeof sentence === "string");
}
