import { describe, expect, test } from 'vitest';
import { entryFor, loginPath } from './entry.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console.example.test');
  return { pathname, search };
};
const out = { hasToken: false, isLocked: false };
const signedIn = { hasToken: true, isLocked: false };
const locked = { hasToken: true, isLocked: true };

describe('without a token', () => {
  test.each(['/login', '/login?redirect=%2Fhome'])('%s is allowed', (address) => {
    expect(entryFor(at(address), out)).toEqual({ show: 'login', goTo: null });
  });
  test.each(['/auth-redirect', '/sso', '/formShortLink'])('%s is allowed', (address) => {
    expect(entryFor(at(address), out)).toEqual({ show: 'public', goTo: null });
  });
  test('any other path goes to login with a redirect query holding the original path', () => {
    expect(entryFor(at('/systemData/dictionary?category=7'), out)).toEqual({
      show: 'login',
      goTo: '/login?redirect=%2FsystemData%2Fdictionary%3Fcategory%3D7',
    });
  });
  test.each(['/', '/lockScreen'])('%s is nothing to come back to', (address) => {
    expect(loginPath(at(address))).toBe('/login');
  });
});

describe('with a token', () => {
  test('visiting login goes to the root', () =>
    expect(entryFor(at('/login?redirect=%2Fhome'), signedIn)).toEqual({ show: 'app', goTo: '/' }));
  test('so does a lock screen where nothing is locked', () =>
    expect(entryFor(at('/lockScreen'), signedIn)).toEqual({ show: 'app', goTo: '/' }));
  test('any other path stays', () => expect(entryFor(at('/home'), signedIn)).toEqual({ show: 'app', goTo: null }));
  test('a public page is shown without the session', () =>
    expect(entryFor(at('/formShortLink?x=1'), signedIn)).toEqual({ show: 'public', goTo: null }));
});

describe('with a locked session', () => {
  test.each(['/home', '/', '/login', '/workFlowDetail?token=x'])('%s is sent to the lock-screen path', (address) => {
    expect(entryFor(at(address), locked)).toEqual({ show: 'lock', goTo: '/lockScreen' });
  });
  test('a session that is signed out because the server keeps no lock is locked too', () =>
    expect(entryFor(at('/home'), { hasToken: false, isLocked: true })).toEqual({ show: 'lock', goTo: '/lockScreen' }));
});
