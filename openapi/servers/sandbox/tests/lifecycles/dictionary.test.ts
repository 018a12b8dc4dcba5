import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dictionaryCodecs, type CategoryDraft, type EntryDraft } from '../../../../src/domains/dictionary/index.ts';
import type { Sandbox } from '../../index.ts';
import { flatten, startForTest } from '../client.ts';
import { bytesOf, enter, gone, names, offering, only, read, readRecord, refusal, refusals, told, type Api } from './client.ts';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'admin'));
});
afterAll(() => sandbox.close());

/** Leaves nobody out, where a selector of parents is asked for. */
const NOBODY = '0';

const categoryDraft = (enCode: string, fullName: string): CategoryDraft => ({
  parentId: null,
  fullName,
  enCode,
  isTree: true,
  sortCode: 5,
  description: '',
});
const encodeCategory = (draft: CategoryDraft) =>
  dictionaryCodecs.createDictionaryCategory.body.encode({ ...draft, parentId: draft.parentId ?? null });
const category = (id: string) => readRecord(dictionaryCodecs.getDictionaryCategory, api.getDictionaryCategory({ path: { id } }));
const categories = async () => flatten(await read(dictionaryCodecs.listDictionaryCategories, api.listDictionaryCategories()));
async function madeCategory(draft: CategoryDraft): Promise<string> {
  expect(await told(api.createDictionaryCategory({ body: encodeCategory(draft) }))).toBe('新建成功');
  return only(await categories(), 'the category', (each) => each.enCode === draft.enCode).id;
}

const entryDraft = (dictionaryTypeId: string, enCode: string, fullName: string): EntryDraft => ({
  dictionaryTypeId,
  parentId: null,
  fullName,
  enCode,
  isEnabled: true,
  sortCode: 5,
  description: '按季度复核',
});
const encodeEntry = (draft: EntryDraft) =>
  dictionaryCodecs.createDictionaryEntry.body.encode({ ...draft, parentId: draft.parentId ?? null });
const entry = (id: string) => readRecord(dictionaryCodecs.getDictionaryEntry, api.getDictionaryEntry({ path: { id } }));
const entries = async (id: string, isTree: '0' | '1' = '1') =>
  flatten(await read(dictionaryCodecs.listDictionaryEntries, api.listDictionaryEntries({ path: { id }, query: { isTree } })));
async function madeEntry(draft: EntryDraft): Promise<string> {
  expect(await told(api.createDictionaryEntry({ body: encodeEntry(draft) }))).toBe('新建成功');
  return only(await entries(draft.dictionaryTypeId), 'the entry', (each) => each.enCode === draft.enCode).id;
}
const allDictionaries = () => read(dictionaryCodecs.listAllDictionaries, api.listAllDictionaries());

describe('a category', () => {
  const offered = (fullName: string, omitted = NOBODY) =>
    offering(
      {
        tree: () => read(dictionaryCodecs.listDictionaryCategories, api.listDictionaryCategories()),
        parents: () => read(dictionaryCodecs.listDictionaryCategoryOptions, api.listDictionaryCategoryOptions({ path: { id: omitted } })),
        all: allDictionaries,
      },
      fullName,
    );

  it('that was added is in the tree and among the parents, and is read as it was written', async () => {
    const draft = categoryDraft('bridge.defect', '桥梁病害');
    const id = await madeCategory(draft);
    expect(await offered('桥梁病害')).toEqual(['tree', 'parents', 'all']);
    expect(await category(id)).toEqual({ id, ...draft });
  });

  it('that was changed is changed everywhere, and is no parent of itself', async () => {
    const above = await madeCategory(categoryDraft('slope', '边坡'));
    const id = await madeCategory(categoryDraft('slope.defect', '边坡病害'));
    const changed = { ...(await category(id)), parentId: above, fullName: '边坡隐患', isTree: false };
    expect(await told(api.updateDictionaryCategory({ path: { id }, body: encodeCategory(changed) }))).toBe('更新成功');
    expect([await offered('边坡隐患'), await offered('边坡病害')]).toEqual([['tree', 'parents', 'all'], []]);
    expect(await offered('边坡隐患', above)).toEqual(['tree', 'all']);
    expect(await category(id)).toEqual(changed);
  });

  it('that was deleted is gone from the tree and the parents, and asking for it is refused', async () => {
    const id = await madeCategory(categoryDraft('fog', '团雾'));
    const child = await madeEntry(entryDraft(id, 'thick', '浓雾'));
    expect(await refusal(api.removeDictionaryCategory({ path: { id } }))).toBe('该分类下有字典，无法删除，请先删除字典');
    await api.removeDictionaryEntry({ path: { id: child } });
    expect(await told(api.removeDictionaryCategory({ path: { id } }))).toBe('删除成功');
    expect(await offered('团雾')).toEqual([]);
    const path = { id };
    expect(
      await refusals(api.getDictionaryCategory({ path }), api.listDictionaryEntries({ path }), api.listDictionaryOptions({ path })),
    ).toEqual([gone('字典分类')]);
  });
});

