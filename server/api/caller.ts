import { createHmac, timingSafeEqual } from "node:crypto";
import { isIPv6, SocketAddress } from "node:net";
import type { Context as Request } from "hono";
import type { Device } from "../domain/accounts/devices.ts";
import { deviceName } from "./device-name.ts";
import type { ApiEnvironment, Caller } from "./environment.ts";

/** More of what a browser says of itself nobody reads. */
const USER_AGENT_MAX = 500;

/** The key by which the API knows the web tier; both derive it from the one secret that they share. */
export function webTierKeyFrom(secret: string): string {
  return createHmac("sha256", secret).update("web tier").digest("base64url");
}

/** Who calls. The web tier calls for a browser and says for which, under its key; anyone else is its own address. */
export function callerOf(c: Request<ApiEnvironment>, webTierKey: string): Caller {
  const isWebTier = same(c.req.header("x-umeed-web-tier") ?? "", webTierKey);
  const address = (isWebTier ? c.req.header("x-umeed-client-address") : c.env?.address) ?? "unknown";
  const device = c.req.header("x-umeed-device")?.slice(0, 100) || null;
  const userAgent = c.req.header(isWebTier ? "x-umeed-user-agent" : "user-agent")?.slice(0, USER_AGENT_MAX);
  return { address: household(address), device, userAgent };
}

/** With what she calls, as the rules of accounts know it. */
export function deviceOf({ device, userAgent }: Caller): Device {
  return { key: device, name: deviceName(userAgent) };
}

/** IPv6 is counted by /64: one household has as many addresses in it as it likes. */
function household(address: string) {
  // One address has many spellings; the system's own is one of them.
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
