import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { MODELS } from '../../resources/model/seed/index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

/** Records of each model that are sent back. */
const MOST_RECORDS = 25;
/** Filled in by the server anew. */
const STAMPS = /^(?:modifier|modifiedAt)$/;

let sandbox: Sandbox;
let admin: Person;
const ids = new Map<string, string>();
beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.parse('2026-11-20T09:00:00+08:00') });
  admin = await signIn(sandbox.url, 'admin');
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  for (const { id, enCode } of list) ids.set(enCode, id);
});
afterAll(() => sandbox.close());

type Row = { readonly id?: unknown; readonly top?: unknown; readonly children?: readonly Row[] | null };
const leaves = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ id, top, children }) => [...(top === true ? [] : [String(id)]), ...leaves(children ?? [])]);
const values = (text: string | null | undefined) =>
  Object.fromEntries(Object.entries(JSON.parse(text ?? '{}') as object).filter(([key]) => !STAMPS.test(key)));

it.each(MODELS.filter(({ isPreview, webType }) => !isPreview && webType !== 1 && webType !== 4).map(({ enCode }) => enCode))(
  'records of %s are taken back as they were answered, each of their values, and as new ones where none has to be the only one',
  async (enCode) => {
    const id = ids.get(enCode) ?? '';
    const { list } = await admin.data('listRecords', { path: { id }, body: { currentPage: 1, pageSize: MOST_RECORDS } });
    const records = leaves(list).slice(0, MOST_RECORDS);
    expect(records.length).toBeGreaterThan(0);
    for (const recordId of records) {
      const path = { id, recordId };
      const { data } = await admin.data('getRecord', { path });
      const put = await admin.call('updateRecord', { path, body: { id: recordId, data: data ?? '' } });
      expect([recordId, put.code, put.msg]).toEqual([recordId, 200, '更新成功']);
      expect(values((await admin.data('getRecord', { path })).data)).toEqual(values(data));
      const { code, msg } = await admin.call('createRecord', { path: { id }, body: { data: data ?? '' } });
      expect(code === 200 ? '已存在，请修改后重试' : msg).toMatch(/已存在，请修改后重试$/);
    }
  },
);
