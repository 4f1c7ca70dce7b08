import { expect, test } from "vitest";
import { safePath } from "../../../app/middleware/safe-path.ts";
import { noteFault } from "../../support/fault-note.ts";

const request = new Request("https://umeed.example/login");

test.each([
  ["/account/dates#x", "/account/dates#x"],
  ["/timeline", "/timeline"],
  ["/a/../account", "/account"],
  ["/weeks?next=https://evil.example", "/weeks?next=https://evil.example"],
])("%s is a place of ours", (next, expected) => {
  expect(safePath(next, request)).toBe(expected);
});

test.each([
  null,
  undefined,
  "",
  "account",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://umeed.example@evil.example",
  "/\u0000/evil.example",
])("%j never leads away", (next) => {
  const url = new URL(safePath(next, request), "https://umeed.example");
  expect(url.origin).toBe("https://umeed.example");
  noteFault({ saw: `a page of ${url.origin}` });
  expect(safePath(next, request)).not.toMatch(/^\/[/\\]/);
});
