import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "../../../server/http/compress.ts";

const long = "Umeed means hope. ".repeat(200);

function asking(accepted?: string) {
  return new Request("http://localhost/", accepted === undefined ? {} : { headers: { "accept-encoding": accepted } });
}

function html(body: string, headers: Record<string, string> = {}) {
  return new Response(body, { status: 201, headers: { "content-type": "text/html; charset=utf-8", ...headers } });
}

async function compressed(request: Request, response: Response) {
  const result = await compress(request, response);
  if (!result) throw new Error("It goes out as it is.");
  return result;
}

test.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5", "br"],
  ["gzip;q=0, br;q=0", null],
  ["gzip;q=0.0", null],
  ["GZIP;q=1.0, br;q=0.000", "gzip"],
  ["deflate", null],
  ["", null],
])("a browser that takes '%s' gets %s", async (accepted, expected) => {
  const { headers, bytes } = await compressed(asking(accepted), html(long));
  expect(headers.get("content-encoding")).toBe(expected);
  expect(headers.get("vary")).toContain("Accept-Encoding");
  expect(headers.get("content-length")).toBe(String(bytes.length));
  const undo = { br: brotliDecompressSync, gzip: gunzipSync };
  const plain = expected === "br" || expected === "gzip" ? undo[expected](bytes) : bytes;
  expect(plain.toString()).toBe(long);
});

test("one that says nothing gets it plain", async () => {
  expect((await compressed(asking(), html(long))).headers.get("content-encoding")).toBeNull();
});

test("what is short, a picture, or compressed already goes out as it is", async () => {
  const short = await compressed(asking("br"), html("Hello"));
  expect(short.headers.get("content-encoding")).toBeNull();
  expect(short.bytes.toString()).toBe("Hello");

  expect(await compress(asking("br"), html(long, { "content-type": "image/jpeg" }))).toBeNull();
  expect(await compress(asking("br"), html(long, { "content-encoding": "gzip" }))).toBeNull();
});

test("a stream of events is never held back", async () => {
  expect(await compress(asking("br"), html(long, { "content-type": "text/event-stream" }))).toBeNull();
});

test("every cookie that is set stays a header of its own", async () => {
  const response = html(long);
  response.headers.append("set-cookie", "one=1; Path=/");
  response.headers.append("set-cookie", "two=2; Path=/");
  const { headers } = await compressed(asking("br"), response);
  expect(headers.getSetCookie()).toEqual(["one=1; Path=/", "two=2; Path=/"]);
});
