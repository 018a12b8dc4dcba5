import { describe, expect, test } from 'vitest';
import { createAnswerHeaders, scriptSources } from './answerHeaders.ts';
import { createHostGuard } from './hosts.ts';
import { readConsoleConfig } from './index.ts';

const NAMES = ['console.example.test', 'other.example.test:8443'];

describe('scripts run from the built files alone', () => {
  test.each([
    ['this computer', '127.0.0.1:3000', {}, [], '127.0.0.1:3000/assets/'],
    ['this computer by name', 'localhost:3000', {}, [], 'localhost:3000/assets/'],
    ['a name of the deployment', 'console.example.test', {}, NAMES, 'console.example.test/assets/'],
    ['a name with a port', 'console.example.test:8080', {}, NAMES, 'console.example.test:8080/assets/'],
    ['a name a proxy tells', '127.0.0.1:3000', { 'x-forwarded-host': 'console.example.test' }, NAMES, 'console.example.test/assets/'],
    [
      'a proxy that tells none',
      '127.0.0.1:3000',
      {},
      NAMES,
      '127.0.0.1:3000/assets/ console.example.test/assets/ other.example.test:8443/assets/',
    ],
    ['a name a stranger tells', 'console.example.test', { 'x-forwarded-host': 'evil.test' }, NAMES, 'console.example.test/assets/'],
    ['a proxy that tells none, and no name is set', '127.0.0.1:3000', { 'x-forwarded-for': '10.0.0.1' }, [], "'self'"],
    ['a proxy that tells another, and no name is set', '127.0.0.1:3000', { 'x-forwarded-host': 'evil.test' }, [], "'self'"],
    ['digits, which the standard does not take', '10.0.0.5:3000', {}, ['10.0.0.5'], "'self'"],
    ['digits with colons', '[::1]:3000', {}, [], "'self'"],
    ['what would end the directive', 'localhost; script-src *', {}, [], "'self'"],
  ] as const)('%s', (_what, host, headers, hosts, expected) => {
    expect(scriptSources({ host, headers }, hosts, createHostGuard(hosts))).toBe(expected);
  });
});

test('the policy is that of a page, of the worker that hashes, or of an answer of the API', () => {
  const headersOf = createAnswerHeaders(readConsoleConfig({}), NAMES, createHostGuard(NAMES));
  const policyOf = (path: string) => headersOf({ path, host: 'console.example.test', headers: {} })['Content-Security-Policy'];
  expect(policyOf('/home')).toContain('; script-src console.example.test/assets/;');
  expect(policyOf('/home')).toContain('; worker-src console.example.test/assets/ blob:;');
  expect(policyOf('/assets/md5.worker-BxY_1-a2.js')).toContain("script-src console.example.test/assets/ 'wasm-unsafe-eval'");
  for (const path of ['/api/file/Image/im/1.png', '/websocket/x'])
    expect(policyOf(path)).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});

test('who came by https is kept to it', () => {
  const headersOf = createAnswerHeaders(readConsoleConfig({}), [], createHostGuard([]));
  const kept = (scheme: string) =>
    headersOf({ path: '/', host: 'localhost', headers: { 'x-forwarded-proto': scheme } })['Strict-Transport-Security'];
  expect([kept('https'), kept('http')]).toEqual(['max-age=31536000', undefined]);
});
