/** First octets (and, where it matters, the range of the second) of IPv4 addresses that are nobody's on the internet. */
const PRIVATE_IPV4: readonly (readonly [first: number, from: number, to: number])[] = [
  [0, 0, 255],
  [10, 0, 255],
  [100, 64, 127],
  [127, 0, 255],
  [169, 254, 254],
  [172, 16, 31],
  [192, 168, 168],
  [198, 18, 19],
];
const FIRST_MULTICAST = 224;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;
/** Of IPv6 only 2000::/3 is the internet, without the addresses that wrap an IPv4 one (6to4). */
const PUBLIC_IPV6 = /^\[(?!2002:)[23][0-9a-f]{3}:/;
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * True when a host stands inside a private network, as far as its name tells: addresses of loopback, link and private
 * ranges, names without a dot, names of local networks. Pass the `hostname` of a `URL`, which has undone odd spellings.
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return !PUBLIC_IPV6.test(host);
  const [, first, second] = IPV4.exec(host) ?? [];
  if (first === undefined) return !host.includes('.') || PRIVATE_NAME.test(host);
  const [a, b] = [Number(first), Number(second)];
  return a >= FIRST_MULTICAST || PRIVATE_IPV4.some(([one, from, to]) => a === one && b >= from && b <= to);
}
