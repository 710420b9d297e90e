import { IPv6 } from 'ipaddr.js';

/** An IPv6 customer has 2^64 addresses, so the whole /64 network counts as one address. */
export function networkOf(address: string): string {
  if (!IPv6.isValid(address)) return address;
  const parsed = IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
