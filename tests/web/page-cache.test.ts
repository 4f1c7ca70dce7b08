import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { siteOfFile } from "../support/site-of-file.ts";
import { SHARED, signedIn, stateOf, write } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const site = siteOfFile();
const visitor = new Visitor(site);

describe("a page for all visitors", () => {
  test("is rendered once, and kept", async () => {
    await write(site);
    const together = await Promise.all(Array.from({ length: 20 }, () => new Visitor(site.address).get("/")));
    const after = await visitor.get("/");

    // On a busy machine the last may come when the first is done already.
    expect(together.map(stateOf)).toContain("miss");
    for (const answer of together) expect(stateOf(answer)).toMatch(/miss|hit/);
    // Each render has its own request's number in it: one text is one render.
    expect(new Set(together.map(({ text }) => text)).size).toBe(1);
    expect(stateOf(after)).toMatch(/hit|stale/);
    expect(after.text).toBe(together[0]?.text);
    expect(new Set(together.map(({ headers }) => headers["x-request-id"])).size).toBe(20);
  });

  test("is kept apart for who comes from elsewhere, for who goes on, and for who wants light pages", async () => {
    await write(site);
    const askers: Record<string, string>[] = [
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-origin" },
      { "save-data": "on" },
    ];
    for (const state of ["miss", "hit"]) {
      const answers = [];
      for (const asker of askers) answers.push(await visitor.get("/about", asker));
      expect(answers.map(stateOf)).toEqual([state, state, state]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
    }
    const { headers } = await visitor.get("/about");
    expect(String(headers["vary"]).split(", ")).toEqual(expect.arrayContaining(["Sec-Fetch-Site", "Save-Data"]));
  });

  test("is given stale while a new one is rendered", async () => {
    await write(site);
    let answer = await visitor.get("/about");
    expect(stateOf(answer)).toBe("miss");
    const next = async () => stateOf((answer = await visitor.get("/about")));
    await expect.poll(next, { interval: 100 }).not.toBe("hit");

    expect(stateOf(answer)).toBe("stale");
    expect(Number(answer.headers["age"])).toBeGreaterThanOrEqual(2);
    await expect.poll(next).toBe("hit");
  });

  test("is rendered anew after a write, at the API or by a form", async () => {
    await visitor.get("/");
    await write(site);
    expect(stateOf(await visitor.get("/"))).toBe("miss");

    const member = await signedIn(site);
    expect(stateOf(await visitor.get("/"))).toBe("miss");
    expect(
      (
        await member.post("/account/review", {
          rating: "5",
          comment: "It helps me through every week, and I read it at night.",
        })
      ).status,
    ).toBe(303);
    expect(stateOf(await visitor.get("/"))).toBe("miss");
    expect(stateOf(await visitor.get("/"))).toMatch(/hit|stale/);
  });

  test("is kept after what no visitor sees: a sign-in, a choice of hers", async () => {
    const { phoneNumber, password } = await write(site);
    await visitor.get("/");
    const somebody = new Visitor(site.address);
    expect((await somebody.post("/login", { phoneNumber, password, intent: "login" })).status).toBe(303);
    expect((await somebody.post("/account/privacy", { acceptsRequests: "on" })).status).toBe(303);
    expect(stateOf(await visitor.get("/"))).toMatch(/hit|stale/);
  });

  test.each(["br", "gzip", "identity"])("goes out as %s, and as nothing to who has it", async (encoding) => {
    const headers = { "accept-encoding": encoding };
    const page = await visitor.get("/about", headers);
    const etag = String(page.headers.etag);
    const again = await visitor.get("/about", { ...headers, "if-none-match": `"other", ${etag}` });
    const changed = await visitor.get("/about", { ...headers, "if-none-match": '"other"' });

    expect(page.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(page.headers["content-length"]).toBe(String(page.bytes.length));
    expect(page.text).toContain("</html>");
    expect(page.headers.vary).toBe("Sec-Fetch-Site, Save-Data, Cookie, Accept-Encoding");
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
    expect(changed.status).toBe(200);
  });

  test("answers HEAD like GET, without the page", async () => {
    const full = await visitor.get("/about");
    const head = await visitor.send("HEAD", "/about");

    for (const name of ["etag", "content-length", "content-type", "content-security-policy", "cache-control", "vary"]) {
      expect([name, head.headers[name]]).toEqual([name, full.headers[name] ?? "missing"]);
    }
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test.each(SHARED)("%s holds no nonce; its scripts, and no others, run by their hashes", async (path) => {
    const { text, headers } = await visitor.get(path);
    const [, allowed = ""] = /script-src ([^;]+);/.exec(String(headers["content-security-policy"])) ?? [];
    const inline = Array.from(text.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, script = ""]) => script);
    const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);

    expect(text).not.toContain("nonce");
    expect(headers["content-security-policy"]).not.toContain("nonce");
    expect(allowed.split(" ")).toEqual(["'self'", ...hashes]);
    expect(hashes.length).toBeGreaterThan(path.endsWith(".xml") ? -1 : 3);
  });

  test("is asked for by its whole address", async () => {
    const [three, four] = [await visitor.get("/weeks?week=3"), await visitor.get("/weeks?week=4")];
    expect(three.text).toContain("Week 3</h1>");
    expect(four.text).toContain("Week 4</h1>");
    expect((await visitor.get("/weeks?week=3")).text).toBe(three.text);
  });
});

describe("never kept", () => {
  test("are pages with forms, errors, data of client navigations", async () => {
    for (const path of ["/login", "/register", "/weeks?week=99", "/no-such-page", "/about.data", "/_root.data"]) {
      const answers = [await new Visitor(site.address).get(path), await new Visitor(site.address).get(path)];
      expect(answers.map(stateOf)).toEqual(["bypass", "bypass"]);
      expect(answers[1]?.headers["cache-control"]).toMatch(/no-store|no-cache/);
    }
  });

  test("is a cookie: each browser gets its own", async () => {
    const cookies = await Promise.all(
      Array.from({ length: 10 }, async () => (await new Visitor(site.address).get("/login")).headers["set-cookie"]),
    );
    expect(new Set(cookies.map(String)).size).toBe(10);
    for (const path of SHARED) expect((await visitor.get(path)).headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    ["another cookie", { cookie: "umeed-light=1; theme=dark" }],
    ["a cookie that looks alike", { cookie: "umeed-lighter=1" }],
    ["a cookie without a name", { cookie: "umeed" }],
    ["credentials", { authorization: "Bearer nobody" }],
  ])("is what %s was sent for", async (_what, headers: Record<string, string>) => {
    await visitor.get("/about");
    const answer = await visitor.get("/about", headers);
    expect(stateOf(answer)).toBe("bypass");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });
});
