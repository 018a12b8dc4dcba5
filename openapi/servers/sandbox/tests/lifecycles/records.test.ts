import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { MODELS } from '../../resources/model/seed/index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

/** A morning of the seed's November. */
const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let guest: Person;
const ids = new Map<string, string>();
beforeAll(async () => {
  sandbox = await startForTest({ now: () => NOW_MS });
  [admin, staff, guest] = (await Promise.all(['admin', 'staff', 'guest'].map((account) => signIn(sandbox.url, account)))) as [
    Person,
    Person,
    Person,
  ];
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  for (const { id, enCode } of list) ids.set(enCode, id);
});
afterAll(() => sandbox.close());

const idOf = (enCode: string): string => ids.get(enCode) ?? '';
type Row = Record<string, unknown> & { id: string; children?: Row[] | null };
const listed = async (person: Person, enCode: string, body: Record<string, unknown> = {}) => {
  const data = await person.data('listRecords', { path: { id: idOf(enCode) }, body: { currentPage: 1, pageSize: 20, ...body } });
  return { rows: (data?.list ?? []) as Row[], total: data?.pagination?.total ?? 0 };
};
const values = (text: string | null | undefined): Record<string, unknown> => JSON.parse(text ?? '{}');
const raw = async (person: Person, enCode: string, recordId: string) =>
  values((await person.data('getRecord', { path: { id: idOf(enCode), recordId } }))?.data);
const display = async (person: Person, enCode: string, recordId: string) =>
  values((await person.data('getRecordDisplay', { path: { id: idOf(enCode), recordId } }))?.data);

describe('the models of the menu', () => {
  it('are those its entries name, and what stands in the menu is released', async () => {
    const { menuList } = (await admin.data('getCurrentUser')) as {
      menuList: { id: string; type: number; propertyJson: string | null; children: never[] | null }[];
    };
    const entries: string[] = [];
    const walk = (nodes: typeof menuList): void =>
      nodes.forEach(({ type, propertyJson, children }) => {
        if (type === 3) entries.push(JSON.parse(propertyJson ?? '{}').moduleId);
        walk(children ?? []);
      });
    walk(menuList);
    expect(entries.length).toBe(19);
    for (const id of entries) expect(await admin.call('getModelConfig', { path: { id } })).toMatchObject({ code: 200 });
  });

  it.each(MODELS.filter(({ isPreview, webType }) => !isPreview && webType !== 1).map(({ enCode, count }) => [enCode, count] as const))(
    '%s has a list whose rows show a value for each of its columns',
    async (enCode) => {
      const { columnData } = (await admin.data('getModelConfig', { path: { id: idOf(enCode) } })) ?? {};
      const columns = (JSON.parse(columnData ?? '{}').columnList as { prop: string }[]).map(({ prop }) => prop.split('-')[0] ?? prop);
      const { rows } = await listed(admin, enCode);
      const [first] = rows[0]?.children ?? rows;
      expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining([...new Set(columns)]));
    },
  );

  it('that are not released are for who designs', async () => {
    const config = { path: { id: idOf('preview.wide') } };
    expect(await admin.call('getModelConfig', config)).toMatchObject({ code: 400, msg: '该模型未发布，请联系管理员' });
    expect(await guest.call('getModelConfig', { ...config, query: { type: '0' } })).toMatchObject({ code: 400 });
    const { formData } = (await admin.data('getModelConfig', { ...config, query: { type: '0' } })) ?? {};
    expect(values(formData)['fields']).toHaveLength(300);
    // Each of them as the description says it, the numbers for kinds of later designs too.
    const previews = MODELS.filter(({ isPreview }) => isPreview).map(({ enCode }) => enCode);
    const answered = previews.map(async (enCode) => {
      const { code } = await admin.call('getModelConfig', { path: { id: idOf(enCode) }, query: { type: '0' } });
      return [enCode, code];
    });
    expect(await Promise.all(answered)).toEqual(previews.map((enCode) => [enCode, 200]));
  });
});