describe('an entry', () => {
  let typeId: string;
  beforeAll(async () => {
    typeId = await madeCategory(categoryDraft('pavement.defect', '路面病害'));
  });
  const offered = (fullName: string, omitted = NOBODY) =>
    offering(
      {
        tree: () => entries(typeId),
        list: () => entries(typeId, '0'),
        options: () => read(dictionaryCodecs.listDictionaryOptions, api.listDictionaryOptions({ path: { id: 'pavement.defect' } })),
        parents: () => read(dictionaryCodecs.listDictionaryEntryParents, api.listDictionaryEntryParents({ path: { typeId, id: omitted } })),
        all: async () => only(await allDictionaries(), 'the dictionary', ({ id }) => id === typeId).entries,
      },
      fullName,
    );
  const EVERYWHERE = ['tree', 'list', 'options', 'parents', 'all'];

  it('that was added is in list, tree, options and parents, and is read as it was written', async () => {
    const draft = entryDraft(typeId, 'crack', '裂缝');
    const id = await madeEntry(draft);
    expect(await offered('裂缝')).toEqual(EVERYWHERE);
    expect(await entry(id)).toEqual({ id, ...draft });
  });

  it('that was moved below another stands there, and is no parent of itself', async () => {
    const above = await madeEntry(entryDraft(typeId, 'deformation', '变形类'));
    const id = await madeEntry(entryDraft(typeId, 'rut', '车辙'));
    const changed = { ...(await entry(id)), parentId: above, fullName: '重度车辙' };
    expect(await told(api.updateDictionaryEntry({ path: { id }, body: encodeEntry(changed) }))).toBe('更新成功');
    expect(only(await entries(typeId), 'the parent', (each) => each.id === above).children).toMatchObject([{ id, fullName: '重度车辙' }]);
    expect([await offered('重度车辙'), await offered('重度车辙', above)]).toEqual([EVERYWHERE, ['tree', 'list', 'options', 'all']]);
    expect(await entry(id)).toEqual(changed);
  });

  it('that was disabled leaves what forms offer and stays in the list, until it is enabled', async () => {
    const id = await madeEntry(entryDraft(typeId, 'pothole', '坑槽'));
    expect(await told(api.setDictionaryEntryState({ path: { id } }))).toBe('操作成功');
    expect(await offered('坑槽')).toEqual(['tree', 'list', 'parents']);
    expect(only(await entries(typeId), 'the entry', (each) => each.id === id).isEnabled).toBe(false);
    await api.setDictionaryEntryState({ path: { id } });
    expect(await offered('坑槽')).toEqual(EVERYWHERE);
  });

  it('that was deleted is gone everywhere, and asking for it is refused', async () => {
    const id = await madeEntry(entryDraft(typeId, 'bleeding', '泛油'));
    expect(await told(api.removeDictionaryEntry({ path: { id } }))).toBe('删除成功');
    expect(await offered('泛油')).toEqual([]);
    expect(await refusals(api.getDictionaryEntry({ path: { id } }), api.setDictionaryEntryState({ path: { id } }))).toEqual([gone('字典')]);
  });
});

it('a dictionary that was exported and deleted is back after its import', async () => {
  const id = await madeCategory(categoryDraft('guardrail', '护栏形式'));
  const child = await madeEntry(entryDraft(id, 'cable', '缆索护栏'));
  const bytes = await bytesOf(api, await read(dictionaryCodecs.exportDictionaryCategory, api.exportDictionaryCategory({ path: { id } })));
  await api.removeDictionaryEntry({ path: { id: child } });
  await api.removeDictionaryCategory({ path: { id } });
  const file = new File([bytes], '护栏形式.bdd');
  expect(await read(dictionaryCodecs.importDictionary, api.importDictionary({ body: { file } }))).toMatchObject({
    typesAdded: 1,
    entriesAdded: 1,
  });
  const options = await read(dictionaryCodecs.listDictionaryOptions, api.listDictionaryOptions({ path: { id: 'guardrail' } }));
  expect(names(options)).toEqual(['缆索护栏']);
});
