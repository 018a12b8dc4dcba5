import { expect, test } from 'vitest';
import { dictionaryOperations, oauthOperations } from '../../generated/operations.gen.ts';
import { encodeBody } from './body.ts';

test('login is sent as form fields', () => {
  const { body, headers } = encodeBody(oauthOperations.login, { account: '张 三&', password: 'a+b', code: undefined });
  expect(body).toBe('account=%E5%BC%A0+%E4%B8%89%26&password=a%2Bb');
  expect(headers).toEqual({ 'Content-Type': 'application/x-www-form-urlencoded' });
});

test('a JSON operation called without a body sends an empty object', () => {
  expect(encodeBody(oauthOperations.lockScreen)).toEqual({ body: '{}', headers: { 'Content-Type': 'application/json' } });
});

test('a file is sent as a part, and the browser writes the header with its boundary', async () => {
  const file = new File(['{}'], '字典.bdd');
  const { body, headers } = encodeBody(dictionaryOperations.importDictionary, { file });
  const part = body instanceof FormData ? body.get('file') : null;
  expect(part instanceof File && [part.name, await part.text()]).toEqual(['字典.bdd', '{}']);
  expect(headers).toEqual({});
});

test('an operation without a body sends none', () => {
  expect(encodeBody(dictionaryOperations.setDictionaryEntryState, {})).toEqual({ headers: {} });
});
