import { describe, expect, test } from 'vitest';
import { BUTTONS, canOn, permitted, rightsKey } from './index.ts';
import type { ButtonCode } from './index.ts';

const permissions = new Map([['m1', { buttons: new Set(['btn_add']), columns: new Set(['fullName']), forms: new Set(['enCode']) }]]);

describe('three checks by code: column, form field and button', () => {
  const can = canOn(permissions, 'm1', true);
  test('what is listed is allowed', () => {
    expect([can.button(BUTTONS.add), can.column('fullName'), can.formField('enCode')]).toEqual([true, true, true]);
  });
  test('what is not listed is not', () => {
    expect([can.button(BUTTONS.edit), can.column('enCode'), can.formField('fullName')]).toEqual([false, false, false]);
  });
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('the name %s of every object is no permission', (code) => {
    expect([can.button(code as ButtonCode), can.column(code), can.formField(code)]).toEqual([false, false, false]);
  });
});

test.each([null, 'm2', 'constructor'])('a page with modelId %s has no matching entry and fails the check', (modelId) => {
  expect(canOn(permissions, modelId, true).button(BUTTONS.add)).toBe(false);
});

test('the directive applies only when the judge-permission flag is on', () => {
  expect(canOn(permissions, 'm2', false).button(BUTTONS.remove)).toBe(true);
});

test('actions are shown in their order, without those not allowed', () => {
  const actions = [{ code: BUTTONS.edit }, { code: BUTTONS.add }, { code: BUTTONS.remove }];
  expect(permitted(actions, canOn(permissions, 'm1', true))).toEqual([{ code: BUTTONS.add }]);
});

test('rights of a page are those under its entry of the menu, else those under what it opens', () => {
  expect([rightsKey(permissions, 'm1', 'other'), rightsKey(permissions, 'entry', 'm1'), rightsKey(permissions, 'entry', null)]).toEqual([
    'm1',
    'm1',
    null,
  ]);
});
