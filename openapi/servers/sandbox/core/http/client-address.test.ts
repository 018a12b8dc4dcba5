import { expect, it } from 'vitest';
import { clientAddress, isOverTls, networkOf } from './client-address.ts';

const NONE = new Set<string>();
const PROXIES = new Set(['127.0.0.1', '10.0.0.2']);

it.each([
  ['without a proxy the socket counts', '203.0.113.7', undefined, NONE, '203.0.113.7'],
  ['a header from a stranger is not believed', '203.0.113.7', '198.51.100.1', PROXIES, '203.0.113.7'],
  ['nor is any where no proxy is trusted', '127.0.0.1', '198.51.100.1', NONE, '127.0.0.1'],
  ['the one a trusted proxy has seen counts', '127.0.0.1', '198.51.100.1', PROXIES, '198.51.100.1'],
  ['not what the caller has written before it', '127.0.0.1', '1.1.1.1, 198.51.100.1', PROXIES, '198.51.100.1'],
  ['a row of trusted proxies is walked to its end', '127.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', PROXIES, '198.51.100.1'],
  ['what is no address ends the walk', '127.0.0.1', '198.51.100.1, unknown', PROXIES, '127.0.0.1'],
  ['IPv4 within IPv6 is IPv4', '::ffff:127.0.0.1', '::ffff:198.51.100.1', PROXIES, '198.51.100.1'],
  ['a socket that is gone is here', undefined, undefined, NONE, '127.0.0.1'],
])('%s', (_, socket, header, proxies, address) => expect(clientAddress(socket, header, proxies)).toBe(address));

it.each([
  ['198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['a connection that is encrypted itself', '203.0.113.7', true, undefined, true],
  ['one a trusted proxy says so of', '127.0.0.1', false, 'https', true],
  ['the outermost of two proxies', '::ffff:127.0.0.1', false, 'HTTPS, http', true],
  ['a proxy that was asked in the clear', '127.0.0.1', false, 'http, https', false],
  ['a stranger who says so', '203.0.113.7', false, 'https', false],
  ['nobody saying anything', '127.0.0.1', false, undefined, false],
])('over TLS: %s', (_, address, isEncrypted, header, expected) =>
  expect(isOverTls({ address, isEncrypted }, header, PROXIES)).toBe(expected),
);
