import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { flatten, signIn, startForTest, type Person } from '../client.ts';
import { addPerson, enter, organizationId, rowOf } from '../people-client.ts';
import { recordId } from '../organization-client.ts';

let sandbox: Sandbox;
let admin: Person;
let boss: Person;
let caller: Person;
let top: string;
let road: string;
let positionId: string;
let roleId: string;
let groupId: string;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  boss = await signIn(sandbox.url, 'staff');
  [top, road] = await Promise.all([organizationId(admin, '云望高速物流集团'), organizationId(admin, '路产管理部')]);
  positionId = await recordId(admin, 'listPositions', 'office.archivist');
  roleId = await recordId(admin, 'listRoles', 'newcomer');
  groupId = await recordId(admin, 'listGroups', 'emergency.rescue');
  const managerId = (await rowOf(admin, 'staff')).id;
  const { account } = await addPerson(admin, road, { realName: '单吕萍', positionId, roleId, groupId, managerId });
  caller = await enter(sandbox.url, account);
});
afterAll(() => sandbox.close());

type Names = readonly { fullName?: string | null; realName?: string | null }[];
const namesIn = (rows: Names): string[] => rows.map(({ fullName, realName }) => fullName ?? realName ?? '');

/** Every list that takes a keyword and has people in it. */
const PEOPLE: Readonly<Record<string, (keyword: string) => Promise<Names>>> = {
  listUsers: async (keyword) => (await admin.data('listUsers', { query: { keyword, pageSize: '500' } })).list,
  listUserTree: async (keyword) => (await admin.data('listUserTree', { path: { id: '0' }, body: { keyword, pageSize: 500 } })).list,
  'listUserTree below': async (keyword) =>
    (await admin.data('listUserTree', { path: { id: road }, body: { keyword, pageSize: 500 } })).list,
  listAuthorizedUsers: async (keyword) => (await admin.data('listAuthorizedUsers', { path: { id: top }, body: { keyword } })).list,
  listUsersByOrganization: (keyword) => admin.data('listUsersByOrganization', { query: { organizeId: road, keyword } }),
  'listUsersByOrganization, the own one': (keyword) => caller.data('listUsersByOrganization', { query: { keyword } }),
  listUsersByPosition: (keyword) => admin.data('listUsersByPosition', { query: { positionId, keyword } }),
  listUsersByRole: (keyword) => admin.data('listUsersByRole', { query: { roleId, keyword } }),
  listSubordinates: (keyword) => boss.data('listSubordinates', { body: { keyword } }),
  listAllowedUsers: async (keyword) =>
    (await admin.data('listAllowedUsers', { body: { groupIds: [groupId], pagination: { keyword, pageSize: 500 } } })).list,
  pageSelectedUsers: async (keyword) => {
    const ids = [`${road}--department`];
    return (await admin.data('pageSelectedUsers', { body: { ids, userId: ids, pagination: { keyword, pageSize: 500 } } })).list;
  },
  listChatContacts: async (keyword) => (await admin.data('listChatContacts', { query: { keyword, pageSize: '500' } })).list,
};

const FINDS = ['shanlvping', 'shanlyuping', 'shan', 'slp', 'SLP', 'lvp', '吕p'];
const FINDS_NOT = ['danping', 'sp', 'shanlvpang'];

describe.each(Object.keys(PEOPLE))('%s', (list) => {
  const found = async (keyword: string) => namesIn((await PEOPLE[list]?.(keyword)) ?? []).some((name) => name.startsWith('单吕萍'));
  it.each(FINDS)('finds 单吕萍 by %s', async (keyword) => expect(await found(keyword)).toBe(true));
  it.each(FINDS_NOT)('does not find 单吕萍 by %s', async (keyword) => expect(await found(keyword)).toBe(false));
});

/** Every other list of names: what is looked for in it, by syllables and by initials. */
const NAMES: readonly (readonly [string, string, readonly string[], (keyword: string) => Promise<{ list: Names }>])[] = [
  ['listPositions', '董事长', ['dongshizhang', 'dsz'], (keyword) => admin.data('listPositions', { query: { keyword } })],
  ['listRoles', '调度主管', ['diaoduzhuguan', 'ddzg'], (keyword) => admin.data('listRoles', { query: { keyword } })],
  ['listGroups', '应急抢险组', ['yingjiqiangxian', 'yjqxz'], (keyword) => admin.data('listGroups', { query: { keyword } })],
  ['listOrganizations', '云望高速物流集团', ['yunwang', 'ywgs'], (keyword) => admin.data('listOrganizations', { query: { keyword } })],
  [
    'listDepartments',
    '路产管理部',
    ['luchan', 'lcglb'],
    (keyword) => admin.data('listDepartments', { path: { id: top }, query: { keyword, pageSize: '500' } }),
  ],
  ['listBillRules', '养护工单编号', ['yanghugongdan', 'yhgd'], (keyword) => admin.data('listBillRules', { query: { keyword } })],
];

describe.each(NAMES)('%s', (_, name, keywords, ask) => {
  it.each(keywords)(`finds ${name} by %s`, async (keyword) => expect(namesIn((await ask(keyword)).list)).toContain(name));
});

it('an entry of a dictionary is found by its sound', async () => {
  const { list: categories } = await admin.data('listDictionaryCategories');
  const id = flatten(categories).find(({ enCode }) => enCode === 'sex')?.id ?? '';
  const { list } = await admin.data('listDictionaryEntries', { path: { id }, query: { keyword: 'nan' } });
  expect(namesIn(list)).toEqual(['男']);
});
