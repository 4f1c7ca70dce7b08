import { createHmac, timingSafeEqual } from "node:crypto";
import { isIPv6, SocketAddress } from "node:net";
import type { Context as Request } from "hono";
import type { Device } from "../domain/session/devices.ts";
import { deviceName } from "./session/device-name.ts";
import type { ApiEnvironment, Caller } from "./environment.ts";

const USER_AGENT_MAX = 500;

/** API and web tier derive it from the one secret that they share. */
export function webTierKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("web tier").digest("base64url");
}

export function isWebTier(c: Request<ApiEnvironment>, webTierKey: string): boolean {
  return same(c.req.header("x-umeed-web-tier") ?? "", webTierKey);
}

export function callerOf(c: Request<ApiEnvironment>, webTierKey: string): Caller {
  const isFromWebTier = isWebTier(c, webTierKey);
  const address = (isFromWebTier ? c.req.header("x-umeed-client-address") : c.env?.address) ?? "unknown";
  const device = c.req.header("x-umeed-device")?.slice(0, 100) || null;
  const userAgent = c.req.header(isFromWebTier ? "x-umeed-user-agent" : "user-agent")?.slice(0, USER_AGENT_MAX);
  return { isWebTier: isFromWebTier, address: household(address), device, userAgent };
}

export function deviceOf({ address, device, userAgent }: Caller): Device {
  return { key: device, name: deviceName(userAgent), address };
}

/** IPv6 is counted by /64: one household has as many addresses in it as it likes. */
function household(address: string) {
  // SocketAddress gives the one canonical spelling of an address.
  const plain = isIPv6(address) ? new SocketAddress({ address, family: "ipv6" }).address : address;
  const mapped = /^::ffff:(\d+\..+)$/.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const full = plain.includes("::") ? [...groups, ...Array<string>(missing).fill("0")] : groups;
  return `${full.slice(0, 4).join(":")}::/64`;
}

function same(sent: string, expected: string) {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
