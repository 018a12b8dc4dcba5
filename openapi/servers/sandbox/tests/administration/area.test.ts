import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let admin: Person;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  parentId: '500235',
  fullName: '双江街道',
  enCode: `town.${(serial += 1)}`,
  enabledMark: 1,
  sortCode: 10,
  description: '',
  ...more,
});
const create = (more: object = {}) => admin.call('createArea', { body: draft(more) });
const below = async (id: string, query: Record<string, string> = {}) => (await admin.data('listAreas', { path: { id }, query })).list;
const options = async (id: string, currId = '0') => (await admin.data('listAreaOptions', { path: { id, currId } })).list;
const names = (idsList: string[][]) => admin.data('findAreaNames', { body: { idsList } });
const change = async (id: string, more: object) =>
  admin.call('updateArea', { path: { id }, body: { ...(await admin.data('getArea', { path: { id } })), ...more } });
const switchState = (id: string) => admin.call('setAreaState', { path: { id } });

/** Makes an area and answers its id. */
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createArea', { body })).toEqual({ code: 200, msg: '新建成功' });
  return (await below(body.parentId)).find((row) => row.enCode === body.enCode)?.id ?? '';
}

describe('the areas of the seed', () => {
  it('are the 34 divisions of the first level, by their official codes', async () => {
    const provinces = await below('-1');
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({
      id: '110000',
      parentId: '-1',
      fullName: '北京市',
      enCode: '110000',
      enabledMark: 1,
      sortCode: 10,
      isLeaf: false,
      hasChildren: true,
      children: null,
    });
    expect(provinces.map(({ fullName }) => fullName)).toContain('香港特别行政区');
  });

  it('are some hundreds, each below the area its code names', async () => {
    const visit = async (id: string): Promise<string[]> => {
      const rows = await below(id);
      for (const row of rows) {
        const above = row.id.endsWith('0000') ? '-1' : row.id.endsWith('00') ? `${row.id.slice(0, 2)}0000` : `${row.id.slice(0, 4)}00`;
        expect([row.parentId, row.enCode]).toEqual([above, row.id]);
      }
      const deeper = await Promise.all(rows.filter((row) => row.hasChildren).map((row) => visit(row.id)));
      return [...rows.map((row) => row.id), ...deeper.flat()];
    };
    const ids = await visit('-1');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(300);
  });

  it('hold all 26 districts and 12 counties of Chongqing', async () => {
    expect((await below('500000')).map(({ fullName }) => fullName)).toEqual(['市辖区', '县']);
    expect(await below('500100')).toHaveLength(26);
    const counties = await below('500200');
    expect(counties).toHaveLength(12);
    expect(counties.find(({ id }) => id === '500235')).toMatchObject({ fullName: '云阳县', isLeaf: true, hasChildren: false });
  });
});

