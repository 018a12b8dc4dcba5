import { isIP, isIPv6 } from 'node:net';

const LOCAL = '127.0.0.1';
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Half of an IPv6 address is chosen by whoever has the other half. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

const plain = (address: string): string => address.trim().replace(MAPPED, '');

/**
 * The address a call comes from: that of the socket. Where the socket is one of a proxy we were told to trust, it is the last
 * address in its `X-Forwarded-For` that is not such a proxy itself: what stands further left may be made up by the caller.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: ReadonlySet<string>): string {
  let address = plain(socketAddress ?? LOCAL);
  for (const one of (forwardedFor ?? '').split(',').map(plain).toReversed()) {
    if (!proxies.has(address) || isIP(one) === 0) break;
    address = one;
  }
  return address;
}

/**
 * True for a call that came over TLS: to us, or to a proxy we were told to trust, which says so in `X-Forwarded-Proto`. Of several
 * proxies the outermost counts, which stands first.
 */
export function isOverTls(
  socket: { readonly address: string | undefined; readonly isEncrypted: boolean },
  forwardedProto: string | undefined,
  proxies: ReadonlySet<string>,
): boolean {
  if (socket.isEncrypted) return true;
  const [outermost = ''] = (forwardedProto ?? '').split(',');
  return proxies.has(plain(socket.address ?? LOCAL)) && outermost.trim().toLowerCase() === 'https';
}

/** Part of an address that is counted as one: all of IPv4, the network of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const groupsOf = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const all = [...before, ...Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0'), ...after];
  return `${all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
