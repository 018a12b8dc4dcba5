import { expect, test } from 'vitest';
import { isPrivateHost } from './private-host.ts';

const hostOf = (host: string) => new URL(`https://${host}/`).hostname;

const PRIVATE = `
  localhost LOCALHOST. a.localhost oa printer.local db.internal nas.home.arpa
  127.0.0.1 2130706433 0x7f.1 0177.0.0.1 127.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1
  169.254.169.254 100.64.0.1 198.18.0.1 224.0.0.1 255.255.255.255
  [::1] [::] [::ffff:10.0.0.1] [fe80::1] [fd00::1] [ff02::1] [64:ff9b::a00:1] [2002:a00:1::]
`;

test.each(PRIVATE.trim().split(/\s+/))('%s is private', (host) => expect(isPrivateHost(hostOf(host))).toBe(true));

test.each(['example.test', 'example.test.', '8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.1.1', '[2606:4700::1111]', 'local.example'])(
  '%s is public',
  (host) => expect(isPrivateHost(hostOf(host))).toBe(false),
);
