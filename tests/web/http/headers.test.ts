import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSite, type Site } from "../../support/site.ts";
import { htmlProblemsIn } from "../html-rules.ts";
import { Visitor } from "../visitor.ts";

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  visitor = new Visitor(site.address);
});
afterAll(() => site.stop());

const ofFiles = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const everywhere = {
  ...ofFiles,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
};

describe("a page", () => {
  test.each(["/", "/login", "/no-such-page"])("%s carries the headers that keep others out", async (path) => {
    const { headers } = await visitor.get(path);
    expect(headers).toMatchObject({ ...everywhere, "content-type": "text/html; charset=utf-8" });
    const policy = headers["content-security-policy"];
    for (const directive of [
      "default-src 'none'",
      "img-src 'self' blob:",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toContain("unsafe-");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test.each(["/", "/login", "/no-such-page"])("%s names its stylesheet before its HTML begins", async (path) => {
    const { headers, text } = await visitor.get(path);
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1];
    expect(stylesheet).toMatch(/^\/assets\//);
    expect(String(headers.link).split(", ")[0]).toBe(`<${stylesheet}>; rel=preload; as=style`);
  });

  test.each(["/", "/login", "/calendar"])("%s has its styles inside for who comes from elsewhere", async (path) => {
    for (const site of ["none", "cross-site"]) {
      const { headers, text } = await visitor.get(path, { "sec-fetch-site": site });
      const [head = "", body = ""] = text.split("</head>");
      const [, styles = ""] = /<style>(.*)<\/style>/s.exec(head) ?? [];
      const hash = createHash("sha256").update(styles).digest("base64");
      expect(styles).toContain("@layer");
      expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
      expect(head).not.toContain('rel="stylesheet"');
      expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/[^>]+><\/body><\/html>$/);
      expect(headers.link).not.toContain("as=style");
    }
  });

  test.each(["/", "/login"])("%s has them in the style sheet for who goes on from page to page", async (path) => {
    const { text } = await visitor.get(path, { "sec-fetch-site": "same-origin" });
    expect(text).not.toContain("<style>");
    expect(text).toMatch(/<link rel="stylesheet" href="[^>]+>.*<\/head>/s);
  });

  test("has them inside for a member, unless her browser keeps pages and so has the style sheet", async () => {
    const member = new Visitor(site.address);
    await member.post("/login", { ...site.sample, intent: "login" });
    const hasStyles = async (headers: Record<string, string>) =>
      (await member.get("/", headers)).text.includes("<style>");

    expect(await hasStyles({ "sec-fetch-site": "none" })).toBe(true);
    expect(await hasStyles({ "sec-fetch-site": "none", "service-worker-navigation-preload": "true" })).toBe(false);
    expect(await hasStyles({ "sec-fetch-site": "same-origin" })).toBe(false);
  });

  test("that is refused for trying too often says when to try again", async () => {
    const fields = { phoneNumber: "0300 1112223", password: "not her password" };
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await visitor.post("/login", fields));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
    expect(answers[0]?.headers["retry-after"]).toBeUndefined();
    const wait = Number(answers.at(-1)?.headers["retry-after"]);
    expect([wait > 0, wait <= 15 * 60]).toEqual([true, true]);
  });

  test("lets only its own scripts run, by a nonce or by their hashes", async () => {
    const pages = [await visitor.get("/login"), await visitor.get("/login")];
    const nonces = pages.map(({ headers, text }) => {
      const [, nonce = ""] =
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(headers["content-security-policy"])) ?? [];
      expect(nonce).toMatch(/^[\w-]{22,}$/);
      const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(1);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test("is not stored when it is a member's own", async () => {
    const member = new Visitor(site.address);
    await member.post("/login", { ...site.sample, intent: "login" });
    for (const path of ["/", "/account"]) {
      const { status, headers } = await member.get(path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toContain("no-store");
    }
  });

  test("answers HEAD with its headers alone", async () => {
    const { status, headers, bytes } = await visitor.send("HEAD", "/");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toBeDefined();
    expect(bytes).toHaveLength(0);
  });
});

describe("what is asked wrongly", () => {
  test.each(["TRACE", "PROPFIND", "LINK"])("%s is no method of ours", async (method) => {
    expect((await visitor.send(method, "/")).status).toBe(405);
  });

  test.each(["/about", "/weeks", "/"])("a form sent to %s, which takes none, is refused", async (path) => {
    const { status, headers, text } = await visitor.post(path, { any: "thing" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(text).toContain("takes no forms");
  });

  test.each([
    "/sitemap.xml",
    "/robots.txt",
    "/articles.atom",
    "/manifest.webmanifest",
    "/offline",
    "/covers/any.png",
    "/calendar/own.ics",
  ])("a form sent to %s, which is a file, is refused in our words", async (path) => {
    const member = new Visitor(site.address);
    await member.post("/login", { ...site.sample, intent: "login" });
    const { status, headers, text } = await member.post(path, { any: "thing" });
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: "GET, HEAD", "content-type": "application/json" });
    expect(text).toBe('{"message":"This address takes no forms, so nothing was done."}');
  });

  test.each(["/%zz", "/%00", "/weeks%c3%28"])("%s can't be read", async (path) => {
    const { status, headers, text } = await visitor.get(path);
    expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(text).toContain("<h1>This address can&#x27;t be read</h1>");
    expect(text).toMatch(/<a class="brand" href="\/">.*<span>Umeed<\/span>/);
    for (const [way, to] of [
      ["Home", "/"],
      ["Search", "/search"],
      ["Danger signs", "/danger-signs"],
      ["All pages", "/all-pages"],
    ]) {
      expect(text).toMatch(new RegExp(`<a class="[^"]+" href="${to}">${way}</a>`));
    }
    expect(text).not.toContain("<script");
    expect(htmlProblemsIn(text)).toEqual([]);
    const [, style = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    expect((await visitor.get(style)).status).toBe(200);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self';/);
  });

  test("a method that no form has is told which are taken", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS"]) {
      const { status, headers, text } = await visitor.send(method, "/login");
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD, POST"]);
      expect(text).toContain("<h1>This can&#x27;t be done here</h1>");
      expect(htmlProblemsIn(text)).toEqual([]);
    }
  });

  test("what can't be an id is that of nothing, and leads to no other call", async () => {
    const member = new Visitor(site.address);
    await member.post("/login", { ...site.sample, intent: "login" });
    const ids = ["%00", "a/b", ".", "..", "%2F", "%3Fx", "../week", "../user/me", "x".repeat(101)];
    for (const id of ids) {
      const [post, symptom, edit] = [
        await member.get(`/forum/details?id=${id}`),
        await member.get(`/symptom?id=${id}`),
        await member.get(`/forum/edit?post=${id}`),
      ];
      expect([id, post.status, symptom.status, edit.status]).toEqual([id, 404, 404, 302]);
      expect(post.text + symptom.text).not.toContain("There is no such call.");
    }
    expect((await member.get("/forum/details?id=%ED%A0%80")).status).toBe(400);
  });

  test.each(["/no-such-page.data", "/assets/no-such-file.js", "/../package.json", "/assets/..%2f..%2fpackage.json"])(
    "%s is a 404 that shows nothing of ours",
    async (path) => {
      const { status, text } = await visitor.get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('"devDependencies"');
    },
  );
});

describe("a static file", () => {
  const assets = readdirSync(join(import.meta.dirname, "../../../build/client/assets"));
  const script = `/assets/${assets.find((name) => name.startsWith("react-") && name.endsWith(".js"))}`;
  const sheet = `/assets/${assets.find((name) => name.endsWith(".css"))}`;

  test.each([script, sheet])("%s, named by its hash, is kept for ever", async (path) => {
    const { status, headers } = await visitor.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(ofFiles);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("goes out in the form that the browser takes", async () => {
    const plain = await visitor.get(sheet);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const encoding of ["br", "gzip"]) {
      const answer = await visitor.get(sheet, { "accept-encoding": encoding });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["vary"]).toBe("Accept-Encoding");
      expect(answer.headers["content-type"]).toContain("text/css");
      expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(answer.text).toBe(plain.text);
    }
  });

  test("without a hash in its name is asked for again", async () => {
    const { headers } = await visitor.get("/icon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    expect((await visitor.get("/icon.svg", { "if-none-match": headers["etag"] ?? "" })).status).toBe(304);
  });
});
