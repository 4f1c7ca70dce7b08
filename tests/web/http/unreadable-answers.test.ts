import { hc } from "hono/client";
import { expect, test } from "vitest";
import { attempt } from "../../../app/api/client.ts";
import type { Api } from "../../../server/api/api.ts";

const asked = (answer: () => Promise<Response>) => attempt(hc<Api>("http://api", { fetch: answer }).city.$get());

test.each([500, 502, 404])(
  "a page in place of JSON, with status %d, is no server that can't be reached",
  async (status) => {
    const outcome = await asked(async () => new Response("<h1>Bad</h1>", { status }));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "failed", status: Math.max(status, 500) } });
    expect(outcome).toMatchObject({ failure: { message: "Something went wrong. Please try again" } });
  },
);

test("nor is a success that can't be read", async () => {
  expect(await asked(async () => new Response("<h1>Hello</h1>"))).toMatchObject({
    failure: { code: "failed", status: 500 },
  });
});

test("no answer at all is one", async () => {
  const outcome = await asked(() => Promise.reject(new TypeError("fetch failed")));
  expect(outcome).toMatchObject({ ok: false, failure: { code: "unreachable", status: 503 } });
});
