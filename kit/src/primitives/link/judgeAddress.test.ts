import { expect, test } from 'vitest';
import { externalLinkPath, judgeAddress } from './judgeAddress.ts';
import type { LinkTarget, LinkVerdict } from './types.ts';

const ORIGIN = 'https://console.example.test';

test.each<[string, LinkTarget, LinkVerdict]>([
  ['https://www.example.test/a?b=1#c', 'self', { kind: 'leave', href: 'https://www.example.test/a?b=1#c' }],
  ['https://www.example.test/a', 'blank', { kind: 'window', href: 'https://www.example.test/a' }],
  ['http://www.example.test', 'blank', { kind: 'window', href: 'http://www.example.test/' }],
  ['  https://www.example.test/  ', 'self', { kind: 'leave', href: 'https://www.example.test/' }],
  ['//www.example.test', 'self', { kind: 'leave', href: 'https://www.example.test/' }],
  ['/dictionary?id=1', 'self', { kind: 'page', path: '/dictionary?id=1' }],
  ['/dictionary', 'blank', { kind: 'window', href: `${ORIGIN}/dictionary` }],
  [`${ORIGIN}/dictionary`, 'self', { kind: 'page', path: '/dictionary' }],
])('%s with target %s', (address, target, verdict) => {
  expect(judgeAddress(address, target, ORIGIN)).toEqual(verdict);
});

test.each([
  ['javascript:alert(1)', 'scheme'],
  ['  JaVaScRiPt:alert(1)', 'scheme'],
  ['java\tscript:alert(1)', 'characters'],
  ['data:text/html,<script>alert(1)</script>', 'scheme'],
  ['vbscript:msgbox', 'scheme'],
  ['blob:https://console.example.test/1', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['mailto:a@example.test', 'scheme'],
  ['https://user:pass@example.test', 'userInfo'],
  ['/\\evil.example.test', 'characters'],
  ['https://', 'unreadable'],
  ['   ', 'empty'],
])('%s is refused: %s', (address, reason) => {
  for (const target of ['self', 'blank'] as const) expect(judgeAddress(address, target, ORIGIN)).toEqual({ kind: 'refused', reason });
});

test('an address of more than 2,048 characters is refused', () => {
  expect(judgeAddress(`https://example.test/${'a'.repeat(2048)}`, 'self', ORIGIN)).toEqual({ kind: 'refused', reason: 'tooLong' });
});

test.each([
  ['https://www.example.test/', '/externalLink?href=aHR0cHM6Ly93d3cuZXhhbXBsZS50ZXN0Lw%3D%3D'],
  ['https://例子.test/护栏?a=𠮷', '/externalLink?href=aHR0cHM6Ly%2FkvovlrZAudGVzdC%2FmiqTmoI8%2FYT3woK63'],
])('%s is encoded into %s', (address, path) => {
  expect(externalLinkPath(address)).toBe(path);
  const href = decodeURIComponent(path.slice('/externalLink?href='.length));
  expect(new TextDecoder().decode(Uint8Array.from(atob(href), (char) => char.codePointAt(0) ?? 0))).toBe(address);
});
