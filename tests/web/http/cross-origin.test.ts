import { describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { noteFault } from "../../support/fault-note.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { Visitor } from "../visitor.ts";

const REFUSAL = "This form was sent from another site, so nothing was done.";

/** What browsers, old and new, send with a form of another site; and what no browser sends. */
const foreign: [string, Record<string, string>][] = [
  ["another Origin", { origin: "https://evil.example" }],
  ["an Origin that is hidden", { origin: "null" }],
  ["an Origin that is no address", { origin: "evil" }],
  ["an empty Origin", { origin: "" }],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }],
  ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }],
  ["another Referer", { referer: "https://evil.example/login" }],
];

const site = siteOfFile({ LOG_LEVEL: "info" });

function send(visitor: Visitor, path: string, sender: Record<string, string>, fields: Record<string, string> = {}) {
  const headers = { "content-type": "application/x-www-form-urlencoded", ...sender };
  return visitor.send("POST", path, headers, String(new URLSearchParams(fields)));
}

describe.each(foreign)("a form sent with %s", (_name, sender) => {
  test("is answered by our own page, and signs nobody in", async () => {
    const visitor = new Visitor(site.address);
    const { status, headers, text } = await send(visitor, "/login", sender, { ...site.sample, intent: "login" });
    expect(status).toBe(403);
    noteFault({ saw: `${status}, signed in: ${visitor.cookies().includes("umeed") ? "yes" : "no"}` });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(text).toContain(REFUSAL);
    expect(text).toContain('rel="stylesheet"');
    expect(visitor.cookies()).toEqual([]);
  });

  test("as script sends it does nothing either", async () => {
    const visitor = new Visitor(site.address);
    const { status, text } = await send(visitor, "/login.data", sender, { ...site.sample, intent: "login" });
    expect(status).toBe(403);
    expect(text).toContain(REFUSAL);
    expect(visitor.cookies()).toEqual([]);
  });

  test("to an address without a page sets no cookie", async () => {
    const visitor = new Visitor(site.address);
    expect((await send(visitor, "/light-pages", sender, { light: "1" })).status).toBe(403);
    expect(visitor.cookies()).toEqual([]);
  });
});

test("a member stays signed in when another site sends the form that logs her out", async () => {
  const member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
  expect((await send(member, "/account/log-out", { origin: "https://evil.example" }, {})).status).toBe(403);
  expect((await member.get("/account")).status).toBe(200);

  expect((await member.post("/account/log-out", {})).status).toBe(303);
  expect((await member.get("/account")).status).toBe(303);
});

test.each<[string, () => Record<string, string>]>([
  ["our Origin", () => ({ origin: site.address })],
  ["our Referer alone, as text browsers do", () => ({ referer: `${site.address}/login` })],
  ["Sec-Fetch-Site: same-origin", () => ({ "sec-fetch-site": "same-origin" })],
  ["Sec-Fetch-Site: same-origin and a hidden Origin", () => ({ "sec-fetch-site": "same-origin", origin: "null" })],
])("a form sent with %s is taken", async (_name, sender) => {
  for (const path of ["/login", "/login.data"]) {
    const visitor = new Visitor(site.address);
    const { status } = await send(visitor, path, sender(), { ...site.sample, intent: "login" });
    expect([202, 303]).toContain(status);
    expect(visitor.cookies()).toContain("umeed");
  }
});

describe("a form that does not say where it stood, as lynx sends one from an address with a query,", () => {
  const login = "/login?next=%2Fweeks";
  const carried = (page: string) =>
    Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
  const typed = () => ({ ...site.sample, intent: "login", next: "/weeks", remark: `"<script>'&` });

  test("is asked about, with nothing done, and taken once she says so", async () => {
    const lynx = new Visitor(site.address);
    const asked = await send(lynx, login, {}, typed());
    expect(asked.status).toBe(403);
    expect(asked.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(asked.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(asked.headers["cache-control"]).toBe("private, no-store");
    expect(asked.text).toContain('action="/login?next=%2Fweeks"');
    expect(asked.text).not.toContain("<script>");
    expect(lynx.cookies()).toEqual(["umeed-asked"]);

    const taken = await send(lynx, login, {}, { ...typed(), asked: carried(asked.text)["asked"] ?? "" });
    expect([taken.status, taken.headers.location]).toEqual([303, "/weeks"]);
    expect(lynx.cookies()).toContain("umeed");
  });

  test("is not taken with an answer that is not of her own browser's question", async () => {
    const attacker = new Visitor(site.address);
    const proof = carried((await send(attacker, login, {}, typed())).text)["asked"] ?? "";
    expect(proof).not.toBe("");
    const lynx = new Visitor(site.address);
    for (const asked of [proof, "", "undefined"]) {
      expect((await send(lynx, login, {}, { ...typed(), asked })).status).toBe(403);
    }
    lynx.change("umeed-asked", () => attacker.cookieHeader().replace("umeed-asked=", "x"));
    expect((await send(lynx, login, {}, { ...typed(), asked: proof })).status).toBe(403);
    expect(lynx.cookies()).toEqual(["umeed-asked"]);
  });

  test("is refused as script would send it", async () => {
    const visitor = new Visitor(site.address);
    expect((await send(visitor, "/login.data", {}, typed())).text).toContain(REFUSAL);
    expect(visitor.cookies()).toEqual([]);
  });

  test.each([
    ["an empty file field is nothing", new File([], ""), false],
    ["a file is chosen again, since no page can carry it on", new File(["x"], "x.png"), true],
  ])("and where one has a file: %s", async (_name, file, isAskedFor) => {
    const form = new FormData();
    form.set("fullName", "Sana");
    form.set("image", file);
    const answer = await fetch(`${site.address}/account/profile?a=1`, { method: "POST", body: form });
    const page = await answer.text();
    expect([answer.status, page.includes("Nothing was done yet")]).toEqual([403, true]);
    expect(carried(page)).toMatchObject({ fullName: "Sana", asked: expect.stringMatching(/^.{22}$/) });
    expect(page.includes('<input type="file" id="image" name="image"/>')).toBe(isAskedFor);
    expect(page.includes('encType="multipart/form-data"')).toBe(isAskedFor);
  });
});

test("every address refuses it, and with every method that changes things", async () => {
  const paths = routes.map(({ path = "" }) => `/${path.replace("*", "no-such-page").replaceAll(/:\w+/g, "x")}`);
  expect(paths.length).toBeGreaterThan(20);
  const visitor = new Visitor(site.address);
  for (const path of paths) {
    // Pages know no method that changes things but POST, whoever asks.
    for (const [method, refusal] of [
      ["POST", 403],
      ["PUT", 405],
      ["PATCH", 405],
      ["DELETE", 405],
    ] as const) {
      const { status } = await visitor.send(method, path, { origin: "https://evil.example" });
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} ${refusal}`);
    }
  }
});

test("the log says that it was refused", async () => {
  const visitor = new Visitor(site.address);
  const { headers } = await send(visitor, "/register", { origin: "https://evil.example" });
  const logged = () =>
    site
      .log()
      .split("\n")
      .find((line) => line.includes(String(headers["x-request-id"])));
  await expect.poll(logged).toContain('"path":"/register","status":403');
});
