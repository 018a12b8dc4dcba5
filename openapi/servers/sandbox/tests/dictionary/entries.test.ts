import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { categoryId, entryId, flatten, signIn, startForTest, type Person } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;
/** Ids of a category that is a tree, of one that is a list, and of the top of the tree. */
let tree: string;
let flat: string;
let guardrail: string;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  tree = await categoryId(admin, 'asset.type');
  flat = await categoryId(admin, 'unit');
  guardrail = await entryId(admin, tree, 'guardrail');
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  dictionaryTypeId: tree,
  parentId: '0',
  fullName: '活动护栏',
  enCode: `movable.${(serial += 1)}`,
  enabledMark: 1,
  sortCode: 90,
  description: '',
  ...more,
});
const create = (more: object = {}) => admin.call('createDictionaryEntry', { body: draft(more) });

/** Makes an entry and answers its id. */
async function made(more: object = {}): Promise<string> {
  const body = draft(more);
  expect(await admin.call('createDictionaryEntry', { body })).toEqual({ code: 200, msg: '新建成功' });
  return entryId(admin, body.dictionaryTypeId, body.enCode);
}

const record = (id: string) => admin.data('getDictionaryEntry', { path: { id } });
const update = async (id: string, more: object) =>
  admin.call('updateDictionaryEntry', { path: { id }, body: { ...(await record(id)), ...more } });

