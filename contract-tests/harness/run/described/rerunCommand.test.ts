import { describe, expect, it } from 'vitest';
import type { Exchange } from '../wire/exchange.ts';
import { readProfile } from '../target/profile.ts';
import { rerunCommand, rerunRowCommand, type RunContext } from './rerunCommand.ts';
import { curlOf } from '../wire/curl.ts';

const KEY = 'secret-of-theirs';
const HERE = 'http://127.0.0.1:30000';
const THERE = 'https://backend.example.com';
const ADMIN = { MILEPOST_ADMIN_ACCOUNT: 'root', MILEPOST_ADMIN_PASSWORD: 'secret' };
const result = { family: 'S', operation: 'listRoles' };
const call = { id: 'r17', operation: 'listRoles', who: 'admin', sent: {}, isLasting: true, exchange: null };
const called = (target: string, spelling: object, more: Partial<RunContext> = {}): RunContext => ({
  profile: readProfile(target, ADMIN, spelling),
  mode: 'read',
  seed: 0,
  reportFile: 'contract-report/report.json',
  ...more,
});

describe('the command that asks again', () => {
  it.each<[what: string, RunContext, again: string]>([
    ['of 3.4', called(HERE, {}), `replay r17 --target ${HERE}`],
    ['of a sandbox of 3.6, whose key everybody has', called(HERE, { dialect: 'net-3.6' }), `replay r17 --target ${HERE} --dialect net-3.6`],
    [
      'of a server of 6.1, whose key stands as its variable',
      called(THERE, { dialect: 'java-6.1', loginKey: KEY }),
      `replay r17 --target ${THERE} --dialect java-6.1 --login-key "$MILEPOST_LOGIN_KEY"`,
    ],
    ['of another report', called(HERE, {}, { reportFile: 'of us/r.json' }), `replay r17 --target ${HERE} --from 'of us/r.json'`],
    [
      'where no report is written',
      called(HERE, { dialect: 'net-3.6' }, { mode: 'full', reportFile: null, seed: 42 }),
      `run --target ${HERE} --dialect net-3.6 --mode full --operation listRoles --family S --seed 42`,
    ],
  ])('%s works as it stands', (_, run, again) => {
    expect(rerunCommand(run, result, call)).toBe(`npx milepost contract ${again}`);
  });

  it.each<[what: string, Parameters<typeof rerunCommand>[2]]>([
    ['writes, or names what the run has removed', { ...call, isLasting: false }],
    ['is none', undefined],
  ])('is the check where its call %s', (_, gone) => {
    const run = called(THERE, { dialect: 'net-3.6', loginKey: KEY }, { mode: 'own' });
    expect(rerunCommand(run, result, gone)).toBe(
      `npx milepost contract run --target ${THERE} --dialect net-3.6 --login-key "$MILEPOST_LOGIN_KEY" --mode own --yes --target-is backend.example.com --operation listRoles --family S`,
    );
  });

  it('runs a written row by its promise', () => {
    expect(rerunRowCommand(called(HERE, {}, { mode: 'full' }), "nobody's menu")).toBe(
      String.raw`npx milepost contract run --target ${HERE} --mode full --rows written --only 'nobody'\''s menu'`,
    );
  });
});

const exchange: Exchange = {
  operation: 'listRoles',
  request: 'GET /api/permission/Role?n=1',
  requestBody: null,
  fields: null,
  contentType: null,
  authorization: 'session',
  status: 200,
  responseType: '',
  response: '',
  startedMs: 0,
  durationMs: 1,
};
const HEAD = `curl -sS -X GET '${HERE}/api/permission/Role?n=1' -H 'jnpf-origin: pc'`;

describe('a call as a line for a shell', () => {
  it.each<[what: string, Partial<Exchange>, who: string, line: string]>([
    ['of the administrator', {}, 'admin', `${HEAD} -H "Authorization: $TOKEN"`],
    ['of a guest', {}, 'guest', `${HEAD} -H "Authorization: $GUEST_TOKEN"`],
    ['of nobody', { authorization: 'none' }, 'nobody', HEAD],
    ['with an invented token', { authorization: 'invented' }, 'invented', `${HEAD} -H 'Authorization: bearer invented'`],
    [
      'with a body',
      { requestBody: `{"fullName":"a'b"}`, authorization: 'none' },
      'nobody',
      String.raw`${HEAD} -H 'Content-Type: application/json' --data-raw '{"fullName":"a'\''b"}'`,
    ],
    [
      'of a form',
      {
        requestBody: '{"account":"a"}',
        fields: [['account', 'a']],
        contentType: 'application/x-www-form-urlencoded',
        authorization: 'none',
      },
      'nobody',
      `${HEAD} --data-urlencode 'account=a'`,
    ],
    [
      'of a file beside fields',
      {
        fields: [
          ['note', '@here'],
          ['file', '@people.xlsx'],
        ],
        contentType: 'multipart/form-data',
        authorization: 'none',
      },
      'nobody',
      `${HEAD} --form-string 'note=@here' -F 'file=@people.xlsx'`,
    ],
  ])('%s is that call', (_, more, who, line) => {
    expect(curlOf(HERE, { ...exchange, ...more }, who)).toBe(line);
  });
});
