import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';
import { bodyOf, control, designOf, make, release, subTable, type Control } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const LIST = { columnList: [{ prop: 'name', label: '名称' }] };
const FIELDS = [control('name', '名称'), control('plate', '车牌号'), subTable('rows', [control('item', '项目'), control('price', '单价')])];
const retired = (...keys: string[]) => ({ milepostRetired: keys.map((key) => ({ key, kind: 'comInput', label: key, own: {}, atMs: 1 })) });

/** A released model with its records. */
async function madeWith(enCode: string, records: readonly object[]): Promise<{ id: string; recordIds: string[] }> {
  const id = await make(admin, enCode, designOf(FIELDS, LIST));
  await release(admin, id);
  const recordIds: string[] = [];
  for (const values of records)
    recordIds.push((await admin.data('createRecord', { path: { id }, body: { data: JSON.stringify(values) } })) ?? '');
  return { id, recordIds };
}
const redesign = (id: string, enCode: string, fields: readonly Control[], form: object = {}) =>
  admin.call('updateModel', { path: { id }, body: { id, ...bodyOf(enCode, designOf(fields, LIST, form)) } });
const valuesOf = async (id: string, recordId: string) =>
  JSON.parse((await admin.data('getRecord', { path: { id, recordId } })).data ?? '') as Record<string, unknown>;

describe('a release without a field that was released', () => {
  it('is refused with the records that hold a value, and taken once the design retires the field', async () => {
    const { id } = await madeWith('keys.lost', [{ name: '甲', plate: '京A' }, { name: '乙', plate: '京B' }, { name: '丙' }]);
    await redesign(id, 'keys.lost', [control('name', '名称'), control('number', '车牌号')]);
    const message = '字段“车牌号”（plate）在 2 条记录中有值，请先在设计中停用该字段，再发布';
    expect(await release(admin, id)).toEqual({
      code: 400,
      msg: message,
      data: { problems: [{ code: 'lostField', place: 'formData.fields', key: 'plate', label: '车牌号', records: 2, message }] },
    });
    const english = await release(personWith(sandbox.url, admin.token, 'en'), id);
    expect(english.data?.problems?.[0]?.message).toBe(
      'The field “车牌号” (plate) has a value in 2 records. Retire it in the design before the release',
    );
    expect((await admin.data('getModel', { path: { id } })).state).toBe(2);
    await redesign(id, 'keys.lost', [control('name', '名称'), control('number', '车牌号')], retired('plate'));
    expect(await release(admin, id)).toMatchObject({ code: 200 });
  });

  it('tells columns of a sub-table by themselves, and a sub-table that is gone as a whole', async () => {
    const { id } = await madeWith('keys.rows', [{ name: '甲', rows: [{ item: '一' }, { price: '2' }] }]);
    const keys = async () => (await release(admin, id)).data?.problems?.map(({ key, records }) => [key, records]);
    await redesign(id, 'keys.rows', [control('name'), control('plate'), subTable('rows', [control('item', '项目')])]);
    expect(await keys()).toEqual([['rows-price', 1]]);
    await redesign(id, 'keys.rows', [control('name')]);
    expect(await keys()).toEqual([['rows', 1]]);
    await redesign(id, 'keys.rows', [control('name')], retired('rows'));
    expect(await release(admin, id)).toMatchObject({ code: 200 });
  });

  it('goes where no record holds a value of it', async () => {
    const { id } = await madeWith('keys.empty', [{ name: '甲', plate: '', rows: [] }]);
    await redesign(id, 'keys.empty', [control('name', '名称')]);
    expect(await release(admin, id)).toMatchObject({ code: 200 });
  });
});

describe('values of a field that was retired', () => {
  it('stay when their record is saved again, in rows of sub-tables too', async () => {
    const rows = [
      { item: '一', price: '10' },
      { item: '二', price: '20' },
    ];
    const { id, recordIds } = await madeWith('keys.kept', [{ name: '甲', plate: '京A', rows }]);
    const [recordId = ''] = recordIds;
    await redesign(id, 'keys.kept', [control('name'), subTable('rows', [control('item')])], retired('plate', 'rows-price'));
    expect(await release(admin, id)).toMatchObject({ code: 200 });
    const sent = { name: '甲二', rows: [{ item: '二' }, { item: '三' }] };
    const body = { id: recordId, data: JSON.stringify(sent) };
    expect(await admin.call('updateRecord', { path: { id, recordId }, body })).toMatchObject({ code: 200 });
    expect(await valuesOf(id, recordId)).toMatchObject({ name: '甲二', plate: '京A', rows: [{ item: '二', price: '20' }, { item: '三' }] });
  });

  it('are taken from a form that was opened before, in rows of sub-tables too; a key nobody has designed is not', async () => {
    const { id, recordIds } = await madeWith('keys.older', [{ name: '甲', plate: '京A', rows: [{ item: '一', price: '10' }] }]);
    const [recordId = ''] = recordIds;
    await redesign(id, 'keys.older', [control('name'), subTable('rows', [control('item')])], retired('plate', 'rows-price'));
    expect(await release(admin, id)).toMatchObject({ code: 200 });
    const sent = { name: '甲二', plate: '京B', other: '外', rows: [{ item: '一', price: '11' }] };
    const body = { id: recordId, data: JSON.stringify(sent) };
    expect(await admin.call('updateRecord', { path: { id, recordId }, body })).toMatchObject({ code: 200 });
    const { other: _, ...kept } = sent;
    expect(await valuesOf(id, recordId)).toMatchObject(kept);
    expect(await valuesOf(id, recordId)).not.toHaveProperty('other');
    const made = await admin.data('createRecord', { path: { id }, body: { data: JSON.stringify(sent) } });
    expect(await valuesOf(id, made ?? '')).toMatchObject(kept);
  });

  it('do not keep a form that was opened before from being asked for what is required now', async () => {
    const { id } = await madeWith('keys.asked', []);
    const asked = control('reason', '原因');
    const fields = [control('name'), { ...asked, __config__: { ...asked.__config__, required: true } }];
    await redesign(id, 'keys.asked', fields, retired('plate', 'rows'));
    expect(await release(admin, id)).toMatchObject({ code: 200 });
    const answer = await admin.call('createRecord', { path: { id }, body: { data: JSON.stringify({ name: '甲', plate: '京A' }) } });
    expect(answer).toMatchObject({ code: 400, msg: '请输入原因' });
  });

  it('are not given to a row by what it no longer says', async () => {
    const { id, recordIds } = await madeWith('keys.whole', [{ name: '甲', rows: [{ item: '一', price: '10' }] }]);
    const [recordId = ''] = recordIds;
    const body = { id: recordId, data: JSON.stringify({ name: '甲', rows: [{ item: '一' }] }) };
    await admin.call('updateRecord', { path: { id, recordId }, body });
    expect((await valuesOf(id, recordId))['rows']).toEqual([{ item: '一' }]);
  });
});

it('a model is not deleted while it has records, and the refusal says how many', async () => {
  const { id, recordIds } = await madeWith('keys.removed', [{ name: '甲' }, { name: '乙' }]);
  expect(await admin.call('removeModel', { path: { id } })).toMatchObject({ code: 400, msg: '该模型有 2 条记录，无法删除，请先删除记录' });
  await admin.call('removeRecords', { path: { id }, body: { ids: recordIds } });
  expect(await admin.call('removeModel', { path: { id } })).toMatchObject({ code: 200 });
});
