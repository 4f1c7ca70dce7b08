import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startSite } from "../../support/site.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { htmlProblemsIn, joinedWordsIn } from "../html-rules.ts";
import { Visitor } from "../visitor.ts";

const KB = 1024;
const kept = ["/weeks?tab=before&week=24", "/article/f95c9fd7eeceeb1bcfa129e0", "/symptom?id=ab6de620e521c45cf55d4549"];

const site = siteOfFile();
const visitor = new Visitor(site);

describe.each(["", "/ur"])("in the pages under '%s'", (prefix) => {
  test("the page for when there is no network is whole in one answer, and light", async () => {
    const { status, headers, text } = await visitor.get(`${prefix}/offline`);
    expect(status).toBe(200);
    expect([htmlProblemsIn(text), joinedWordsIn(text)]).toEqual([[], []]);
    expect(text).not.toMatch(/<(?:img|script|link)[^>]* (?:src|rel="stylesheet")/);
    expect(text).toContain('href="tel:1122"');
    expect(text.match(/<details name="who"/g)).toHaveLength(4);
    expect(headers["cache-control"]).toContain("public");
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'`);
    const { bytes } = await visitor.get(`${prefix}/offline`, { "accept-encoding": "br" });
    const { bytes: leaving } = await visitor.get(`${prefix}/leave`, { "accept-encoding": "br" });
    expect(bytes.length).toBeGreaterThan(8 * KB);
    expect(bytes.length + leaving.length).toBeLessThanOrEqual(60 * KB);
  });

  test.each(kept)("%s is kept whole, without bars, without script, and says of when it is", async (path) => {
    const { status, headers, text } = await visitor.get(`${prefix}${path}${path.includes("?") ? "&" : "?"}kept=1`);
    expect(status).toBe(200);
    expect([htmlProblemsIn(text), joinedWordsIn(text)]).toEqual([[], []]);
    expect(text).not.toMatch(/<(?:script|img)\b|rel="stylesheet"|class="site-(?:header|footer)/);
    expect(text).toContain('class="page kept-bar"');
    expect(text).toContain(`href="${prefix}/offline"`);
    expect(text).toContain(String(new Date().getFullYear()));
    expect(headers["content-security-policy"]).toContain("script-src 'none'");
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

test("the worker keeps to its budget", async () => {
  const { length } = await readFile(join(import.meta.dirname, "../../../build/client/worker.js.br"));
  expect(length).toBeGreaterThan(KB);
  expect(length).toBeLessThanOrEqual(15 * KB);
});

test("an operator can keep nothing on phones, and give a name that says nothing to who looks", async () => {
  const other = await startSite({ OFFLINE_PAGES: "off", INSTALLED_NAME: "Notes" });
  try {
    const browser = new Visitor(other.address);
    const home = await browser.get("/");
    expect([home.status, home.text.includes("data-offline")]).toEqual([200, false]);
    expect((await visitor.get("/")).text).toContain('data-offline="on"');
    const [removing, keeping] = [await browser.get("/worker.js"), await visitor.get("/worker.js")];
    expect(removing.text).toContain("unregister");
    expect(keeping.text).not.toContain("unregister");
    const { text } = await browser.get("/manifest.webmanifest");
    expect(JSON.parse(text)).toMatchObject({ name: "Notes", short_name: "Notes" });
    expect(text).not.toMatch(/pregnan|description|screenshots|shortcuts/i);
  } finally {
    await other.stop();
  }
});

test("all that the manifest names is there", async () => {
  for (const prefix of ["", "/ur"]) {
    const { text } = await visitor.get(`${prefix}/manifest.webmanifest`);
    const { icons, screenshots, shortcuts }: Record<string, { src?: string; url?: string }[]> = JSON.parse(text);
    const named = [...(icons ?? []), ...(screenshots ?? []), ...(shortcuts ?? [])].map(
      ({ src, url }) => src ?? url ?? "",
    );
    expect(named.length).toBeGreaterThan(8);
    for (const address of named) expect([address, (await visitor.get(address)).status]).toEqual([address, 200]);
  }
});
