import { BlockList, isIPv6 } from "node:net";

const SPECIAL_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Beyond what is not global at all: ranges that carry an IPv4 address inside, which would get past its check. */
const SPECIAL_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ["::", 96],
  ["::ffff:0:0", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

/** One list for each family: in a common one, an IPv4 address also counts as the IPv6 address that it maps to. */
const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of SPECIAL_IPV4) special.ipv4.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of SPECIAL_IPV6) special.ipv6.addSubnet(network, prefix, "ipv6");

/** False for loopback, private, link-local and every other range that is not the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  return !special[family].check(address, family);
}
