import { expect, test } from 'vitest';
import { goodData, requestExample } from '../../testing/spec-examples.ts';
import { decodeLogin, encodeLogin, encodeUnlock, hashPassword } from './index.ts';

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['Admin2026', 'a41ae6c8735913b45643a8b790097993'],
  ['密码1', 'b4e32b8555a9fd3571a5c28e3f38fc3e'],
])('the password %j travels as lower-case hexadecimal MD5 of its UTF-8 bytes', (plain, hash) => {
  expect(hashPassword(plain)).toBe(hash);
});

test('the login body of the description is what we send', () => {
  expect(encodeLogin({ account: 'admin', password: 'Admin2026' })).toEqual(requestExample('login'));
});

test('a captcha goes along with the value its image was asked with', () => {
  expect(encodeLogin({ account: 'admin', password: 'x', captcha: { code: 'ab3d', timestamp: '0.71' } })).toMatchObject({
    code: 'ab3d',
    timestamp: '0.71',
  });
});

test('the unlock body of the description is what we send', () => {
  expect(encodeUnlock({ account: 'admin', password: 'Admin2026' })).toEqual(requestExample('lockScreen'));
});

test.each(goodData('login'))('the answer "%s" of the description begins a session', (_, data) => {
  expect(decodeLogin(data)).toEqual({ token: data?.token, layout: 'classic' });
});

test.each([
  ['no data', null],
  ['an empty token', { token: '' }],
])('%s begins no session', (_, data) => {
  expect(decodeLogin(data)).toBeNull();
});

test.each([
  ['functional', 'functional'],
  ['plain', 'plain'],
  ['blend', 'blend'],
  ['neon', 'classic'],
  [null, 'classic'],
  [undefined, 'classic'],
])('theme %j means the layout %s', (theme, layout) => {
  expect(decodeLogin({ token: 't', theme })?.layout).toBe(layout);
});
