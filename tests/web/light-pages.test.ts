import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { siteOfFile } from "../support/site-of-file.ts";
import { Visitor, type Answer } from "./visitor.ts";

const saving = { "save-data": "on" };

const site = siteOfFile();

function choose(visitor: Visitor, light: "0" | "1", next = "/about") {
  return visitor.post("/light-pages", { next, light });
}

function isLight({ text }: Answer) {
  return !/<script|modulepreload/.test(text);
}

/** As the server compresses what is not cached. */
function weightOf(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function stateOf({ headers }: Answer) {
  return headers["server-timing"];
}

describe("a light page", () => {
  test.each(["/", "/about", "/weeks?week=24", "/login", "/register", "/no-such-page"])(
    "%s carries no script and lets none run",
    async (path) => {
      const [light, full] = [
        await new Visitor(site.address).get(path, saving),
        await new Visitor(site.address).get(path),
      ];

      expect(isLight(light)).toBe(true);
      expect(light.headers["content-security-policy"]).toContain("script-src 'none'");
      expect(light.text).toContain("Full pages");
      expect(isLight(full)).toBe(false);
      expect(full.text).toContain("Light pages");
      for (const { headers } of [light, full]) expect(headers.vary).toContain("Save-Data");
      expect(light.text.replace(/<style>.*<\/style>|<symbol.*<\/symbol>/gs, "").length).toBeLessThan(full.text.length);
    },
  );

  test.each(["/", "/articles"])("%s asks for no cover after its one answer", async (path) => {
    const covers = async (headers: Record<string, string>) =>
      (await new Visitor(site.address).get(path, headers)).text.match(/<img class="cover/g)?.length ?? 0;

    expect(await covers({})).toBeGreaterThan(3);
    expect(await covers(saving)).toBe(0);
  });

  test("is kept apart from the full one", async () => {
    const visitor = new Visitor(site.address);
    const states = [];
    for (const headers of [{}, saving, {}, saving]) {
      const answer = await visitor.get("/citations", headers);
      states.push([isLight(answer), stateOf(answer)]);
    }
    expect(states).toEqual([
      [false, "cache;desc=miss"],
      [true, "cache;desc=miss"],
      [false, "cache;desc=hit"],
      [true, "cache;desc=hit"],
    ]);
  });

  test("takes forms: a member logs in, and stays with light pages", async () => {
    const visitor = new Visitor(site.address);
    await choose(visitor, "1");

    const failed = await visitor.post("/login", { phoneNumber: "", password: "", intent: "login" });
    const answer = await visitor.post("/login", { ...site.sample, intent: "login" });
    const home = await visitor.get("/");

    expect([failed.status, isLight(failed)]).toEqual([400, true]);
    expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
    expect(home.text).toContain("Login successfully");
    expect([isLight(home), stateOf(home), home.headers["cache-control"]]).toEqual([
      true,
      "cache;desc=bypass",
      "private, no-store",
    ]);
  });
});

describe("one answer", () => {
  test.each(["/", "/weeks?week=24", "/danger-signs", "/articles", "/article/f95c9fd7eeceeb1bcfa129e0", "/forum"])(
    "%s has its styles and icons inside, and fits what a new connection delivers at once",
    async (path) => {
      const { text, headers } = await new Visitor(site.address).get(path, saving);
      const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      const hash = createHash("sha256").update(styles).digest("base64");
      const used = Array.from(text.matchAll(/<use href="([^"]+)"/g), ([, address = ""]) => address);

      expect(styles).toContain(".site-header");
      expect(headers["content-security-policy"]).toMatch(new RegExp(`style-src [^;]*'sha256-${RegExp.escape(hash)}'`));
      expect(text).not.toContain("stylesheet");
      expect(headers.link).toBeUndefined();
      expect(used.length).toBeGreaterThan(5);
      for (const address of used) expect(text).toContain(`<symbol id="${address.slice(1)}"`);
      expect(weightOf(text)).toBeLessThan(14_336);
    },
  );

  test.each(["/danger-signs?who=pregnant", "/ur/danger-signs?who=baby"])(
    "%s fits with what to do about every sign",
    async (path) => {
      const visitor = new Visitor(site.address);
      const { text: asking } = await visitor.get(path, saving);
      const signs = Array.from(asking.matchAll(/name="feel" value="(\w+)"/g), ([, id]) => `&feel=${id}`);
      const { text } = await visitor.get(`${path}&check=1${signs.join("")}`, saving);
      expect(signs.length).toBeGreaterThan(15);
      expect(text.match(/class="read-more"/g)?.length).toBeGreaterThan(10);
      expect(weightOf(text)).toBeLessThan(14_336);
    },
  );

  test("leaves out the styles of other pages", async () => {
    const { text } = await new Visitor(site.address).get("/about", saving);
    expect(text).toContain(".site-footer");
    expect(text).not.toMatch(/\.composer|\.bubble|\.month/);
  });

  test("takes a class for no element, and an attribute for no class", async () => {
    const [forum, week] = await Promise.all(
      ["/forum", "/weeks?week=24"].map((path) => new Visitor(site.address).get(path, saving)),
    );
    expect(forum?.text).toMatch(/<main[\s\S]*loading="lazy"/);
    expect(forum?.text).not.toMatch(/\.loading\{/);
    expect(week?.text).not.toMatch(/\.button\.main/);
    expect(week?.text).toMatch(/\.neighbours \[rel\]/);
  });
});

describe("the choice", () => {
  test("is a cookie of one year that says nothing else, and leads back to the page", async () => {
    const visitor = new Visitor(site.address);
    const answer = await choose(visitor, "1", "/weeks?tab=after&week=3");

    expect([answer.status, answer.headers.location]).toEqual([303, "/weeks?tab=after&week=3"]);
    expect(answer.headers["set-cookie"]).toEqual(["umeed-light=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"]);
  });

  test("goes before what the browser's data saver says, both ways, and pages stay shared", async () => {
    const visitor = new Visitor(site.address);
    await choose(visitor, "1");
    expect(isLight(await visitor.get("/about"))).toBe(true);
    expect(stateOf(await visitor.get("/about"))).toMatch(/^cache;desc=(hit|stale)$/);

    await choose(visitor, "0");
    expect(isLight(await visitor.get("/about", saving))).toBe(false);
    expect(stateOf(await visitor.get("/about", saving))).toMatch(/^cache;desc=(hit|stale)$/);
  });

  test.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "/\t/elsewhere.example", ""])(
    "never leads to another site: %j",
    async (next) => {
      const answer = await choose(new Visitor(site.address), "1", next);
      expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
    },
  );

  test("is nobody else's to make", async () => {
    const answer = await new Visitor(site.address).send(
      "POST",
      "/light-pages",
      { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
      "light=1",
    );
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  test.each<Record<string, string>>([{ light: "on" }, { light: "" }, {}])(
    "is left as it was by a form without it: %j",
    async (sent) => {
      const answer = await new Visitor(site.address).post("/light-pages", { next: "/about", ...sent });
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([400, undefined]);
    },
  );

  test("has no page of its own", async () => {
    const answer = await new Visitor(site.address).get("/light-pages");
    expect([answer.status, answer.headers.location]).toEqual([302, "/"]);
  });
});
