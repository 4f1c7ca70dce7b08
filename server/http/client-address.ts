import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** @param trusted addresses or CIDR ranges of proxies whose `X-Forwarded-For` is believed. */
export function clientAddressFrom(trusted: string[]) {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = "", prefix] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

  return (incoming: IncomingMessage): string => {
    const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
    let address = plain(incoming.socket.remoteAddress ?? "");
    while (isProxy(address)) {
      const before = plain(forwarded.pop()?.trim() ?? "");
      if (isIP(before) === 0) return address;
      address = before;
    }
    return address;
  };
}

function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}
