import { expect, test } from 'vitest';
import { headersFromApi, headersToApi } from './passedHeaders.ts';

const asking = (own: string) => ({
  api: new URL('https://backend.example.test:8443/erp'),
  from: '10.0.0.7',
  isOwnPage: (origin: string) => origin === own,
});

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
  expect(headersFromApi(told, {})).toEqual({ 'x-kept': '2' });
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
