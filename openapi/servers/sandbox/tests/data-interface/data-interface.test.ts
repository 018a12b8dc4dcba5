import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatten } from '../client.ts';
import { parameter, rowsAsk, startDataInterfaces, type DataInterfaceSteps } from './data-interface-steps.ts';
import { NO_RIGHT } from '../no-right.ts';

let steps: DataInterfaceSteps;

beforeAll(async () => {
  steps = await startDataInterfaces();
});
afterAll(() => steps.sandbox.close());

describe('a data interface', () => {
  it('is created, read, changed and removed', async () => {
    const id = await steps.made({ description: '事件上报用' });
    expect(await steps.record(id)).toMatchObject({
      id,
      fullName: '事故类型',
      categoryId: steps.categoryId,
      dataType: 2,
      enabledMark: 1,
      description: '事件上报用',
    });
    const change = { ...(await steps.record(id)), fullName: '交通事故类型', query: '[{"id":"9","fullName":"其他"}]' };
    expect(await steps.admin.call('updateDataInterface', { path: { id }, body: change })).toEqual({ code: 200, msg: '更新成功' });
    expect((await steps.preview(id)).data).toEqual([{ id: '9', fullName: '其他' }]);
    expect(await steps.admin.call('removeDataInterface', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await steps.admin.call('getDataInterface', { path: { id } })).msg).toContain('数据接口不存在');
    expect((await steps.preview(id)).msg).toContain('数据接口不存在');
  });

  it.each([
    ['a blank name', { fullName: ' ' }, '请输入名称'],
    ['a name of 51 characters', { fullName: '车'.repeat(51) }, '名称最多为50个字符！'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, '编码最多为50个字符！'],
    ['a code with a hyphen', { enCode: 'a-b' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a code that is taken', { enCode: 'toll.station' }, '编码已存在，请更换编码'],
    ['a missing category', { categoryId: undefined }, '请选择分类'],
    ['an unknown category', { categoryId: '404' }, '所属分类不存在，请重新选择分类'],
    ['a fourth source', { dataType: 4 }, '数据来源只能为 SQL、静态数据或接口'],
    ['fixed rows that are no list of objects', { query: '["追尾"]' }, '静态数据应为由对象组成的 JSON 数组，请修改后重试'],
    ['no SQL', { dataType: 1, query: '' }, '请输入查询语句或静态数据'],
    ['no address of another server', { dataType: 3 }, '请输入接口地址'],
    ['parameters that are no JSON', { requestParameters: '[' }, '请求参数应为 JSON 数组，请修改后重试'],
    [
      'the same parameter twice',
      { requestParameters: JSON.stringify([parameter('a'), parameter('a')]) },
      '参数名称应以字母开头，只含字母、数字和下划线，且不能重复',
    ],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
  ])('refuses %s', async (_, more, msg) => {
    expect(await steps.admin.call('createDataInterface', { body: steps.draft(more) })).toEqual({ code: 400, msg });
  });

  it('keeps what it was when a change is refused', async () => {
    const id = await steps.made();
    const before = await steps.record(id);
    const change = { ...before, fullName: '另一个', enCode: 'toll.station' };
    expect((await steps.admin.call('updateDataInterface', { path: { id }, body: change })).msg).toBe('编码已存在，请更换编码');
    expect(await steps.record(id)).toEqual(before);
  });

  it('is changed by those who may press the buttons of its page only', async () => {
    const id = await steps.made();
    for (const [call, sent] of [
      ['createDataInterface', { body: steps.draft() }],
      ['updateDataInterface', { path: { id }, body: steps.draft() }],
      ['setDataInterfaceState', { path: { id } }],
      ['copyDataInterface', { path: { id } }],
      ['removeDataInterface', { path: { id } }],
    ] as const)
      expect((await steps.staff.call(call, sent)).msg).toMatch(NO_RIGHT);
    expect((await steps.preview(id)).code).toBe(200);
  });
});

describe('the list of data interfaces', () => {
  it('is paged, found by name or code, and of one category', async () => {
    const { list, pagination } = await steps.admin.data('listDataInterfaces', { query: { currentPage: '1', pageSize: '20' } });
    expect(pagination).toMatchObject({ currentPage: 1, pageSize: 20 });
    expect(list.slice(0, 3).map(({ enCode }) => enCode)).toEqual(['toll.station', 'toll.traffic.daily', 'toll.traffic.monthly']);
    expect(list[0]).toMatchObject({ creatorUser: '孙婉宁/admin', dataType: 1, enabledMark: 1 });
    const find = async (query: Record<string, string>) =>
      (await steps.admin.data('listDataInterfaces', { query })).list.map(({ enCode }) => enCode);
    expect(await find({ keyword: 'FLEET' })).toEqual(['fleet.vehicle', 'fleet.kind', 'fleet.track']);
    expect(await find({ keyword: '旧版' })).toEqual(['maintenance.price.old']);
    expect((await find({ categoryId: steps.categoryId })).every((code) => /^(toll|accident)\./.test(code))).toBe(true);
    expect(await find({ keyword: 'toll', sidx: 'enCode', sort: 'desc' })).toEqual([
      'toll.traffic.monthly',
      'toll.traffic.daily',
      'toll.station',
      'toll.payment',
    ]);
  });
});

describe('a disabled data interface', () => {
  it('stops filling options and popups, and starts again', async () => {
    const id = await steps.made();
    await steps.admin.data('listDataInterfaceRows', { path: { id }, body: rowsAsk() });
    expect((await steps.admin.call('setDataInterfaceState', { path: { id } })).code).toBe(200);
    const refused = { code: 400, msg: '该数据接口已禁用，请先启用后再调用' };
    expect(await steps.preview(id)).toEqual(refused);
    expect(await steps.staff.call('listDataInterfaceRows', { path: { id }, body: rowsAsk() })).toEqual(refused);
    expect(await steps.staff.call('findDataInterfaceRows', { path: { id }, body: { ids: ['1'] } })).toEqual(refused);
    expect(await steps.admin.data('listDataInterfaceFields', { path: { id }, body: {} })).toEqual(['id', 'fullName', 'level']);
    await steps.admin.call('setDataInterfaceState', { path: { id } });
    expect((await steps.preview(id)).data).toHaveLength(3);
  });

  it('leaves the tree and the list to choose from, its category stays', async () => {
    const id = await steps.made();
    const offered = async () => {
      const tree = await steps.admin.data('listDataInterfaceTree');
      const { list } = await steps.admin.data('listDataInterfaceChoices', { query: { pageSize: '10000' } });
      expect(tree.map(({ fullName }) => fullName)).toEqual(['收费运营', '车辆调度', '路网信息', '养护工程', '服务区经营']);
      return [flatten(tree).some((node) => node.id === id), list.some((row) => row.id === id)];
    };
    expect(await offered()).toEqual([true, true]);
    await steps.admin.call('setDataInterfaceState', { path: { id } });
    expect(await offered()).toEqual([false, false]);
    expect(
      (await steps.admin.data('listDataInterfaces', { query: { enabledMark: '0', pageSize: '500' } })).list.some((row) => row.id === id),
    ).toBe(true);
  });
});

describe('a copy', () => {
  it('starts disabled, with a name and a code of its own, and goes its own way', async () => {
    const id = await steps.made({ enCode: 'accident.weather' });
    expect(await steps.admin.call('copyDataInterface', { path: { id } })).toEqual({ code: 200, msg: '复制成功' });
    await steps.admin.call('copyDataInterface', { path: { id } });
    const copy = await steps.record(await steps.idOf('accident.weather.copy1'));
    expect(copy).toMatchObject({ fullName: '事故类型副本', enabledMark: 0, query: (await steps.record(id)).query });
    expect((await steps.record(await steps.idOf('accident.weather.copy2'))).id).not.toBe(copy.id);
    await steps.admin.call('updateDataInterface', { path: { id: copy.id }, body: { ...copy, query: '[]' } });
    expect((await steps.preview(id)).data).toHaveLength(3);
    await steps.admin.call('removeDataInterface', { path: { id } });
    expect((await steps.record(copy.id)).query).toBe('[]');
  });

  it('has a name and a code of at most 50 characters', async () => {
    const enCode = `${'c'.repeat(49)}${7}`;
    const id = await steps.made({ fullName: '车'.repeat(50), enCode });
    await steps.admin.call('copyDataInterface', { path: { id } });
    expect(await steps.record(await steps.idOf(`${'c'.repeat(44)}.copy1`))).toMatchObject({ fullName: `${'车'.repeat(48)}副本` });
  });
});

it('the parameters are what a form maps its fields to', async () => {
  const list = await steps.admin.data('listDataInterfaceParameters', { path: { id: await steps.idOf('toll.traffic.daily') } });
  expect(list.map(({ field, fieldName, required, defaultValue }) => [field, fieldName, required, defaultValue])).toEqual([
    ['stationId', '收费站', 1, ''],
    ['fromDay', '开始日期', 0, '2026-10-01'],
    ['toDay', '结束日期', 0, '2026-10-31'],
  ]);
});

it('an export is a file behind a link that works once', async () => {
  const { name, url } = await steps.admin.data('exportDataInterface', { path: { id: await steps.idOf('toll.station') } });
  expect(name).toBe('收费站.bd');
  const fetched = await fetch(new URL(url, steps.sandbox.url));
  expect(await fetched.json()).toMatchObject({ enCode: 'toll.station', dataType: 1 });
  expect(await (await fetch(new URL(url, steps.sandbox.url))).json()).toMatchObject({ code: 400 });
});
