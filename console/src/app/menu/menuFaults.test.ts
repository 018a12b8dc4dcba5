// @vitest-environment jsdom
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $errors } from '../../browser/errorLog.ts';
import { logMenuFaults, menuFaults } from './menuFaults.ts';

const menuOf = (entries: readonly object[]) => {
  const menuList = entries.map((entry, at) => ({ id: `m${at}`, fullName: `菜单${at}`, type: 2, ...entry }));
  return decodeCurrentUser({ menuList, userInfo: { userId: '1', userAccount: 'admin' } } as never);
};

beforeEach(() => {
  $errors.set([]);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

test('an entry that is dropped alone is written into the log of the page, with its name and why', () => {
  const person = menuOf([
    { urlAddress: 'good' },
    { urlAddress: 'bad', propertyJson: '{bad' },
    { type: 9, urlAddress: 'nine' },
    { urlAddress: 'home' },
    { urlAddress: 'good' },
    { urlAddress: '' },
  ]);
  const faults = menuFaults(person);
  logMenuFaults(faults);
  expect($errors.get().map(({ message }) => message)).toEqual([
    'Menu entry “菜单5” (m5): noAddress /',
    'Menu entry “菜单4” (m4): duplicate /good',
    'Menu entry “菜单3” (m3): fixedPath /home',
    'Menu entry “菜单2” (m2): unknownKind',
    'Menu entry “菜单1” (m1): brokenProperty',
  ]);
  logMenuFaults(faults);
  expect($errors.get(), 'the same menu read again').toHaveLength(5);
});

test('a menu without faults writes nothing', () => {
  logMenuFaults(menuFaults(menuOf([{ urlAddress: 'good' }])));
  expect($errors.get()).toEqual([]);
});

test('a menu of faults leaves room for other failures', () => {
  logMenuFaults(menuFaults(menuOf(Array.from({ length: 300 }, () => ({ type: 9 })))));
  expect($errors.get()).toHaveLength(21);
  expect($errors.get()[0]?.message).toBe('Menu: 280 further entries');
});