describe('an area', () => {
  it('is created, read with the name of its parent, changed and removed', async () => {
    const id = await made({ fullName: '人和街道', sortCode: 20, description: '高速出口' });
    const record = await admin.data('getArea', { path: { id } });
    expect(record).toMatchObject({
      id,
      parentId: '500235',
      parentName: '云阳县',
      fullName: '人和街道',
      sortCode: 20,
      description: '高速出口',
    });
    expect(await change(id, { fullName: '盘龙街道', parentId: '500236' })).toEqual({ code: 200, msg: '更新成功' });
    expect(await admin.data('getArea', { path: { id } })).toMatchObject({ fullName: '盘龙街道', parentName: '奉节县' });
    expect(await admin.call('removeArea', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getArea', { path: { id } })).msg).toContain('不存在');
  });

  it('at the top has no parent name', async () => {
    const id = await made({ parentId: '-1' });
    expect((await admin.data('getArea', { path: { id } })).parentName).toBe('');
    expect(await below('-1')).toHaveLength(35);
    await admin.call('removeArea', { path: { id } });
    expect(await below('-1')).toHaveLength(34);
  });

  it.each([
    ['no name', { fullName: '' }, '请输入区域名称'],
    ['a name of 51 characters', { fullName: '县'.repeat(51) }, '区域名称最多为50个字符！'],
    ['no code', { enCode: '' }, '请输入区域编码'],
    ['a code in Chinese', { enCode: '云阳' }, '区域编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['no parent', { parentId: undefined }, '请选择上级区域'],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
    ['an official code that is taken', { enCode: '500235' }, '区域编码已存在，请更换编码'],
    ['a parent that does not exist', { parentId: '404' }, '上级行政区划不存在，请重新选择上级'],
  ])('is refused with %s', async (_, more, msg) => {
    const before = (await below('500235')).length;
    expect(await create(more)).toEqual({ code: 400, msg });
    expect((await below('500235')).length).toBe(before);
  });

  it('cannot stand below itself or below its own descendants', async () => {
    for (const parentId of ['500000', '500200', '500235']) {
      expect((await change('500000', { parentId })).msg).toContain('自身或其下级');
    }
    expect((await admin.data('getArea', { path: { id: '500000' } })).parentId).toBe('-1');
  });

  it('is not removed while areas stand below it, and is a leaf again when they are gone', async () => {
    const top = await made({ parentId: '500200' });
    const town = await made({ parentId: top });
    const leaf = async () => (await below('500200')).find(({ id }) => id === top)?.isLeaf;
    expect(await leaf()).toBe(false);
    expect((await admin.call('removeArea', { path: { id: top } })).msg).toBe('该区域下有下级区域，无法删除，请先删除下级区域');
    expect(await below(top)).toHaveLength(1);
    await admin.call('removeArea', { path: { id: town } });
    expect(await leaf()).toBe(true);
    expect((await admin.call('removeArea', { path: { id: top } })).code).toBe(200);
  });

  it('is made by those who may press the button', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    expect((await staff.call('createArea', { body: draft() })).msg).toMatch(NO_RIGHT);
    expect((await staff.call('removeArea', { path: { id: '500235' } })).msg).toMatch(NO_RIGHT);
    expect((await staff.data('listAreas', { path: { id: '500200' } })).list).toHaveLength(12);
  });
});

describe('the list below an area', () => {
  it('finds by part of a name, a code or a sound on every level below it, each with the way down to it', async () => {
    expect((await below('500200', { keyword: '巫' })).map(({ fullName }) => fullName)).toEqual(['巫山县', '巫溪县']);
    expect((await below('500200', { keyword: '50023' })).length).toBe(7);
    expect(await below('500100', { keyword: '巫' })).toEqual([]);
    expect(await below('500200', { keyword: '%' })).toEqual([]);
    const ways = async (keyword: string) =>
      (await below('-1', { keyword })).map(({ fullName, parents }) => [...(parents ?? []).map((one) => one.fullName), fullName]);
    const wushan = ['重庆市', '县', '巫山县'];
    expect(await ways('巫')).toEqual([wushan, ['重庆市', '县', '巫溪县']]);
    expect(await ways('wushan')).toContainEqual(wushan);
    expect(await ways('云南')).toEqual([['云南省']]);
    expect((await below('-1', { keyword: '巫山' }))[0]?.parents?.[0]).toEqual({
      id: '500000',
      parentId: '-1',
      fullName: '重庆市',
      enCode: '500000',
      enabledMark: 1,
      sortCode: expect.any(Number),
    });
  });

  it('finds in the order of the tree, what stands above before what stands below', async () => {
    expect((await below('-1', { keyword: '5002' })).map(({ id }) => id).slice(0, 2)).toEqual(['500200', '500229']);
  });

  it('finds what is disabled on every level below it, what is enabled on its own', async () => {
    const id = await made({ enabledMark: 0 });
    const ways = (rows: Awaited<ReturnType<typeof below>>) => rows.map((one) => [...(one.parents ?? []).map((each) => each.id), one.id]);
    expect(ways(await below('-1', { enabledMark: '0' }))).toContainEqual(['500000', '500200', '500235', id]);
    expect(ways(await below('500235', { enabledMark: '1' }))).not.toContainEqual([id]);
    expect(await below('-1', { enabledMark: '1' })).toHaveLength(34);
  });

  it('does not exist below an area that does not', async () => {
    expect((await admin.call('listAreas', { path: { id: '404' } })).msg).toContain('不存在');
    expect((await admin.call('listAreaOptions', { path: { id: '404', currId: '0' } })).msg).toContain('不存在');
  });
});

describe('the choice of an area', () => {
  it('leaves out one area with everything below it', async () => {
    expect(await options('500200')).toHaveLength(12);
    expect((await options('500200', '500235')).map(({ id }) => id)).not.toContain('500235');
    expect(await options('500200', '500200')).toEqual([]);
    expect((await options('500000', '500200')).map(({ fullName }) => fullName)).toEqual(['市辖区']);
  });

  it('leaves out disabled areas and what is below them; the list keeps them', async () => {
    expect(await switchState('500236')).toEqual({ code: 200, msg: '操作成功' });
    expect((await options('500200')).map(({ id }) => id)).not.toContain('500236');
    expect((await below('500200')).find(({ id }) => id === '500236')?.enabledMark).toBe(0);
    await switchState('500236');
    await switchState('500000');
    expect((await options('-1')).map(({ id }) => id)).not.toContain('500000');
    expect(await options('500200')).toEqual([]);
    await switchState('500000');
    expect(await options('500200')).toHaveLength(12);
  });

  it('calls an area a leaf when nothing below it can be chosen', async () => {
    const town = await made({ parentId: '500237' });
    const isLeaf = async () => (await options('500200')).find(({ id }) => id === '500237')?.isLeaf;
    expect(await isLeaf()).toBe(false);
    await switchState(town);
    expect(await isLeaf()).toBe(true);
    await admin.call('removeArea', { path: { id: town } });
  });
});

describe('the names of chosen areas', () => {
  it('come in the order asked, whatever the order of the codes', async () => {
    expect(
      await names([
        ['510000', '511700'],
        ['500000', '500200', '500235'],
        ['500235', '500000'],
      ]),
    ).toEqual([
      ['四川省', '达州市'],
      ['重庆市', '县', '云阳县'],
      ['云阳县', '重庆市'],
    ]);
    expect(await names([[], ['820000']])).toEqual([[], ['澳门特别行政区']]);
    expect(await names([])).toEqual([]);
  });

  it('are empty at the place of an area that is gone, and stay for one that is disabled', async () => {
    const id = await made({ fullName: '南溪镇' });
    await switchState(id);
    expect(await names([['500235', id]])).toEqual([['云阳县', '南溪镇']]);
    await admin.call('removeArea', { path: { id } });
    expect(await names([['500235', id]])).toEqual([['云阳县', '']]);
  });
});
