import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { control, designOf, make, subTable } from './client.ts';

let sandbox: Sandbox;
let admin: Person;
let guest: Person;
beforeAll(async () => {
  sandbox = await startForTest();
  [admin, guest] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'guest')]);
});
afterAll(() => sandbox.close());

const read = (id: string) => admin.data('getModel', { path: { id } });
function bring(content: string | Uint8Array<ArrayBuffer>, name = 'a.vdd', who = admin) {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return who.call('importModel', { form });
}
async function exported(id: string): Promise<string> {
  const { url } = await admin.data('exportModelDesign', { path: { id } });
  return (await fetch(new URL(url, sandbox.url))).text();
}
const fileOf = (more: object = {}) =>
  JSON.stringify({ fullName: '外来', enCode: 'from.elsewhere', webType: 2, ...designOf([control('name')]), ...more });

it('a file that was exported comes back as a draft of its own, with all that was designed', async () => {
  const { list } = await admin.data('listModels', { query: { keyword: 'assetLedger' } });
  const seeded = list[0]?.id ?? '';
  const own = await make(admin, 'file.own', {
    ...designOf([control('name'), subTable('rows', [control('item')])], {}, { milepostRules: [{ own: 1 }] }),
    enableFlow: 1,
    description: '说明',
    flowTemplateJson: '{"type":"start"}',
    sortCode: 7,
    interfaceId: '9',
    interfaceName: '人员',
  });
  for (const id of [seeded, own]) {
    const answer = await bring(await exported(id));
    expect(answer).toMatchObject({ code: 200, msg: '导入成功，设计尚未发布' });
    const [before, after] = [await read(id), await read(answer.data?.id ?? '')];
    const left = { id: '', fullName: '', enCode: '', state: 0, flowId: null, lastModifyTime: 0, lastModifyUser: '', releaseTime: null };
    expect({ ...after, ...left }).toEqual({ ...before, ...left });
    expect([after.enCode, after.fullName, after.state]).toEqual([`${before.enCode}.copy1`, `${before.fullName}副本`, 0]);
  }
});

it('a code that is free stays, and a category is found by its code', async () => {
  const { list } = await admin.data('listModels', { query: { keyword: 'assetLedger' } });
  const { category } = await read(list[0]?.id ?? '');
  const { categoryCode } = JSON.parse(await exported(list[0]?.id ?? '')) as { categoryCode: string };
  const { data } = await bring(fileOf({ enCode: 'file.free', category: '1', categoryCode }));
  expect(await read(data?.id ?? '')).toMatchObject({ enCode: 'file.free', fullName: '外来', category });
  const other = await bring(fileOf({ enCode: 'file.none', category: '1' }));
  expect((await read(other.data?.id ?? '')).category).toBe('');
});

const NO_DESIGN = '文件内容不是表单设计，未写入任何数据';
it.each([
  ['another extension', fileOf(), '请上传 .vdd 格式的文件', 'a.json'],
  ['no JSON', '{broken', NO_DESIGN],
  ['a list', '[]', NO_DESIGN],
  ['nothing', '', NO_DESIGN],
  ['bytes', new Uint8Array([0xff, 0xfe, 0]), '文件 a.vdd不是 UTF-8 编码，请检查后重试'],
  ['a member twice', '{"fullName":"a","fullName":"b"}', NO_DESIGN],
  ['members of prototypes', '{"fullName":"a","__proto__":{"x":1}}', NO_DESIGN],
  ['levels without end', '['.repeat(1_000_000), NO_DESIGN],
  ['no name', fileOf({ fullName: undefined }), '请输入名称'],
  ['a code that is none', fileOf({ enCode: 'a b' }), '编码只能包含字母、数字和点，且点不能在开头或结尾'],
  ['a design that is no text', fileOf({ formData: 1 }), 'formData 类型不正确，请修改后重试'],
  ['a design that is no list of controls', fileOf({ formData: '{"fields":{}}' }), '设计中的“formData.fields”应为列表，请修改后重试'],
  ['keys of prototypes', fileOf(designOf([control('__proto__')])), '设计中的“formData.fields[0].__vModel__”不能作为字段编码，请修改后重试'],
  ['a list of another shape', fileOf({ columnData: '{"columnList":7}' }), 'columnData.columnList 类型不正确，请修改后重试'],
])('a file with %s is refused with what is wrong', async (_, content, msg, name = 'a.vdd') => {
  expect(await bring(content, name)).toEqual({ code: 400, msg });
  expect((await admin.data('listModels', { query: { keyword: 'from.elsewhere' } })).list).toEqual([]);
});

it('scripts and addresses of a file are kept as texts, and only who designs brings one', async () => {
  const label = '<img src=x onerror=alert(1)>';
  const form = { funcs: { onLoad: 'fetch("//evil.example")' } };
  const { data } = await bring(fileOf({ enCode: 'file.script', ...designOf([control('name', label)], {}, form) }));
  const { formData } = await read(data?.id ?? '');
  expect(JSON.parse(formData ?? '')).toMatchObject({ ...form, fields: [{ __config__: { label } }] });
  expect(await bring(fileOf({ enCode: 'file.guest' }), 'a.vdd', guest)).toMatchObject({ code: 400, msg: expect.stringContaining('权限') });
});
