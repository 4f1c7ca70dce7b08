import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIPv4, type LookupFunction } from "node:net";

const SPECIAL_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
/** Of 2000::/3, which alone has public addresses: what holds another address inside, and what is for examples. */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = new BlockList();
const global = new BlockList();
for (const range of SPECIAL_V4) add(special, range, "ipv4");
for (const range of SPECIAL_V6) add(special, range, "ipv6");
add(global, "2000::/3", "ipv6");

function add(list: BlockList, range: string, family: "ipv4" | "ipv6") {
  const [address = "", prefix = ""] = range.split("/");
  list.addSubnet(address, Number(prefix), family);
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  return global.check(address, "ipv6") && !special.check(address, "ipv6");
}

type Resolve = (name: string) => Promise<LookupAddress[]>;

/** Not by the system's look-up: slow names would hold its few threads, which passwords and files need too. */
function resolveWith(resolver: Resolver): Resolve {
  return async (name) => {
    const families = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return families.flatMap((asked, index) =>
      asked.status === "fulfilled" ? asked.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
    );
  };
}

const WITHIN = { timeout: 2_000, tries: 2 };

/** Asked by the connection itself, so that a name can't mean another machine a moment later. */
export function publicLookup(resolve = resolveWith(new Resolver(WITHIN))): LookupFunction {
  return (hostname, { all }, done) => {
    const fail = (code: string) => done(Object.assign(new Error("no address to connect to"), { code }), []);
    const give = (addresses: LookupAddress[]) => {
      if (addresses.length === 0) return fail("ENOTFOUND");
      const reachable = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = reachable;
      if (!first) return fail("ENOTPUBLIC");
      return all ? done(null, reachable) : done(null, first.address, first.family);
    };
    resolve(hostname).then(give, () => fail("ENOTFOUND"));
  };
}
