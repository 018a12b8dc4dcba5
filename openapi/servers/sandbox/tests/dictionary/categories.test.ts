import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { categoryId, flatten, signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  parentId: '-1',
  fullName: '桥面铺装',
  enCode: `deck.${(serial += 1)}`,
  isTree: 0,
  sortCode: 30,
  description: '',
  ...more,
});
const create = (more: object = {}) => admin.call('createDictionaryCategory', { body: draft(more) });

/** Makes a category and answers its id. */
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createDictionaryCategory', { body })).toEqual({ code: 200, msg: '新建成功' });
  return categoryId(admin, body.enCode);
}

describe('the category list', () => {
  it('is a tree under -1 in which leaves carry null', async () => {
    const { list } = await admin.data('listDictionaryCategories');
    expect(list.every((node) => node.parentId === '-1')).toBe(true);
    const asset = list.find((node) => node.enCode === 'asset');
    expect(asset).toMatchObject({ fullName: '路产设施', isTree: 0, hasChildren: true });
    expect(asset?.children?.find((node) => node.enCode === 'asset.type')).toMatchObject({ isTree: 1, hasChildren: false, children: null });
  });

  it('is ordered by sort number', async () => {
    const parentId = await made();
    for (const sortCode of [20, 999_999, 0, 5]) await made({ parentId, sortCode });
    const parent = flatten((await admin.data('listDictionaryCategories')).list).find((node) => node.id === parentId);
    expect(parent?.children?.map((node) => node.sortCode)).toEqual([0, 5, 20, 999_999]);
  });
});

