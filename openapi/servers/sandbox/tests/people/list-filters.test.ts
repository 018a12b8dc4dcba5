import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.gen.ts';
import type { Sandbox } from '../../index.ts';
import { categoryId, flatten, signIn, startForTest, type Person } from '../client.ts';
import { organizationId } from '../people-client.ts';

let sandbox: Sandbox;
let admin: Person;
let top: string;
let roads: string;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  top = await organizationId(admin, '云望高速物流集团');
  roads = await categoryId(admin, 'businessType');
  const body = { fullName: '停用的', enabledMark: 0, description: '', sortCode: 0 };
  const made = await Promise.all([
    admin.call('createPosition', { body: { ...body, enCode: 'filter.position', organizeId: top, type: '管理岗' } }),
    admin.call('createGroup', { body: { ...body, enCode: 'filter.group', type: '项目组' } }),
    admin.call('createArea', { body: { ...body, enCode: 'filter.area', parentId: '-1' } }),
    admin.call('createDepartment', { body: { ...body, enCode: 'filter.department', parentId: top } }),
    admin.call('createDictionaryEntry', { body: { ...body, enCode: 'filter.entry', parentId: '0', dictionaryTypeId: roads } }),
  ]);
  if (made.some(({ code }) => code !== 200)) throw new Error(`not added: ${JSON.stringify(made)}`);
});
afterAll(() => sandbox.close());

type Row = Readonly<Record<string, unknown>> & { children?: Row[] | null };

/** Every list of named records, what its path needs, and the members it is filtered by. */
const LISTS: readonly (readonly [OperationId, () => Record<string, string>, readonly string[]])[] = [
  ['listPositions', () => ({}), ['enabledMark', 'type']],
  ['listRoles', () => ({}), ['enabledMark', 'type', 'globalMark']],
  ['listGroups', () => ({}), ['enabledMark', 'type']],
  ['listBillRules', () => ({}), ['enabledMark']],
  ['listAreas', () => ({ id: '-1' }), ['enabledMark']],
  // Those that are disabled come from every level: organizations.test.ts.
  ['listDepartments', () => ({ id: top }), ['category']],
  ['listDictionaryEntries', () => ({ id: roads }), ['enabledMark']],
  ['listDataInterfaces', () => ({}), ['enabledMark']],
  ['listMessageTemplates', () => ({}), ['enabledMark', 'messageType']],
];

describe.each(LISTS)('%s', (list, path, members) => {
  const rows = async (query: Record<string, string> = {}): Promise<Row[]> => {
    const data: unknown = await admin.data(list, { path: path(), query: { pageSize: '500', ...query } });
    return flatten((data as { list: Row[] }).list);
  };

  it.each(members)('is filtered by %s, and an empty filter is none', async (member) => {
    const all = await rows();
    const values = new Set(all.map((row) => String(row[member])));
    expect(values.size).toBeGreaterThan(1);
    for (const value of values) {
      const found = (await rows({ [member]: value })).map((row) => String(row[member]));
      expect([found.length, [...new Set(found)]]).toEqual([all.filter((row) => String(row[member]) === value).length, [value]]);
    }
    expect(await rows({ [member]: '' })).toHaveLength(all.length);
  });
});

it('the list below an organisation names the head of each department, and is ordered when asked', async () => {
  const head = (await admin.data('listUsers', { query: { keyword: 'admin' } })).list[0];
  const { list } = await admin.data('listDepartments', {
    path: { id: top },
    query: { sidx: 'enCode', sort: 'asc', category: 'department' },
  });
  const codes = list.map(({ enCode }) => enCode ?? '');
  expect(codes).toEqual(codes.toSorted());
  const id = list[0]?.id ?? '';
  const record = await admin.data('getDepartment', { path: { id } });
  expect((await admin.call('updateDepartment', { path: { id }, body: { ...record, managerId: head?.id } })).code).toBe(200);
  const after = await admin.data('listDepartments', { path: { id: top }, query: { keyword: record.enCode ?? '' } });
  expect(after.list[0]).toMatchObject({ managerId: head?.id, manager: `${head?.realName}/${head?.account}` });
});
