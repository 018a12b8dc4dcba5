import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../generated/operations.gen.ts';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { waysOf } from '../../../../src/rules/index.ts';
import { readContract, type Operation } from '../../core/contract.ts';
import type { Sandbox } from '../../index.ts';
import { DICTIONARY_MODEL_ID } from '../../resources/permitted-menu/pages.ts';
import { categoryId, entryId, flatten, personWith, signIn, startForTest, type Person, type Sent } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

let sandbox: Sandbox;
let admin: Person;
let writes: { id: OperationId; sent: Sent }[];

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
  const category = await categoryId(admin, 'unit');
  const entry = await entryId(admin, category, 'km');
  const categoryBody = { parentId: '-1', fullName: '越权分类', enCode: 'forbidden', isTree: 0 };
  const entryBody = { dictionaryTypeId: category, parentId: '0', fullName: '越权字典', enCode: 'forbidden' };
  const file = new FormData();
  file.append('file', new Blob(['{}']), 'forbidden.bdd');
  writes = [
    { id: 'createDictionaryCategory', sent: { body: categoryBody } },
    { id: 'updateDictionaryCategory', sent: { path: { id: category }, body: categoryBody } },
    { id: 'removeDictionaryCategory', sent: { path: { id: category } } },
    { id: 'createDictionaryEntry', sent: { body: entryBody } },
    { id: 'updateDictionaryEntry', sent: { path: { id: entry }, body: entryBody } },
    { id: 'removeDictionaryEntry', sent: { path: { id: entry } } },
    { id: 'setDictionaryEntryState', sent: { path: { id: entry } } },
    { id: 'importDictionary', sent: { form: file } },
    { id: 'exportDictionaryCategory', sent: { path: { id: category } } },
  ];
});
afterAll(() => sandbox.close());

const everything = async () => [await admin.data('listDictionaryCategories'), await admin.data('listAllDictionaries')];

describe('buttons of the dictionary page', () => {
  it('covers every operation that needs a button', () => {
    const isButton = ({ need }: Operation) =>
      waysOf(need).some((way) => 'button' in way && 'page' in way && way.page === 'systemData-dictionary');
    const needing = readContract(document).filter(isButton);
    expect(writes.map(({ id }) => id).toSorted()).toEqual(needing.map(({ id }) => id).toSorted());
  });

  it.each(['staff', 'novice', 'guest'])('refuses every one of them to %s and changes nothing', async (account) => {
    const before = await everything();
    const person = await signIn(sandbox.url, account);
    const answers = await Promise.all(writes.map(async ({ id, sent }) => ({ id, ...(await person.call(id, sent)) })));
    expect(answers).toEqual(writes.map(({ id }) => ({ id, code: 400, msg: expect.stringMatching(NO_RIGHT) })));
    expect(await everything()).toEqual(before);
  });

  it('refuses before it looks at the call, so a stranger learns nothing from it', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    expect((await staff.call('removeDictionaryCategory', { path: { id: 'constructor' } })).msg).toMatch(NO_RIGHT);
    expect((await staff.call('createDictionaryCategory', { body: { nonsense: true } })).msg).toMatch(NO_RIGHT);
    expect((await personWith(sandbox.url, '').call('createDictionaryCategory', { body: { nonsense: true } })).code).toBe(600);
  });

  it('lets a role with the buttons do it', async () => {
    const dispatcher = await signIn(sandbox.url, 'double');
    const body = { parentId: '-1', fullName: '调度分类', enCode: 'dispatch.allowed', isTree: 0 };
    expect((await dispatcher.call('createDictionaryCategory', { body })).code).toBe(200);
  });

  it.each(['staff', 'guest'])('lets %s read dictionaries, which every form needs', async (account) => {
    const person = await signIn(sandbox.url, account);
    const unit = await categoryId(person, 'unit');
    expect((await person.data('listDictionaryEntries', { path: { id: unit } })).list.length).toBe(16);
    expect((await person.data('listDictionaryOptions', { path: { id: 'unit' } })).list.length).toBe(15);
  });
});

describe('the permission list', () => {
  const buttonsOf = async (account: string) => {
    const { permissionList } = await (await signIn(sandbox.url, account)).data('getCurrentUser');
    return permissionList?.find(({ modelId }) => modelId === DICTIONARY_MODEL_ID)?.button?.map(({ enCode }) => enCode);
  };

  it('shows exactly the buttons the server grants', async () => {
    expect(await buttonsOf('admin')).toEqual(['btn_add', 'btn_edit', 'btn_remove', 'btn_import', 'btn_export']);
    expect(await buttonsOf('staff')).toEqual([]);
    expect(await buttonsOf('guest')).toBeUndefined();
  });
});

describe('the menu', () => {
  const menuOf = async (account: string) => (await (await signIn(sandbox.url, account)).data('getCurrentUser')).menuList ?? [];

  it('holds all nine types for the administrator', async () => {
    const types = new Set(flatten(await menuOf('admin')).map((item) => item.type));
    expect([...types].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('gives the dictionary page the address of the program and the id of its permissions', async () => {
    const dictionary = flatten(await menuOf('admin')).find((item) => item.urlAddress === 'systemData/dictionary');
    expect(dictionary).toMatchObject({ type: 2, fullName: '数据字典', enCode: 'systemData-dictionary' });
    expect(JSON.parse(dictionary?.propertyJson ?? '')).toMatchObject({ moduleId: DICTIONARY_MODEL_ID });
  });

  it('shows others a part of it, without empty folders, and a guest nothing', async () => {
    const [all, staff] = [flatten(await menuOf('admin')), flatten(await menuOf('staff'))];
    expect(staff.length).toBeGreaterThan(5);
    expect(staff.length).toBeLessThan(all.length / 2);
    expect(staff.filter((item) => item.type === 0 && !item.children?.length)).toEqual([]);
    expect(staff.some((item) => item.urlAddress === 'system/sysConfig')).toBe(false);
    expect(await menuOf('guest')).toEqual([]);
  });
});
