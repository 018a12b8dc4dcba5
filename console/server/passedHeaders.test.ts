import { expect, test } from 'vitest';
import { headersFromApi, headersToApi } from './passedHeaders.ts';

const asking = (own: string) => ({
  api: new URL('https://backend.example.test:8443/erp'),
  from: '10.0.0.7',
  isOwnPage: (origin: string) => origin === own,
});

const SENDING = { api: new URL('https://backend.example.test:8443/erp'), fileHost: 'https://files.example.test' };

test('what neighbours tell each other stays between them, both ways', () => {
  const told = {
    connection: 'keep-alive, x-secret',
    'x-secret': '1',
    'keep-alive': 'timeout=5',
    te: 'trailers',
    trailer: 'x',
    upgrade: 'h2c',
    'proxy-authorization': 'basic x',
    'transfer-encoding': 'chunked',
    expect: '100-continue',
    'x-kept': '2',
  };
  expect(Object.keys(headersToApi({ ...told, host: 'console.example.test' }, asking('')))).toEqual([
    'x-kept',
    'host',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ]);
  expect(headersFromApi({ ...told, etag: '"1"' }, {}, SENDING)).toEqual({ etag: '"1"' });
});

test('the backend learns who asks and by which name, however many stand between', () => {
  expect(headersToApi({ host: 'console.example.test' }, asking(''))).toEqual({
    host: 'backend.example.test:8443',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-host': 'console.example.test',
    'x-forwarded-proto': 'http',
  });
  const behind = { host: 'inner', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'console.example.test', 'x-forwarded-proto': 'https' };
  expect(headersToApi(behind, asking(''))).toMatchObject({
    'x-forwarded-for': '1.2.3.4, 10.0.0.7',
    'x-forwarded-host': 'console.example.test',
    'x-forwarded-proto': 'https',
  });
});

test('an origin of our own becomes the backend’s, and another stays what it is', () => {
  const ours = 'https://console.example.test';
  expect(headersToApi({ origin: ours }, asking(ours))['origin']).toBe('https://backend.example.test:8443');
  expect(headersToApi({ origin: 'http://evil.test' }, asking(ours))['origin']).toBe('http://evil.test');
  expect(headersToApi({}, asking(ours))['origin']).toBeUndefined();
});

test.each([
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-resource-policy',
  'link',
  'x-anything',
  'nel',
  'origin-agent-cluster',
  'refresh',
  'report-to',
  'service-worker-allowed',
  'set-cookie',
  'sourcemap',
  'speculation-rules',
  'strict-transport-security',
  'www-authenticate',
  'x-accel-redirect',
  'x-frame-options',
  'x-powered-by',
])('%s of the API acts on the whole origin or on the browser, and does not come through', (name) => {
  expect(headersFromApi({ [name]: 'x', 'content-type': 'text/plain' }, {}, SENDING)).toEqual({ 'content-type': 'text/plain' });
});

test.each([
  ['content-disposition', "attachment; filename*=UTF-8''a.pdf"],
  ['cache-control', 'no-store'],
  ['content-range', 'bytes 0-1/2'],
  ['retry-after', '3'],
])('%s says what an answer is, and comes through', (name, value) => {
  expect(headersFromApi({ [name]: value }, {}, SENDING)).toEqual({ [name]: value });
});

test.each([
  ['/erp/api/file/1?x=1#a', '/api/file/1?x=1#a'],
  ['/api/file/1', '/api/file/1'],
  ['https://backend.example.test:8443/erp/api/file/1', '/api/file/1'],
  ['https://files.example.test/b/1.png?sign=x', 'https://files.example.test/b/1.png?sign=x'],
  ['1.png', '1.png'],
  ['http://evil.test/', undefined],
  ['//evil.test/x', undefined],
  [String.raw`/\evil.test/x`, undefined],
  [String.raw`\\evil.test/x`, undefined],
  ['/erp//evil.test/x', '/evil.test/x'],
  ['https://backend.example.test:8443//evil.test/x', '/evil.test/x'],
  ['https:evil.test', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://files.example.test.evil.test/', undefined],
  ['https://files.example.test@evil.test/', undefined],
  ['http://[', undefined],
])('an answer that sends on to %s sends to %s', (location, expected) => {
  expect(headersFromApi({ location }, {}, SENDING)['location']).toBe(expected);
});
