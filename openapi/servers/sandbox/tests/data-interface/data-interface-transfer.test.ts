import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameter, startDataInterfaces, type DataInterfaceSteps } from './data-interface-steps.ts';
import { NO_RIGHT } from '../no-right.ts';

let steps: DataInterfaceSteps;

beforeAll(async () => {
  steps = await startDataInterfaces();
});
afterAll(() => steps.sandbox.close());

const upload = (text: string, name = '事故类型.bd', person = steps.admin) => {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return person.call('importDataInterface', { form });
};

describe('a data interface from a file', () => {
  it('is what was exported, its callers too; elsewhere its category is found by the code', async () => {
    const id = await steps.made({ checkType: 2, ipAddress: '10.26.5.1,10.26.6.*', enabledMark: 0 });
    const { lastModifyTime: _modified, ...record } = await steps.record(id);
    const { url } = await steps.admin.data('exportDataInterface', { path: { id } });
    const text = await (await fetch(new URL(url, steps.sandbox.url))).text();
    expect((await upload(text)).msg).toBe('编码已存在，请更换编码');
    await steps.admin.call('removeDataInterface', { path: { id } });
    expect(await upload(text.replace(steps.categoryId, 'another'))).toEqual({ code: 200, msg: '导入成功' });
    const { list } = await steps.admin.data('listDataInterfaces', { query: { keyword: record.enCode } });
    const { lastModifyTime: _again, ...copy } = await steps.record(list[0]?.id ?? '');
    expect(copy).toEqual({ ...record, id: list[0]?.id });
  });

  it.each([
    ['another kind of file', () => '{}', 'a.json', '请上传 .bd 格式的文件'],
    ['damaged JSON', () => '{', 'a.bd', '文件内容不是数据接口'],
    ['a source nobody knows', () => JSON.stringify(steps.draft({ dataType: 9 })), 'a.bd', '文件内容不是数据接口'],
    ['headers that are no list', () => JSON.stringify(steps.draft({ requestHeaders: '{' })), 'a.bd', '文件内容不是数据接口'],
    ['rows that are none', () => JSON.stringify(steps.draft({ query: '[1]' })), 'a.bd', '静态数据应为由对象组成的 JSON 数组'],
    ['a category nobody knows', () => JSON.stringify(steps.draft({ categoryId: '404' })), 'a.bd', '所属分类不存在'],
  ])('%s is refused', async (_, text, name, msg) => {
    const answer = await upload(text(), name);
    expect([answer.code, answer.msg]).toEqual([400, expect.stringContaining(msg)]);
  });
});

it('callers are checked by addresses that are written down', async () => {
  const create = (more: object) => steps.admin.call('createDataInterface', { body: steps.draft({ checkType: 2, ...more }) });
  expect((await create({ ipAddress: '' })).msg).toBe('请输入授权的 IP 地址');
  expect((await create({ ipAddress: '10.0.0.1,<script>' })).msg).toBe('IP 地址格式不正确，多个地址以逗号分隔');
  expect((await create({ ipAddress: '10.0.0.1,fe80::1' })).code).toBe(200);
});

it('the list is that of a source when asked', async () => {
  const sources = async (dataType: string) =>
    new Set((await steps.admin.data('listDataInterfaces', { query: { dataType, pageSize: '500' } })).list.map((row) => row.dataType));
  expect([await sources('1'), await sources('2'), await sources('3')]).toEqual([new Set([1]), new Set([2]), new Set([3])]);
});

describe('a draft that is not saved', () => {
  const sql = {
    dataType: 1,
    query: 'SELECT id, fullName FROM demo_toll_station WHERE roadNumber = {road} ORDER BY id',
    requestParameters: JSON.stringify([parameter('road')]),
  };
  const run = (more: object = {}, person = steps.admin) =>
    person.call('previewDataInterfaceDraft', { body: { ...sql, paramList: [{ field: 'road', defaultValue: 'S26' }], ...more } });

  it('gives its rows, and leaves no trace', async () => {
    const before = await steps.admin.data('listDataInterfaces', {});
    const { data } = await run();
    expect(data?.[0]).toEqual({ id: expect.any(String), fullName: expect.stringMatching(/收费站/) });
    expect((await steps.admin.data('listDataInterfaces', {})).pagination).toEqual(before.pagination);
  });

  it('is judged as one that is saved, and reads demo tables only', async () => {
    expect((await run({ query: '' })).msg).toBe('请输入查询语句或静态数据');
    expect((await run({ query: 'SELECT * FROM user' })).msg).toContain('只能查询演示表');
    expect((await run({ query: 'DELETE FROM demo_vehicle' })).code).toBe(400);
    expect((await run({ requestParameters: '[' })).code).toBe(400);
    expect((await run({ dataType: 3, path: 'https://a.example' })).msg).toContain('沙箱不会调用其他服务器');
  });

  it('is tried by who may save it', async () => {
    expect((await run({}, steps.staff)).msg).toMatch(NO_RIGHT);
  });
});

it('the tables an SQL may read are told, and can be read', async () => {
  const tables = async (linkId: string, keyword = '') => steps.admin.call('listDatabaseTables', { path: { linkId }, query: { keyword } });
  const { data } = await tables('0');
  expect(data?.list.map(({ tableName }) => tableName)).toContain('收费站');
  for (const { table } of data?.list ?? []) {
    const rows = await steps.admin.call('previewDataInterfaceDraft', {
      body: { dataType: 1, query: `SELECT count(*) AS rows FROM ${table}` },
    });
    expect([table, rows.code]).toEqual([table, 200]);
  }
  expect((await tables('0', 'vehicle')).data?.list).toHaveLength(1);
  expect((await tables('404')).msg).toBe('数据库不存在，请重新选择');
});
