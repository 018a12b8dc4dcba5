import { setupI18n } from '@lingui/core';
import { decodeCurrentUser } from '@milepost/openapi/domains/current-user';
import type { Locale } from '@milepost/kit/locale';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../i18n/menu/en.ts';
import { messages as zhtw } from '../../i18n/menu/zhtw.ts';
import { menuName } from '../../i18n/menuName.ts';
import { namedPerson } from './namedPerson.ts';
import { menuRoutes } from './menuRoutes.ts';

const words = (locale: Locale) => setupI18n({ locale, messages: { zh: {}, zhtw, en } });
const DICTIONARY = { id: '2', type: 2, enCode: 'systemData-dictionary', fullName: '数据字典', urlAddress: 'systemData/dictionary' };
const person = (fullName = '数据字典') =>
  decodeCurrentUser({
    userInfo: { userId: '7', userAccount: 'lin' },
    sysConfigInfo: { title: '智慧物流运营平台' },
    menuList: [{ id: '1', type: 0, enCode: 'systemData', fullName: '数据应用', children: [{ ...DICTIONARY, fullName }] }],
  } as never);

describe('names of the menu are in the language of the person', () => {
  test.each([
    ['zh', '数据字典', { fullName: '数据字典' }],
    ['zhtw', '数据字典', { fullName: '資料字典', serverName: '数据字典' }],
    ['en', '数据字典', { fullName: 'Data dictionary', serverName: '数据字典' }],
    ['zh', '我的字典', { fullName: '我的字典' }],
    ['zhtw', '我的字典', { fullName: '我的字典', lang: 'zh-Hans-CN' }],
    ['en', '我的字典', { fullName: '我的字典', lang: 'zh-Hans-CN' }],
    ['en', 'My dictionary', { fullName: 'My dictionary' }],
  ] as const)('%s: the server says %s', (locale, fullName, shown) =>
    expect(menuName({ enCode: DICTIONARY.enCode, fullName }, words(locale))).toEqual(shown),
  );

  test('words nobody has given yet are no name: the server’s own is shown', () =>
    expect(menuName({ enCode: 'team', fullName: '班组' }, { locale: 'en', messages: { 'menu team 班组': '' } })).toEqual({
      fullName: '班组',
      lang: 'zh-Hans-CN',
    }));

  test('a code that is a name of every object is no name', () =>
    expect(menuName({ enCode: 'constructor', fullName: '' }, words('en'))).toEqual({ fullName: '' }));
});

test('entries, the directories above them and the name of the system are named; an entry named otherwise says its language', () => {
  const { menus, systemConfig } = namedPerson(person('我的字典'), words('en'));
  const route = menuRoutes(menus).byPath.get('/systemData/dictionary');
  expect(route?.above.map(({ fullName }) => fullName)).toEqual(['Data']);
  expect(route?.item).toMatchObject({ fullName: '我的字典', lang: 'zh-Hans-CN' });
  expect(systemConfig.title).toBe('Smart logistics operations platform');
});

test('in zh the person is the one that came', () => {
  const came = person();
  expect(namedPerson(came, words('zh'))).toBe(came);
});

test('every language knows the same names', () => expect(Object.keys(en)).toEqual(Object.keys(zhtw)));
