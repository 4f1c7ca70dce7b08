import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

/** The bytes of a request as no well-behaved client sends them. */
async function ask(...lines: string[]) {
  const socket = connect(Number(new URL(umeed.address).port), "127.0.0.1");
  socket.end([...lines, "Connection: close", "", ""].join("\r\n"));
  const answer = await text(socket);
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body: body.join("") };
}

const inTheOneShape = (body: string) => {
  const failure: unknown = JSON.parse(body);
  expect(failure).toEqual({
    message: expect.stringMatching(/\w/),
    errors: [{ msg: expect.stringMatching(/\w/), path: expect.any(String) }],
    code: expect.stringMatching(/^[a-z_]+$/),
  });
};

describe("an address under /api", () => {
  test.each([
    ["GET /api/nothing", 404],
    ["GET /api", 404],
    ["GET /api/", 404],
    ["GET /api//week", 404],
    ["GET /api/user/register", 404],
    ["DELETE /api/user/me", 404],
    ["GET /api/week/%00", 400],
    ["GET /api/week/%zz", 400],
    ["GET /api/week/%ed%a0%80", 400],
    ["GET /api/tip/random?audience=%00", 400],
    ["TRACE /api/user/me", 405],
    ["PROPFIND /api/user/me", 405],
  ])("that is no call is refused in the one failure shape: %s", async (line, status) => {
    const answer = await ask(`${line} HTTP/1.1`, "Host: localhost");
    expect([answer.status, answer.head]).toEqual([status, expect.stringMatching(/content-type: application\/json/i)]);
    expect(answer.head).toMatch(/cache-control: no-store/i);
    inTheOneShape(answer.body);
  });

  test.each(["/api%2fuser%2fme", "/%61pi/user/me", "//api/user/me", "/apix", "/API/user/me"])(
    "is not spelt %s",
    async (path) => {
      const { status } = await ask(`GET ${path} HTTP/1.1`, "Host: localhost");
      expect(status).toBe(404);
    },
  );

  test("is the same in its absolute form", async () => {
    expect((await ask("GET http://elsewhere.example/api/setting/app HTTP/1.1", "Host: localhost")).status).toBe(200);
  });

  test.each(["HTTP/1.1\r\nHost: a b c", "HTTP/1.1\r\nHost: x/../y", "HTTP/1.1", "HTTP/1.0"])(
    "needs a host that can be one: %j",
    async (rest) => {
      expect((await ask(`GET /api/setting/app ${rest}`)).status).toBe(400);
    },
  );
});
