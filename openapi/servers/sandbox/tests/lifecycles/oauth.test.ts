import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeUnlock, hashPassword, oauthCodecs } from '../../../../src/domains/oauth/index.ts';
import { systemConfigCodecs, type SystemSettings } from '../../../../src/domains/system-config/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { solved } from './captcha.ts';
import { apiOf, enter, failure, present, read, refusal, told, type Api } from './client.ts';

const WRONG = '账户或密码错误，请重新输入。';

let sandbox: Sandbox;
let nobody: Api;
let before: SystemSettings;
beforeAll(async () => {
  sandbox = await startForTest();
  nobody = apiOf(sandbox.url, null);
  before = await settings();
});
afterAll(() => sandbox.close());

async function settings(): Promise<SystemSettings> {
  const { api } = await enter(sandbox.url, 'admin');
  return read(systemConfigCodecs.getSystemConfig, api.getSystemConfig());
}

describe('a session', () => {
  it('begins with account and password, and ends when the person signs out', async () => {
    const staff = await enter(sandbox.url, 'staff');
    expect(staff.person.user).toMatchObject({ userAccount: 'staff', userName: '何俊杰' });
    expect(await told(staff.api.logout())).toBe('退出成功');
    expect(await failure(staff.api.getCurrentUser())).toMatchObject({ kind: 'session', code: 600, msg: '登录过期,请重新登录' });
    expect(staff.ended).toEqual([600]);
    expect(await refusal(enter(sandbox.url, 'staff', 'Wrong2026'))).toBe(WRONG);
  });

  it('is locked and opened again by the own password, and goes on meanwhile', async () => {
    const staff = await enter(sandbox.url, 'staff');
    const unlock = (password: string) => staff.api.lockScreen({ body: encodeUnlock({ account: 'staff', password }) });
    await staff.api.lockScreen({ body: oauthCodecs.lockScreen.body.encode({ kind: 'lock' }) });
    expect(await refusal(unlock('Wrong2026'))).toBe('密码错误，请重新输入');
    await unlock('Staff2026');
    expect([(await staff.api.getCurrentUser()).data?.userInfo.userAccount, staff.ended]).toEqual(['staff', []]);
  });

  it('can be had elsewhere only as far as the server says: nowhere here', async () => {
    expect(await read(oauthCodecs.getLoginConfig, nobody.getLoginConfig())).toEqual({
      redirect: false,
      url: '',
      ticketParams: '',
      socialsList: [],
    });
  });
});

describe('while the captcha is switched on', () => {
  let admin: Api;
  const save = (more: Partial<SystemSettings>) =>
    admin.updateSystemConfig({ body: systemConfigCodecs.updateSystemConfig.body.encode({ ...before, ...more }) });
  beforeAll(async () => {
    ({ api: admin } = await enter(sandbox.url, 'admin'));
    await save({ enableVerificationCode: true, verificationCodeNumber: 5 });
  });
  afterAll(() => save({}));

  it('every account is asked for as many letters as the settings say', async () => {
    const config = () => read(oauthCodecs.getAccountConfig, nobody.getAccountConfig({ path: { account: 'staff' } }));
    expect(await config()).toEqual({ enableVerificationCode: true, verificationCodeNumber: 5 });
  });

  it('the letters of a fresh image open a session, once', async () => {
    const captcha = await solved(sandbox.url, nobody, 5);
    expect(captcha.code).toHaveLength(5);
    expect((await enter(sandbox.url, 'staff', 'Staff2026', captcha)).person.user.userAccount).toBe('staff');
    expect(await refusal(enter(sandbox.url, 'staff', 'Staff2026', captcha))).toBe('验证码已过期，请刷新后重新输入');
  });

  it('no letters and wrong letters open none, however right the password', async () => {
    const { timestamp } = await solved(sandbox.url, nobody, 5);
    expect(await refusal(enter(sandbox.url, 'staff', 'Staff2026', { code: '-----', timestamp }))).toBe('验证码错误，请重新输入');
    expect(await refusal(enter(sandbox.url, 'staff'))).toBe('验证码已过期，请刷新后重新输入');
  });
});

describe('a ticket', () => {
  const status = (ticket: string) => read(oauthCodecs.getLoginTicketStatus, nobody.getLoginTicketStatus({ path: { ticket } }));
  const signInFor = (ticket: string) => {
    const fields = { account: 'staff', code: '', timestamp: '', origin: 'password', jnpf_ticket: ticket, client_id: 'admin', scope: 'all' };
    return nobody.login({
      body: oauthCodecs.login.body.encode({ ...fields, password: hashPassword('Staff2026'), grant_type: 'password' }),
    });
  };

  it('waits until somebody signs in with it, hands the session over once, and is then good for nothing', async () => {
    const ticket = await read(oauthCodecs.createLoginTicket, nobody.createLoginTicket());
    expect(await status(ticket)).toMatchObject({ status: 'waiting', value: null });
    await signInFor(ticket);
    const { status: outcome, value } = await status(ticket);
    expect(outcome).toBe('signedIn');
    expect((await present(sandbox.url, String(value))).person.user.userAccount).toBe('staff');
    expect(await status(ticket)).toMatchObject({ status: 'expired' });
    expect(await refusal(signInFor(ticket))).toBe('单点登录凭证已失效，请返回原页面重试');
  });

  it('nobody has given out is expired', async () => {
    expect(await status('invented')).toMatchObject({ status: 'expired', ticketTimeout: 0 });
  });
});
