import { describe, expect, it } from 'vitest';
import { readProfile } from './profile.ts';
import { ContractStop, EXIT } from '../../model/stop.ts';

const ADMIN = { MILEPOST_ADMIN_ACCOUNT: 'root', MILEPOST_ADMIN_PASSWORD: 'secret' };

describe('a target', () => {
  it.each([
    ['http://127.0.0.1:30000', 'http://127.0.0.1:30000', true],
    ['http://localhost:30000/', 'http://localhost:30000', true],
    ['http://[::1]:30000', 'http://[::1]:30000', true],
    ['https://api.example.test', 'https://api.example.test', false],
    ['http://127.0.0.1.example.test', 'http://127.0.0.1.example.test', false],
    ['http://2130706433:1', 'http://127.0.0.1:1', true],
  ])('%s is %s', (target, origin, isLoopback) => {
    expect(readProfile(target, ADMIN)).toMatchObject({ origin, isLoopback });
  });

  it.each([
    ['no address', '127.0.0.1:30000', /no web address/],
    ['another scheme', 'file:///etc/passwd', /no web address/],
    ['a password', 'http://admin:pw@127.0.0.1:30000', /holds a password/],
    ['a path', 'http://127.0.0.1:30000/api', /only an origin can be tested.*Give http:\/\/127\.0\.0\.1:30000\./],
  ])('with %s is refused as usage', (_, target, message) => {
    expect(() => readProfile(target, ADMIN)).toThrow(message);
    expect(() => readProfile(target, ADMIN)).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
  });
});

describe('the key of a sign-in', () => {
  const from = (spelling: object): string | null =>
    readProfile('https://api.example.test', { ...ADMIN, MILEPOST_LOGIN_KEY: 'of-the-env-16-by' }, spelling).dialect.loginKey;

  it('comes from the flag, else from the environment, and for a version that takes one only', () => {
    expect([
      from({ dialect: 'net-3.6' }),
      from({ dialect: 'net-3.6', loginKey: 'of-the-flag-16-b' }),
      from({}),
      from({ dialect: '3.4' }),
    ]).toEqual(['of-the-env-16-by', 'of-the-flag-16-b', null, null]);
  });

  it('that is an empty variable is told as that', () => {
    expect(() => from({ dialect: 'java-6.1', loginKey: '' })).toThrow(/--login-key is empty. Is the variable set/);
  });
});

describe('accounts', () => {
  it('come from the environment first', () => {
    expect(readProfile('http://127.0.0.1:30000', ADMIN).accounts).toMatchObject({
      admin: { account: 'root', password: 'secret' },
      staff: { account: 'staff', password: 'Staff2026' },
    });
  });

  it("are never the sandbox's own on another computer", () => {
    expect(readProfile('https://api.example.test', ADMIN).accounts).toEqual({ admin: { account: 'root', password: 'secret' } });
    expect(() => readProfile('https://api.example.test', {})).toThrow(/Set MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD/);
  });

  it('are complete or refused', () => {
    expect(() => readProfile('http://127.0.0.1:1', { MILEPOST_STAFF_ACCOUNT: 'x' })).toThrow(ContractStop);
    expect(() => readProfile('http://127.0.0.1:1', { MILEPOST_STAFF_ACCOUNT: 'x' })).toThrow(
      /Only one of MILEPOST_STAFF_ACCOUNT and MILEPOST_STAFF_PASSWORD/,
    );
  });
});
