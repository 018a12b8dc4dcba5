import { setupI18n } from '@lingui/core';
import type { PasswordPolicy } from '@milepost/openapi/domains/system-config';
import { expect, test } from 'vitest';
import { EMPTY, problemsOf, rulesOf } from './passwordForm.ts';
import type { PasswordDraft } from './passwordForm.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const STRICT: PasswordPolicy = {
  isLimited: true,
  minLength: 8,
  needsDigit: true,
  needsLowercase: true,
  needsUppercase: true,
  needsSpecial: true,
  isInitialChangeMandatory: true,
};
const FREE: PasswordPolicy = { ...STRICT, isLimited: false };
const GOOD: PasswordDraft = { oldPassword: 'old', password: 'Abcdef1!', repeated: 'Abcdef1!', code: 'k3d9' };
const said = (draft: PasswordDraft, policy: PasswordPolicy) =>
  problemsOf(draft, policy).map(({ field, sentence }) => [field, i18n._(sentence)]);

test('an empty form has four problems, in the order of the form', () =>
  expect(said(EMPTY, FREE)).toEqual([
    ['oldPassword', 'Old password cannot be empty'],
    ['password', 'New password cannot be empty'],
    ['repeated', 'Repeat password cannot be empty'],
    ['code', 'Captcha code cannot be empty'],
  ]));

test('a good one has none', () => expect(said(GOOD, STRICT)).toEqual([]));

test.each([
  ['Ab1!', 'New password length cannot be less than 8'],
  ['Abcdefg!', 'New password must contain digits'],
  ['ABCDEF1!', 'New password must contain lowercase letters'],
  ['abcdef1!', 'New password must contain uppercase letters'],
  ['Abcdef12', 'New password must contain a special character'],
])('%s: %s', (password, sentence) => {
  expect(said({ ...GOOD, password, repeated: password }, STRICT)).toEqual([['password', sentence]]);
  expect(said({ ...GOOD, password, repeated: password }, FREE)).toEqual([]);
});

test('the two passwords must match', () =>
  expect(said({ ...GOOD, repeated: 'Abcdef1?' }, STRICT)).toEqual([['repeated', 'The two passwords do not match']]));

test('the list names what the policy asks for, each met or not', () => {
  expect(rulesOf(STRICT, 'abc1').map(({ kind, isMet }) => [kind, isMet])).toEqual([
    ['tooShort', false],
    ['needsDigit', true],
    ['needsLowercase', true],
    ['needsUppercase', false],
    ['needsSpecial', false],
  ]);
  expect(rulesOf({ ...STRICT, minLength: 0, needsSpecial: false }, '').map(({ isMet }) => isMet)).toEqual([false, false, false]);
  expect(rulesOf(FREE, 'a')).toEqual([]);
});
