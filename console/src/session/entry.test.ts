import { describe, expect, test } from 'vitest';
import { entryFor, loginPath } from './entry.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console.example.test');
  return { pathname, search };
};

describe('without a token', () => {
  test.each(['/login', '/login?redirect=%2Fhome', '/auth-redirect', '/sso', '/formShortLink'])('%s is allowed', (address) => {
    expect(entryFor(at(address), false)).toEqual({ show: 'login', goTo: null });
  });
  test('any other path goes to login with a redirect query holding the original path', () => {
    expect(entryFor(at('/systemData/dictionary?category=7'), false)).toEqual({
      show: 'login',
      goTo: '/login?redirect=%2FsystemData%2Fdictionary%3Fcategory%3D7',
    });
  });
  test('the root needs no redirect, it is where a sign-in leads anyway', () => {
    expect(loginPath(at('/'))).toBe('/login');
  });
});

describe('with a token', () => {
  test('visiting login goes to the root', () => expect(entryFor(at('/login?redirect=%2Fhome'), true)).toEqual({ show: 'app', goTo: '/' }));
  test('any other path stays', () => expect(entryFor(at('/home'), true)).toEqual({ show: 'app', goTo: null }));
});
