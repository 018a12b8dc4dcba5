import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

const MODULE = '531001000000000021';
const COLUMNS = [
  { prop: 'driver', label: '驾驶员', visible: true },
  { prop: 'plateNumber', label: '车牌号', visible: true },
  { prop: 'remark', label: '备注', visible: false },
];

let sandbox: Sandbox;
let admin: Person;
let staff: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  staff = await signIn(sandbox.url, 'staff');
});
afterAll(() => sandbox.close());

const keep = (person: Person, fieldList: string, moduleId = MODULE) => person.call('setColumnSettings', { body: { moduleId, fieldList } });
const columns = (person: Person, id = MODULE) => person.data('getColumnSettings', { path: { id } });

it('a list nobody arranged has no settings', async () => {
  expect(await columns(admin)).toEqual([]);
});

it('columns are kept in their order, for the person and the list alone', async () => {
  expect(await keep(admin, JSON.stringify(COLUMNS))).toEqual({ code: 200, msg: '保存成功' });
  expect(await columns(admin)).toEqual(COLUMNS);
  expect(await columns(staff)).toEqual([]);
  expect(await columns(admin, '531001000000000022')).toEqual([]);
});

it('the next time they are kept replaces the last, also after signing in again', async () => {
  await keep(admin, JSON.stringify(COLUMNS.toReversed()));
  expect((await columns(await signIn(sandbox.url, 'admin'))).map(({ prop }) => prop)).toEqual(['remark', 'plateNumber', 'driver']);
});

it('widths and edges, which the documented items have not, come back as they went', async () => {
  const arranged = COLUMNS.map((column, at) => ({ ...column, width: at ? null : 240, fixed: at ? null : 'left' }));
  await keep(admin, JSON.stringify(arranged));
  expect(await columns(admin)).toEqual(arranged);
});

it.each(['[]', ''])('the restored default %j forgets them', async (fieldList) => {
  await keep(admin, JSON.stringify(COLUMNS));
  await keep(admin, fieldList);
  expect(await columns(admin)).toEqual([]);
});

it.each([
  ['no JSON', '[{'],
  ['no list', '{"prop":"a"}'],
  ['a column without a name', '[{"label":"a"}]'],
])('%s is refused and keeps what was there', async (_, fieldList) => {
  await keep(staff, JSON.stringify(COLUMNS));
  expect((await keep(staff, fieldList)).code).toBe(400);
  expect(await columns(staff)).toEqual(COLUMNS);
});

it('without a session there are none', async () => {
  expect((await keep(personWith(sandbox.url, ''), '[]')).code).toBe(600);
});
