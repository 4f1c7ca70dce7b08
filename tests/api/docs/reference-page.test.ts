import { afterAll, beforeAll, expect, test } from "vitest";
import { describedRoutes } from "../../support/routes.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("without script it lists every call, and leads to openapi.json", async () => {
  const { status, headers, text } = await umeed.call("GET", "/docs");

  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("text/html");
  for (const { name } of await describedRoutes(umeed)) expect(text).toContain(`<li><code>${name}</code>: `);
  expect([...text.matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to)).toEqual(["openapi.json"]);
});

test("its one script is the server's own, and its policy lets it ask nobody else", async () => {
  const { headers, text } = await umeed.call("GET", "/docs");

  expect([...text.matchAll(/\b(?:src|spec-url)="([^"]*)"/g)].map(([, from]) => from)).toEqual([
    "docs/redoc.js",
    "openapi.json",
  ]);
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*|'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  const script = await fetch(`${umeed.address}/api/docs/redoc.js`);
  expect(script.status).toBe(200);
  expect(script.headers.get("content-type")).toContain("text/javascript");
  expect(await script.text()).toContain("spec-url");
});
