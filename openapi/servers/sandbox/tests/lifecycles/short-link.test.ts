import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;
let staff: Person;
let modelId = '';
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, staff] = (await Promise.all(['admin', 'staff'].map((account) => signIn(sandbox.url, account)))) as [Person, Person];
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  modelId = list.find(({ enCode }) => enCode === 'contractor')?.id ?? '';
});
afterAll(() => sandbox.close());

/** A call of somebody who has no session. */
const stranger = async (key: string, body?: object) => {
  const answer = await fetch(`${sandbox.url}/api/visualdev/ShortLink/${key}/Form`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { code: number; msg: string; data: { formData: string } | null };
};

it('a form is filled in without a session while its link is open: with its options, and without what needs a session', async () => {
  expect(await staff.call('updateShortLink', { path: { id: modelId }, body: { enabledMark: 1 } })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('权限'),
  });
  const { key } = (await admin.data('updateShortLink', { path: { id: modelId }, body: { enabledMark: 1 } })) ?? {};
  expect(key).toMatch(/^[\w-]{20,}$/);
  const { data } = await stranger(key ?? '');
  const fields = JSON.parse(data?.formData ?? '{}').fields as { __vModel__?: string; __config__: { jnpfKey: string; dataType?: string } }[];
  const text = JSON.stringify(fields);
  expect(fields.length).toBeGreaterThan(3);
  expect(text).not.toMatch(/"dataType":"d(ictionary|ynamic)"|userSelect|upload|comSelect|autoComplete/);
  const total = async () =>
    (await admin.data('listRecords', { path: { id: modelId }, body: { currentPage: 1, pageSize: 1 } }))?.pagination?.total;
  const before = (await total()) ?? 0;
  const handedIn = await stranger(key ?? '', {
    data: JSON.stringify({ name: '外部单位', phone: '13800000000', userField: '1', __proto__x: 1 }),
  });
  expect(handedIn).toMatchObject({ code: 200, msg: '提交成功' });
  expect(await total()).toBe(before + 1);
});

it('what has to be filled in is asked for, and a value that is taken is refused without saying which', async () => {
  const key = (await admin.data('updateShortLink', { path: { id: modelId }, body: { enabledMark: 1 } }))?.key ?? '';
  const handIn = async (values: object) => (await stranger(key, { data: JSON.stringify(values) })).msg;
  expect(await handIn({ phone: '13800000001' })).toBe('请输入名称');
  expect(await handIn({ name: '甲方', phone: ' ' })).toBe('请输入手机号码');
  const { list } = (await admin.data('listRecords', { path: { id: modelId }, body: { currentPage: 1, pageSize: 1 } })) ?? { list: [] };
  const taken = String(list[0]?.['name']);
  const said = await handIn({ name: taken, phone: '13800000001' });
  expect(said).toContain('未被接受');
  expect(said).not.toMatch(new RegExp(`名称|已存在|${taken}`));
  expect(await handIn({ name: `${taken}（新）`, phone: '13800000001' })).toBe('提交成功');
});

it('ways down through a dictionary are handed out level by level, and one of them is taken back', async () => {
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  const id = list.find(({ enCode }) => enCode === 'assetLedger')?.id ?? '';
  const key = (await admin.data('updateShortLink', { path: { id }, body: { enabledMark: 1 } }))?.key ?? '';
  type Way = { readonly id: string; readonly children?: readonly Way[] };
  type Control = {
    readonly __vModel__?: string;
    readonly __slot__?: { readonly options: readonly Way[] };
    readonly __config__: { readonly children?: readonly Control[] };
  };
  const controlsIn = (controls: readonly Control[] = []): readonly Control[] =>
    controls.flatMap((one) => [one, ...controlsIn(one.__config__.children)]);
  const { fields } = JSON.parse((await stranger(key)).data?.formData ?? '{}') as { readonly fields: readonly Control[] };
  const [top] = controlsIn(fields).find(({ __vModel__ }) => __vModel__ === 'kind')?.__slot__?.options ?? [];
  const below = top?.children?.[0]?.id ?? '';
  const handIn = async (kind: readonly unknown[]) =>
    (await stranger(key, { data: JSON.stringify({ name: '新设施', kind, stake: 'K1+000' }) })).msg;
  expect(await handIn([below])).toBe('设施类型：没有这个选项');
  expect(await handIn([top?.id, below])).toBe('提交成功');
});

it('scripts of a design are not handed out with it', async () => {
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  const id = list.find(({ enCode }) => enCode === 'laneClosure')?.id ?? '';
  const { key } = (await admin.data('updateShortLink', { path: { id }, body: { enabledMark: 1 } })) ?? {};
  const { data } = await stranger(key ?? '');
  expect(data?.formData).toContain('__vModel__');
  expect(data?.formData).not.toMatch(/=>|setFormData|"on":/);
});

it('fields that need a session are named, columns of sub-tables by their table, and the rest of a table stays', async () => {
  const { list } = (await admin.data('listModels', { query: { pageSize: '100' } })) ?? { list: [] };
  const id = list.find(({ enCode }) => enCode === 'maintenanceOrder')?.id ?? '';
  const { key } = (await admin.data('updateShortLink', { path: { id }, body: { enabledMark: 1 } })) ?? {};
  const form = JSON.parse((await stranger(key ?? '')).data?.formData ?? '{}');
  expect(form.milepostLeftOut).toEqual(['病害类型', '施工单位', '投入人员 · 人员', '附件']);
  const crew = form.fields.find(({ __vModel__ }: { __vModel__: string }) => __vModel__ === 'crew');
  expect(crew.__config__.children.map(({ __vModel__ }: { __vModel__: string }) => __vModel__)).toEqual(['vehicle', 'hours']);
});

it('a closed link and a key nobody made answer the same, and a renewed one ends the key before', async () => {
  const change = async (body: object) => (await admin.data('updateShortLink', { path: { id: modelId }, body: body as never }))?.key ?? '';
  const first = await change({ enabledMark: 1 });
  const second = await change({ enabledMark: 1, isRenewed: 1 });
  expect(second).not.toBe(first);
  const refusal = await stranger('nobody-made-this');
  expect(await stranger(first)).toEqual(refusal);
  await change({ enabledMark: 0 });
  expect(await stranger(second)).toEqual(refusal);
  expect(await stranger(second, { data: '{}' })).toMatchObject({ code: 400 });
});

it('so many forms in a minute are enough under one link', async () => {
  const key = (await admin.data('updateShortLink', { path: { id: modelId }, body: { enabledMark: 1 } }))?.key ?? '';
  const codes: number[] = [];
  for (let at = 0; at < 40; at += 1)
    codes.push((await stranger(key, { data: JSON.stringify({ name: `单位 ${at}`, phone: '13800000000' }) })).code);
  expect(codes.filter((code) => code === 200).length).toBe(30);
});