describe('the entry list', () => {
  it('is a tree where the category is one: parents, children, disabled ones too', async () => {
    const { list } = await admin.data('listDictionaryEntries', { path: { id: tree }, query: { isTree: '1', keyword: '' } });
    const first = list.find((node) => node.enCode === 'guardrail');
    expect(first).toMatchObject({ parentId: '0', fullName: '护栏设施', sortCode: 10, hasChildren: true });
    expect(first?.children?.map(({ enCode, sortCode, enabledMark }) => [enCode, sortCode, enabledMark])).toEqual([
      ['guardrail.wbeam', 11, 1],
      ['guardrail.concrete', 12, 1],
      ['guardrail.cable', 13, 0],
    ]);
  });

  it('is flat where the category is a list, or where the call asks for it', async () => {
    const { list } = await admin.data('listDictionaryEntries', { path: { id: flat }, query: { isTree: '0' } });
    expect(list.length).toBe(16);
    expect(list[0]).not.toHaveProperty('children');
    const flatTree = await admin.data('listDictionaryEntries', { path: { id: tree }, query: { isTree: '0' } });
    expect(flatTree.list.some((node) => node.enCode === 'guardrail.cable')).toBe(true);
    expect(flatTree.list[0]).not.toHaveProperty('children');
  });

  it('finds by part of a name or a code, whatever the case', async () => {
    const find = async (keyword: string) =>
      (await admin.data('listDictionaryEntries', { path: { id: flat }, query: { keyword } })).list.map(({ enCode }) => enCode);
    expect(await find('米')).toEqual(['m', 'km', 'm2', 'm3']);
    expect(await find('KM')).toEqual(['km']);
    expect(await find(' 千米 ')).toEqual(['km']);
    const licences = await categoryId(admin, 'fleet.licence');
    const { list } = await admin.data('listDictionaryEntries', { path: { id: licences }, query: { keyword: 'a1' } });
    expect(list.map(({ enCode }) => enCode)).toEqual(['A1']);
    expect(await find("' OR 1=1 --")).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  it('keeps the ancestors of what it found, so that a tree can show it', async () => {
    const { list } = await admin.data('listDictionaryEntries', { path: { id: tree }, query: { isTree: '1', keyword: '情报板' } });
    expect(flatten(list).map((node) => node.enCode)).toEqual(['sign', 'sign.vms']);
  });

  it('is refused for a category that does not exist', async () => {
    expect((await admin.call('listDictionaryEntries', { path: { id: '404' } })).msg).toContain('字典分类不存在');
  });
});

describe('an entry', () => {
  it('is created, read, changed and removed', async () => {
    const id = await made({ parentId: guardrail, description: '中央分隔带开口处' });
    expect(await record(id)).toMatchObject({
      id,
      dictionaryTypeId: tree,
      parentId: guardrail,
      fullName: '活动护栏',
      enabledMark: 1,
      sortCode: 90,
    });
    expect(await update(id, { fullName: '活动护栏（加强型）', sortCode: 91, enabledMark: 0 })).toEqual({ code: 200, msg: '更新成功' });
    expect(await record(id)).toMatchObject({
      fullName: '活动护栏（加强型）',
      sortCode: 91,
      enabledMark: 0,
      description: '中央分隔带开口处',
    });
    expect(await admin.call('removeDictionaryEntry', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getDictionaryEntry', { path: { id } })).msg).toContain('字典不存在');
  });

  it('changes between enabled and disabled at every state call', async () => {
    const id = await made();
    for (const enabledMark of [0, 1, 0]) {
      expect((await admin.call('setDictionaryEntryState', { path: { id } })).code).toBe(200);
      expect((await record(id)).enabledMark).toBe(enabledMark);
    }
  });

  it.each([
    ['a missing parent', { parentId: undefined }, '请选择上级字典'],
    ['a missing category', { dictionaryTypeId: undefined }, '请选择所属字典分类'],
    ['a blank name', { fullName: ' ' }, '请输入字典名称'],
    ['a name of 51 characters', { fullName: '栏'.repeat(51) }, '字典名称最多为50个字符！'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, '字典编码最多为50个字符！'],
    ['a code with a hyphen', { enCode: 'a-b' }, '字典编码只能包含字母、数字和点，且点不能在开头或结尾'],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
    ['a third state', { enabledMark: 2 }, '状态只能为启用或禁用'],
    ['a number as name', { fullName: 5 }, 'fullName 类型不正确，请修改后重试'],
  ])('refuses %s', async (_, more, msg) => {
    expect(await create(more)).toEqual({ code: 400, msg });
  });

  it('takes a code once in its category, and again in another', async () => {
    expect(await create({ enCode: 'guardrail' })).toEqual({ code: 400, msg: '该分类下编码已存在，请更换编码' });
    await made({ dictionaryTypeId: flat, enCode: 'guardrail' });
    const id = await made();
    expect((await update(id, { enCode: 'guardrail' })).code).toBe(400);
  });

  it('needs a category that exists', async () => {
    expect((await create({ dictionaryTypeId: '404' })).msg).toContain('所属字典分类不存在');
  });

  it('needs a parent of its own category', async () => {
    const foreign = await entryId(admin, await categoryId(admin, 'maintenance.defect'), 'asphalt');
    expect((await create({ parentId: foreign })).msg).toContain('不属于同一分类');
    expect((await create({ parentId: '404' })).msg).toContain('上级字典不存在');
  });

  it('cannot stand below itself or below its own descendants', async () => {
    const top = await made();
    const below = await made({ parentId: top });
    expect((await update(top, { parentId: top })).msg).toContain('自身或其下级');
    expect((await update(top, { parentId: below })).msg).toContain('自身或其下级');
    expect((await update(below, { parentId: '0' })).code).toBe(200);
  });

  it('stands at the top where the category is a list', async () => {
    const metre = await entryId(admin, flat, 'm');
    expect((await create({ dictionaryTypeId: flat, parentId: metre })).msg).toContain('不是树形');
  });

  it('is not removed while entries stand below it', async () => {
    expect((await admin.call('removeDictionaryEntry', { path: { id: guardrail } })).msg).toContain('有子字典');
    expect((await record(guardrail)).fullName).toBe('护栏设施');
  });

  it('does not leave its children behind when it moves to another category', async () => {
    const top = await made();
    await made({ parentId: top });
    expect((await update(top, { dictionaryTypeId: await categoryId(admin, 'maintenance.defect') })).msg).toContain('不能移到其他分类');
  });
});

describe('the choice of a parent', () => {
  it('begins with the category itself, whose id stands for "no parent"', async () => {
    const [root, ...others] = (await admin.data('listDictionaryEntryParents', { path: { typeId: tree, id: '0' }, query: { isTree: '1' } }))
      .list;
    expect(others).toEqual([]);
    expect(root).toMatchObject({ id: tree, fullName: '路产设施类型', hasChildren: true });
    expect(root?.children?.every((node) => node.parentId === tree)).toBe(true);
  });

  it('leaves out the entry being edited with everything below it', async () => {
    const { list } = await admin.data('listDictionaryEntryParents', { path: { typeId: tree, id: guardrail }, query: { isTree: '1' } });
    const names = flatten(list).map((node) => node.fullName);
    expect(names).not.toContain('护栏设施');
    expect(names).not.toContain('波形梁护栏');
    expect(names).toContain('指路标志');
  });

  it('offers only the category where it is a list', async () => {
    const { list } = await admin.data('listDictionaryEntryParents', { path: { typeId: flat, id: '0' }, query: { isTree: '0' } });
    expect(list).toMatchObject([{ id: flat, hasChildren: false, children: null }]);
  });
});

describe('what forms are offered', () => {
  it('leaves out disabled entries and what stands below them', async () => {
    const { list } = await admin.data('listDictionaryOptions', { path: { id: await categoryId(admin, 'maintenance.defect') } });
    const codes = flatten(list).map((node) => node.enCode);
    expect(codes).toContain('asphalt.pothole');
    expect(codes).not.toContain('green');
    expect(codes).not.toContain('green.dead');
  });

  it('is found by the code of the category as by its id', async () => {
    const byCode = await admin.data('listDictionaryOptions', { path: { id: 'toll.payment' } });
    expect(byCode).toEqual(await admin.data('listDictionaryOptions', { path: { id: await categoryId(admin, 'toll.payment') } }));
    expect((await admin.call('listDictionaryOptions', { path: { id: 'toll.nothing' } })).code).toBe(400);
  });

  it('comes all at once, trees as trees and lists as lists', async () => {
    const { list } = await admin.data('listAllDictionaries');
    const dictionaryOf = (enCode: string) => list.find((each) => each.enCode === enCode)?.dictionaryList ?? [];
    expect(dictionaryOf('asset.type').find((node) => node.enCode === 'sign')?.children?.length).toBe(3);
    expect(dictionaryOf('toll.payment').map((node) => node.enCode)).toEqual([
      'etc.credit',
      'etc.stored',
      'wechat',
      'alipay',
      'unionpay',
      'cash',
    ]);
    expect(dictionaryOf('toll.payment')[0]).not.toHaveProperty('children');
  });
});
