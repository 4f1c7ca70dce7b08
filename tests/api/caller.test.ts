import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { callerOf, webTierKeyFrom } from "../../server/api/caller.ts";
import type { ApiEnvironment } from "../../server/api/environment.ts";

const KEY = webTierKeyFrom("a secret of at least thirty-two characters");
const api = new Hono<ApiEnvironment>().get("/", (c) => c.json(callerOf(c, KEY)));
const caller = async (address: string, headers: Record<string, string> = {}) =>
  (await api.request("/", { headers }, { address })).json();
const household = async (address: string) => Object(await caller(address)).address;

describe("the address of a caller", () => {
  test("is the peer's, unless the web tier says for whom it calls", async () => {
    const claimed = { "x-umeed-client-address": "203.0.113.9" };
    expect(await caller("192.0.2.1", claimed)).toEqual({ isWebTier: false, address: "192.0.2.1", device: null });
    for (const key of ["", "x", KEY.slice(1), KEY.toUpperCase()]) {
      expect(await caller("192.0.2.1", { ...claimed, "x-umeed-web-tier": key })).toMatchObject({
        address: "192.0.2.1",
      });
    }
    expect(await caller("192.0.2.1", { ...claimed, "x-umeed-web-tier": KEY })).toMatchObject({
      address: "203.0.113.9",
    });
  });

  test("is counted by household in IPv6, however it is written", async () => {
    const here = await household("2001:db8:7:1::1");
    for (const same of ["2001:db8:7:1:ffff:ffff:ffff:ffff", "2001:DB8:0007:0001:0:0:0:2", "2001:0db8:7:1:8::"]) {
      expect(await household(same)).toBe(here);
    }
    for (const other of ["2001:db8:7:2::1", "2001:db8:7::1", "::1", "2001:db8::7:1"]) {
      expect(await household(other)).not.toBe(here);
    }
  });

  test("is the same IPv4 address inside IPv6", async () => {
    expect(await household("192.0.2.1")).toBe("192.0.2.1");
    expect(await household("::ffff:192.0.2.1")).toBe("192.0.2.1");
    expect(await household("::ffff:c000:201")).toBe("192.0.2.1");
    expect(await household("::ffff:192.0.2.2")).not.toBe("192.0.2.1");
  });

  test.each(["", "unknown", "1.2.3", "::g", "fe80::1%eth0"])("may be no address at all: %j", async (address) => {
    expect(typeof (await household(address))).toBe("string");
  });
});

describe("the name of a phone", () => {
  test("is what it sends, cut to a hundred characters", async () => {
    const sent = (device: string) => caller("192.0.2.1", { "x-umeed-device": device });
    expect(await sent("of-sana")).toMatchObject({ device: "of-sana" });
    expect(await sent("")).toMatchObject({ device: null });
    expect(await sent("x".repeat(200))).toMatchObject({ device: "x".repeat(100) });
  });
});

describe("the browser of a caller", () => {
  const browser = async (headers: Record<string, string>) => Object(await caller("192.0.2.1", headers)).userAgent;

  test("is the one that calls, unless the web tier says for which it calls", async () => {
    const claimed = { "user-agent": "node", "x-umeed-user-agent": "Firefox/133.0" };
    expect(await browser(claimed)).toBe("node");
    expect(await browser({ ...claimed, "x-umeed-web-tier": KEY })).toBe("Firefox/133.0");
    expect(await browser({ "user-agent": "node", "x-umeed-web-tier": KEY })).toBeUndefined();
  });

  test("is read no further than five hundred characters", async () => {
    expect(await browser({ "user-agent": "x".repeat(9_000) })).toBe("x".repeat(500));
  });
});
