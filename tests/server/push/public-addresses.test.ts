import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "../../../server/ports/push/public-addresses.ts";

test.each(["8.8.8.8", "142.250.1.188", "100.128.0.1", "2a00:1450:4001:830::200a", "2606:4700::1111"])(
  "%s is of the open internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "no address",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

/** What a connection is given. @param means what the name means */
function lookedUp(means: LookupAddress[], all: boolean) {
  const lookup = publicLookup(async () => means);
  return new Promise((resolve) => {
    lookup("push.example.com", { all }, (error, address, family) => resolve(error?.code ?? [address, family]));
  });
}

test("of what a name means only public addresses are connected to", async () => {
  const [inside, outside] = [
    { address: "10.0.0.1", family: 4 },
    { address: "2a00:1450::1", family: 6 },
  ];
  expect(await lookedUp([inside, outside], false)).toEqual(["2a00:1450::1", 6]);
  expect(await lookedUp([inside, outside], true)).toEqual([[outside], undefined]);
  expect(await lookedUp([inside], false)).toBe("ENOTPUBLIC");
  expect(await lookedUp([inside], true)).toBe("ENOTPUBLIC");
  expect(await lookedUp([], true)).toBe("ENOTFOUND");
});

test("a name that nobody knows has no address", async () => {
  const lookup = publicLookup(() => Promise.reject(new Error("no such name")));
  const code = await new Promise((resolve) => {
    lookup("push.example.com", {}, (error) => resolve(error?.code));
  });
  expect(code).toBe("ENOTFOUND");
});