describe('a category', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made({ isTree: 1, sortCode: 7, description: '桥面铺装材料' });
    const record = await admin.data('getDictionaryCategory', { path: { id } });
    expect(record).toMatchObject({ id, parentId: '-1', fullName: '桥面铺装', isTree: 1, sortCode: 7, description: '桥面铺装材料' });
    const body = { ...record, fullName: '桥面防水', sortCode: 8 };
    expect(await admin.call('updateDictionaryCategory', { path: { id }, body })).toEqual({ code: 200, msg: '更新成功' });
    // When it was changed is the server's to say.
    expect(await admin.data('getDictionaryCategory', { path: { id } })).toEqual({ ...body, lastModifyTime: expect.any(Number) });
    expect(await admin.call('removeDictionaryCategory', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getDictionaryCategory', { path: { id } })).code).toBe(400);
  });

  it('has an id that JavaScript numbers would damage, sent as text', async () => {
    const id = await made();
    expect(id).toMatch(/^\d{18,19}$/);
    expect(String(Number(id))).not.toBe(id);
  });

  it.each([
    ['a missing parent', { parentId: undefined }, '上级菜单不能为空'],
    ['a missing name', { fullName: undefined }, '请输入名称'],
    ['an empty name', { fullName: '' }, '请输入名称'],
    ['a name with a blank', { fullName: '桥面 铺装' }, '名称不能含有特殊符号'],
    ['a name with a hyphen', { fullName: '桥面-铺装' }, '名称不能含有特殊符号'],
    ['a name of 51 characters', { fullName: '桥'.repeat(51) }, '名称最多为50个字符！'],
    ['an empty code', { enCode: '' }, '请输入编码'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, '编码最多为50个字符！'],
    ['a code beginning with a dot', { enCode: '.deck' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a code ending with a dot', { enCode: 'deck.' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a code with Chinese', { enCode: '桥面' }, '编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a negative sort', { sortCode: -1 }, '排序应在0到999999之间'],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
    ['a broken sort', { sortCode: 1.5 }, '排序应为整数'],
  ])('refuses %s', async (_, more, msg) => {
    expect(await create(more)).toEqual({ code: 400, msg });
  });

  it('names a field the specification has no words for', async () => {
    expect((await create({ isTree: 2 })).msg).toContain('isTree');
    expect((await create({ description: 5 })).msg).toContain('description');
  });

  it('counts characters as people do: 50 rare characters of two code units each are 50', async () => {
    await made({ fullName: '𠮷'.repeat(50) });
    expect((await create({ fullName: '𠮷'.repeat(51) })).code).toBe(400);
  });

  it('takes a code once over all categories, wherever they are', async () => {
    const parentId = await categoryId(admin, 'asset');
    expect(await create({ parentId, enCode: 'unit' })).toEqual({ code: 400, msg: '编码已存在，请更换编码' });
    const id = await made();
    expect((await admin.call('updateDictionaryCategory', { path: { id }, body: draft({ enCode: 'unit' }) })).code).toBe(400);
    expect(
      (
        await admin.call('updateDictionaryCategory', {
          path: { id },
          body: { ...(await admin.data('getDictionaryCategory', { path: { id } })) },
        })
      ).code,
    ).toBe(200);
  });

  it('needs a parent that exists', async () => {
    expect((await create({ parentId: '404' })).msg).toContain('上级字典分类不存在');
  });

  it('cannot stand below itself or below its own descendants', async () => {
    const top = await made();
    const middle = await made({ parentId: top });
    const bottom = await made({ parentId: middle });
    for (const parentId of [top, middle, bottom]) {
      const record = await admin.data('getDictionaryCategory', { path: { id: top } });
      const answer = await admin.call('updateDictionaryCategory', { path: { id: top }, body: { ...record, parentId } });
      expect(answer.msg).toContain('自身或其下级');
    }
    const record = await admin.data('getDictionaryCategory', { path: { id: bottom } });
    expect((await admin.call('updateDictionaryCategory', { path: { id: bottom }, body: { ...record, parentId: top } })).code).toBe(200);
  });

  it('is not removed while categories stand below it', async () => {
    const top = await made();
    const below = await made({ parentId: top });
    expect((await admin.call('removeDictionaryCategory', { path: { id: top } })).msg).toContain('有子分类');
    await admin.call('removeDictionaryCategory', { path: { id: below } });
    expect((await admin.call('removeDictionaryCategory', { path: { id: top } })).code).toBe(200);
  });

  it('is not removed while it has entries', async () => {
    const id = await categoryId(admin, 'settlement');
    expect((await admin.call('removeDictionaryCategory', { path: { id } })).msg).toContain('下有字典');
    expect((await admin.data('listDictionaryEntries', { path: { id } })).list.length).toBe(6);
  });

  it('stays a tree while entries are nested in it', async () => {
    const id = await categoryId(admin, 'asset.type');
    const record = await admin.data('getDictionaryCategory', { path: { id } });
    expect((await admin.call('updateDictionaryCategory', { path: { id }, body: { ...record, isTree: 0 } })).msg).toContain(
      '不能改为非树形',
    );
    const empty = await made({ isTree: 1 });
    const emptyRecord = await admin.data('getDictionaryCategory', { path: { id: empty } });
    expect((await admin.call('updateDictionaryCategory', { path: { id: empty }, body: { ...emptyRecord, isTree: 0 } })).code).toBe(200);
  });

  it.each(['getDictionaryCategory', 'removeDictionaryCategory'] as const)('that does not exist is told by %s', async (id) => {
    expect((await admin.call(id, { path: { id: '404' } })).msg).toContain('不存在');
  });
});

describe('the choice of a parent', () => {
  it('offers everything for 0, and for a category all but its own branch', async () => {
    const all = flatten((await admin.data('listDictionaryCategoryOptions', { path: { id: '0' } })).list);
    const asset = await categoryId(admin, 'asset');
    const without = flatten((await admin.data('listDictionaryCategoryOptions', { path: { id: asset } })).list);
    expect(all.filter((node) => !without.some(({ id }) => id === node.id)).map((node) => node.enCode)).toEqual([
      'asset',
      'asset.type',
      'asset.condition',
      'asset.damage',
      'asset.structure',
      'asset.structure.bridge',
      'asset.structure.tunnel',
      'asset.structure.culvert',
      'asset.mech',
      'asset.mech.gantry',
      'asset.mech.vms',
      'asset.mech.camera',
    ]);
  });
});
