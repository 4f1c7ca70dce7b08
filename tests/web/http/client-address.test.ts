import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddressFrom } from "../../../server/http/client-address.ts";

function callFrom(peer: string, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  if (forwarded !== undefined) incoming.headers["x-forwarded-for"] = forwarded;
  return incoming;
}

test("without proxies, the caller is the peer, whatever it says", () => {
  const addressOf = clientAddressFrom([]);
  expect(addressOf(callFrom("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("::ffff:203.0.113.9"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("2001:db8::9"))).toBe("2001:db8::9");
});

test("a trusted proxy is believed about who called it", () => {
  const addressOf = clientAddressFrom(["10.0.0.1"]);
  expect(addressOf(callFrom("10.0.0.1", "203.0.113.9"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("::ffff:10.0.0.1", "203.0.113.9"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("10.0.0.2", "203.0.113.9"))).toBe("10.0.0.2");
});

test("of a chain, only what trusted proxies wrote counts", () => {
  const addressOf = clientAddressFrom(["10.0.0.0/8", "2001:db8::/32"]);
  expect(addressOf(callFrom("10.0.0.1", "1.2.3.4, 203.0.113.9, 10.9.9.9"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("2001:db8::1", "203.0.113.9"))).toBe("203.0.113.9");
  expect(addressOf(callFrom("10.0.0.1", "203.0.113.9, not-an-address"))).toBe("10.0.0.1");
  expect(addressOf(callFrom("10.0.0.1"))).toBe("10.0.0.1");
  expect(addressOf(callFrom("10.0.0.1", "10.0.0.2, 10.0.0.3"))).toBe("10.0.0.2");
});