describe('a record', () => {
  let kind: unknown;
  beforeAll(async () => {
    const { rows } = await listed(admin, 'assetLedger');
    kind = (await raw(admin, 'assetLedger', rows[0]?.id ?? ''))['kind'];
  });
  const body = (more: Record<string, unknown>) => ({ data: JSON.stringify({ name: '测试设施', kind, stake: 'K1+000', ...more }) });
  it('is made, read, changed and deleted', async () => {
    const path = { id: idOf('assetLedger') };
    const recordId = (await admin.data('createRecord', { path, body: body({ price: 1234.5 }) })) ?? '';
    expect(await raw(admin, 'assetLedger', recordId)).toMatchObject({ name: '测试设施', price: 1234.5, createdAt: NOW_MS });
    expect(await display(admin, 'assetLedger', recordId)).toMatchObject({
      price: '1,234.50',
      creator: '孙婉宁/admin',
      createdAt: '2026-11-20 09:00:00',
    });
    const change = { id: recordId, data: JSON.stringify({ price: 20 }) };
    expect(await admin.call('updateRecord', { path: { ...path, recordId }, body: change })).toMatchObject({ code: 200 });
    // What is not sent stays.
    expect(await raw(admin, 'assetLedger', recordId)).toMatchObject({ name: '测试设施', price: 20 });
    expect(await admin.call('removeRecord', { path: { ...path, recordId } })).toMatchObject({ code: 200 });
    expect(await admin.call('getRecord', { path: { ...path, recordId } })).toMatchObject({ code: 400 });
  });

  it('gets its number from the rule of its control, another one each time, and keeps it', async () => {
    const path = { id: idOf('assetLedger') };
    const [first = '', second = ''] = [
      await admin.data('createRecord', { path, body: body({ name: '编号甲' }) }),
      await admin.data('createRecord', { path, body: body({ name: '编号乙' }) }),
    ].map((id) => id ?? '');
    const [one, other] = [await raw(admin, 'assetLedger', first), await raw(admin, 'assetLedger', second)];
    expect(one['code']).toMatch(/^LC\d{8}$/);
    expect(other['code']).not.toBe(one['code']);
    await admin.call('updateRecord', { path: { ...path, recordId: first }, body: { id: first, ...body({ name: '编号甲', code: 'X' }) } });
    expect((await raw(admin, 'assetLedger', first))['code']).toBe(one['code']);
  });

  it('may not have the value of another one in a unique field', async () => {
    const path = { id: idOf('contractor') };
    const [{ id = '', name = '' } = {}] = (await listed(admin, 'contractor')).rows as { id?: string; name?: string }[];
    const twin = { data: JSON.stringify({ name: ` ${name} `, phone: '13800000000' }) };
    expect(await admin.call('createRecord', { path, body: twin })).toMatchObject({ code: 400, msg: '名称已存在，请修改后重试' });
    const named = (text: string) => ({ path, body: { data: JSON.stringify({ name: text, phone: '13800000000' }) } });
    expect((await admin.call('createRecord', named('Abc路桥 9'))).code).toBe(200);
    for (const spelled of ['ABC路桥 9', 'Ａｂｃ路桥　９', 'abc路\u2060桥 9'])
      expect([spelled, (await admin.call('createRecord', named(spelled))).msg]).toEqual([spelled, '名称已存在，请修改后重试']);
    // The same value in a list of imports, read all at once.
    const imported = await admin.data('importRecords', { path, body: { list: [{ name: 'ＡＢＣ路桥 9', phone: '13800000000' }] } });
    expect(imported?.failResult?.map(({ errorsInfo }) => errorsInfo)).toEqual(['名称已存在，请修改后重试']);
    expect(await admin.call('updateRecord', { path: { ...path, recordId: id }, body: { id, ...twin } })).toMatchObject({ code: 200 });
  });

  it('is written by who has the button of its model', async () => {
    expect(await guest.call('createRecord', { path: { id: idOf('assetLedger') }, body: body({ name: '访客' }) })).toMatchObject({
      code: 400,
    });
    expect(await staff.call('createRecord', { path: { id: idOf('assetLedger') }, body: body({ name: '何俊杰登记' }) })).toMatchObject({
      code: 200,
    });
  });

  it('shows what it refers to, with the id beside it, and attributes of that', async () => {
    const id = (await listed(admin, 'roadPatrol')).rows[0]?.id ?? '';
    const shown = await display(admin, 'roadPatrol', id);
    expect(shown['asset']).not.toBe('');
    expect(shown['asset_stake']).toMatch(/^K\d+\+\d{3}$/);
    expect(await raw(admin, 'roadPatrol', id)).toMatchObject({ asset: shown['asset_id'] });
  });
});
