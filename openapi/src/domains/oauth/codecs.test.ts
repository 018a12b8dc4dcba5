import { expect, test } from 'vitest';
import { oauthCodecs } from './index.ts';

const { getAccountConfig, getLoginTicketStatus, lockScreen, updatePasswordMessage } = oauthCodecs;

test.each([
  [1, true],
  [true, true],
  [0, false],
  [false, false],
  [null, false],
])('enableVerificationCode %j: is a captcha asked for? %j', (enableVerificationCode, expected) => {
  expect(getAccountConfig.data.decode({ enableVerificationCode }).enableVerificationCode).toBe(expected);
});

test.each([
  [6, 6],
  [0, 4],
  [null, 4],
  [undefined, 4],
])('verificationCodeNumber %j means %i letters', (verificationCodeNumber, letters) => {
  expect(getAccountConfig.data.decode({ enableVerificationCode: 1, verificationCodeNumber }).verificationCodeNumber).toBe(letters);
});

test.each([
  [0, 'waiting'],
  [1, 'signedIn'],
  [-1, 'expired'],
  [7, 'expired'],
])('a ticket with the status %i is %s', (status, expected) => {
  expect(getLoginTicketStatus.data.decode({ status }).status).toBe(expected);
});

test('an empty payload locks, account and password unlock', () => {
  expect(lockScreen.body.decode({})).toEqual({ kind: 'lock' });
  expect(lockScreen.body.encode({ kind: 'lock' })).toEqual({});
  expect(lockScreen.body.decode({ account: 'admin', password: 'x' })).toEqual({ kind: 'unlock', account: 'admin', password: 'x' });
});

test('no body asks for the reminder, four fields change the password', () => {
  const fields = { oldPassword: 'a', password: 'b', code: 'H3MK', timestamp: '0.4' };
  expect(updatePasswordMessage.body.decode(undefined)).toEqual({ kind: 'remind' });
  expect(updatePasswordMessage.body.encode({ kind: 'remind' })).toEqual({});
  expect(updatePasswordMessage.body.encode({ kind: 'change', ...fields })).toEqual(fields);
});
