import type { DialectName as SandboxDialect } from '@milepost/openapi/servers/sandbox';
import { afterEach, describe, expect, it } from 'vitest';
import { FACTS } from './facts.ts';
import { DIALECTS, readDialect, speakDialect, spelledLogin, type DialectName } from './dialect.ts';
import { operationOf } from './description.ts';
import { signInCauses } from '../run/wire/signIn.ts';
import { EXIT } from './stop.ts';

afterEach(() => speakDialect({ name: '3.4' }));

/** Both name the same versions, or this file does not compile. */
const known: readonly SandboxDialect[] = DIALECTS satisfies readonly SandboxDialect[];

describe('a dialect', () => {
  it.each<[DialectName, string, string]>([
    ['3.4', '/api/system/BillRule/{id}/Action/Export', '/api/permission/Users/ExportExcel'],
    ['net-3.6', '/api/system/BillRule/{id}/Actions/Export', '/api/permission/Users/ExportData'],
    ['java-6.1', '/api/system/BillRule/{id}/Actions/Export', '/api/permission/Users/ExportData'],
  ])('%s has the same operations at addresses of its own', async (name, rule, users) => {
    const before = [...FACTS.keys()].toSorted();
    await speakDialect({ name });
    expect([...FACTS.keys()].toSorted()).toEqual(before);
    expect([operationOf('exportBillRule').path, operationOf('exportUsers').path]).toEqual([rule, users]);
    expect(FACTS.get('exportBillRule')?.operation.path).toBe(rule);
    expect(known).toContain(name);
  });

  it('judges answers by its own shapes', async () => {
    const wrapped = { code: 200, msg: 'Success', data: { list: [] } };
    expect(operationOf('listAllUsers').problems(wrapped)).not.toEqual([]);
    await speakDialect({ name: 'java-6.1' });
    expect(operationOf('listAllUsers').problems(wrapped)).toEqual([]);
  });

  it('has a key from 3.6 on: named, or on this computer that of the sandbox', () => {
    expect(readDialect(undefined, undefined, false)).toEqual({ name: '3.4', loginKey: null });
    expect(readDialect('net-3.6', undefined, true)).toEqual({ name: 'net-3.6', loginKey: 'milepost-sandbox' });
    expect(readDialect('java-6.1', 'k'.repeat(32), false).loginKey).toHaveLength(32);
    for (const [name, key, message] of [
      ['3.7', undefined, /--dialect is "3.7"/],
      ['net-3.6', undefined, /no key is named/],
      ['net-3.6', 'short', /--login-key has 5 bytes/],
      ['3.4', 'k'.repeat(16), /--login-key belongs to the servers from 3.6 on/],
    ] as const) {
      expect(() => readDialect(name, key, false)).toThrow(message);
      expect(() => readDialect(name, key, false)).toThrow(expect.objectContaining({ exitCode: EXIT.usage }));
    }
  });

  it('encrypts the MD5 of a sign-in once more, and nothing else of it', () => {
    const body = { account: 'admin', password: '0192023a7bbd73250516f069df18b500' };
    expect(spelledLogin(body, { name: '3.4', loginKey: null })).toBe(body);
    const spelled = spelledLogin(body, { name: 'net-3.6', loginKey: 'milepost-sandbox' });
    expect(spelled).toEqual({ account: 'admin', password: expect.stringMatching(/^[0-9a-f]{96}$/) });
    expect(spelledLogin({ account: 'admin' }, { name: 'net-3.6', loginKey: 'milepost-sandbox' })).toEqual({ account: 'admin' });
  });
});

const answer = (body: object | string, contentType = 'application/json') => ({
  status: 200,
  contentType,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const V34 = { dialect: { name: '3.4', loginKey: null } } as const;
const NET = { dialect: { name: 'net-3.6', loginKey: 'a-key-of-16bytes' } } as const;

describe('a sign-in that failed names what may be wrong', () => {
  it.each([
    ['the address', answer('<html></html>', 'text/html'), V34, /^the address/],
    ['the answer', answer({ code: 200, msg: 'Success', data: {} }), V34, /^the answer/],
    ['the captcha', answer({ code: 400, msg: '验证码错误' }), V34, /^the captcha/],
    ['the lock', answer({ code: 400, msg: '账号已被锁定' }), V34, /^the lock/],
    ['the account', answer({ code: 400, msg: '账户或密码错误' }), V34, /^account or password: see MILEPOST_ADMIN_ACCOUNT/],
    ['the encoding', answer({ code: 400, msg: '账户或密码错误' }), V34, /^the encoding: .*--login-key/],
    ['the dialect', answer({ code: 400, msg: '账户或密码错误', extras: null, timestamp: 1 }), V34, /^the dialect: .*net-3.6/],
    ['the key', answer({ code: 400, msg: '账户或密码错误', extras: null, timestamp: 1 }), NET, /^the key: .*--login-key/],
  ])('%s', (_, came, profile, cause) => {
    const causes = signInCauses(came, profile);
    expect(causes).toContainEqual(expect.stringMatching(cause));
    expect(causes.join()).not.toContain('a-key-of-16bytes');
  });

  it('and nothing where a token came', () => {
    expect(signInCauses(answer({ code: 200, msg: 'Success', data: { token: 'bearer x' } }), V34)).toEqual([]);
  });
});
