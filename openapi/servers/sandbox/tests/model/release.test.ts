import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBetween, createNodeIds, openDesign } from '../../../../src/domains/design/index.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { personWith, signIn, type Person } from '../client.ts';
import { bodyOf, control, designOf, make, release } from './client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const idOfEntry = (enCode: string): string => store.one<{ id: string }>('SELECT id FROM menu WHERE enCode = ?', enCode)?.id ?? '';
const systemId = (): string => store.one<{ id: string }>("SELECT systemId AS id FROM menu WHERE enCode = 'assetLedger'")?.id ?? '';
interface Entry {
  id: string;
  enCode: string;
  parentId: string;
  category: string;
  urlAddress: string;
}
const entriesOf = (modelId: string): Entry[] =>
  store.all<Entry>(
    "SELECT * FROM menu WHERE json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ? ORDER BY id",
    modelId,
  );

describe('a design is judged before it is released', () => {
  it('and refused with the first sentence and all of them with their places, in the language of who asks', async () => {
    const fields = [control('phone', '手机'), control('phone', '电话'), control('flowId', '流程')];
    const id = await make(admin, 'judged.design', designOf(fields, { columnList: [{ prop: 'phone' }, { prop: 'gone', label: '旧列' }] }));
    expect(await release(admin, id)).toMatchObject({ code: 400, msg: '字段“电话”与“手机”的编码都是 phone，请修改后再发布' });
    const { data } = await release(personWith(sandbox.url, admin.token, 'en'), id);
    expect(data?.problems?.map(({ place, message }) => [place, message])).toEqual([
      ['formData.fields[1]', 'The fields “电话” and “手机” both have the key phone. Change one of them before the release'],
      ['formData.fields[2]', 'The key flowId of the field “流程” is kept for the system. Change it before the release'],
      ['columnData.columnList[1]', 'The column “旧列” of the list names no field. Change it before the release'],
    ]);
    expect((await admin.data('getModel', { path: { id } })).state).toBe(0);
  });
});

it('a design nobody has changed since its release has no difference from it', async () => {
  const { list } = await admin.data('listModels', { query: { pageSize: '100', isRelease: '1' } });
  const FACTS = { fullName: '', enCode: '', category: '', type: 1, sortCode: null, description: '', dbLinkId: null, tables: null };
  for (const { id, enCode } of list) {
    const [draft, released] = [await admin.data('getModel', { path: { id } }), await admin.data('getModelConfig', { path: { id } })];
    const [one, other] = [draft, released].map((each) => {
      const { formData = null, columnData = null, appColumnData = null, flowTemplateJson = null, webType, enableFlow } = each;
      const facts = { ...FACTS, webType: Number(webType), enableFlow: enableFlow === 1 };
      return openDesign(facts, { formData, columnData, appColumnData, flowTemplateJson, tables: null }, createNodeIds()).document;
    });
    expect([enCode, one && other && changesBetween(one, other)]).toEqual([enCode, []]);
  }
});

describe('a release puts a model', () => {
  it('below each entry it names once, and what a later one names beside them', async () => {
    const id = await make(admin, 'menu.places', designOf([control('name')]));
    const [first, second] = [idOfEntry('assetLedger'), idOfEntry('roadPatrol')];
    await release(admin, id, { pc: 1, pcModuleParentId: first });
    expect(entriesOf(id).map(({ parentId, enCode }) => [parentId, enCode])).toEqual([[first, 'menu.places']]);
    for (let times = 0; times < 2; times += 1) await release(admin, id, { pc: 1, pcModuleParentId: [first, second, systemId(), second] });
    expect(entriesOf(id).map(({ parentId }) => parentId)).toEqual([first, second, '-1']);
    expect(new Set(entriesOf(id).map(({ urlAddress }) => urlAddress)).size).toBe(3);
  });

  it('into the menu of the app too, which is not that of the web', async () => {
    const id = await make(admin, 'menu.app', designOf([control('name')]));
    await release(admin, id, { app: 1, appModuleParentId: systemId() });
    expect(entriesOf(id).map(({ category }) => category)).toEqual(['App']);
    await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    expect(entriesOf(id).map(({ category }) => category)).toEqual(['App', 'Web']);
    const { menuList } = await admin.data('getCurrentUser');
    const menu = JSON.stringify(menuList);
    expect(entriesOf(id).map((entry) => menu.includes(entry.id))).toEqual([false, true]);
  });

  it('nowhere where it names a place that is not there, and nothing else is done either', async () => {
    const id = await make(admin, 'menu.gone', designOf([control('name')]));
    const refused = await release(admin, id, { pc: 1, pcModuleParentId: [systemId(), '404'] });
    const message = '菜单位置“404”不存在，可能已被删除，请重新选择后再发布';
    expect(refused).toMatchObject({
      code: 400,
      msg: message,
      data: { problems: [{ code: 'noPlace', place: 'pcModuleParentId', key: '404' }] },
    });
    expect(entriesOf(id)).toEqual([]);
    expect((await admin.data('getModel', { path: { id } })).state).toBe(0);
  });

  it('into a menu where it does not stand yet only at a place; where it stands it stays, and without a menu it needs none', async () => {
    const id = await make(admin, 'menu.none', designOf([control('name')]));
    const places = { pcModuleParentId: null, appModuleParentId: [] };
    expect(await release(admin, id, { pc: 1, app: 1, ...places })).toMatchObject({
      code: 400,
      msg: '请选择放在菜单的哪个位置，再发布',
      data: {
        problems: [
          { code: 'noPlace', place: 'pcModuleParentId' },
          { code: 'noPlace', place: 'appModuleParentId' },
        ],
      },
    });
    expect(await release(admin, id, places)).toMatchObject({ code: 200 });
    expect(entriesOf(id)).toEqual([]);
    await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    expect(await release(admin, id, { pc: 1, ...places })).toMatchObject({ code: 200 });
    expect(entriesOf(id)).toHaveLength(1);
  });
});

describe('the rights of an entry', () => {
  const SWITCHES = { useBtnPermission: true, useColumnPermission: true, useFormPermission: false, useDataPermission: true };
  const button = (value: string) => ({ value, label: `按钮 ${value}` });
  const fields = [control('name', '名称'), control('plate', '车牌号')];
  const list = { ...SWITCHES, btnsList: [button('add')], columnBtnsList: [button('edit')], customBtnsList: [button('btn_send')] };
  const rightsOf = (menuId: string) =>
    Object.fromEntries(
      ['button', 'column', 'form'].map((kind) => [
        kind,
        store
          .all<{ enCode: string }>('SELECT enCode FROM menu_right WHERE menuId = ? AND kind = ? ORDER BY sortCode', menuId, kind)
          .map(({ enCode }) => enCode),
      ]),
    );
  const give = (roleId: string, menuId: string, codes: readonly string[]): void => {
    store.run('INSERT OR IGNORE INTO role (id, enCode, fullName, isAdministrator) VALUES (?1, ?1, ?1, 0)', roleId);
    store.run('INSERT OR IGNORE INTO role_menu (roleId, menuId) VALUES (?, ?)', roleId, menuId);
    for (const code of codes)
      store.run(
        "INSERT OR IGNORE INTO role_right (roleId, rightId) SELECT ?, id FROM menu_right WHERE menuId = ? AND enCode = ? AND kind <> 'form'",
        roleId,
        menuId,
        code,
      );
  };
  const has = (roleId: string) =>
    store
      .all<{ code: string }>(
        "SELECT kind || ' ' || enCode AS code FROM menu_right JOIN role_right ON rightId = menu_right.id WHERE roleId = ? ORDER BY 1",
        roleId,
      )
      .map(({ code }) => code);

  it('are the buttons, columns and fields of the design, with its switches', async () => {
    const id = await make(admin, 'rights.made', designOf(fields, list));
    const { data } = await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    const [entry] = entriesOf(id);
    expect(rightsOf(entry?.id ?? '')).toEqual({
      button: ['btn_add', 'btn_edit', 'btn_send'],
      column: ['name', 'plate'],
      form: ['name', 'plate'],
    });
    expect(data).toEqual({ addedRights: 7, removedRights: 0, removedGrants: 0, addedGrants: 0 });
    expect(entry).toMatchObject({ isButtonAuthorize: 1, isColumnAuthorize: 1, isFormAuthorize: 0, isDataAuthorize: 1 });
  });

  it('follow the design: new ones come, gone ones go with who had them, what was added by hand stays', async () => {
    const id = await make(admin, 'rights.follow', designOf(fields, list));
    await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    const menuId = entriesOf(id)[0]?.id ?? '';
    store.run(
      "INSERT INTO menu_right (id, menuId, kind, enCode, fullName, sortCode) VALUES ('by-hand', ?, 'button', 'btn_hand', '手工', 9)",
      menuId,
    );
    give('all-columns', menuId, ['name', 'plate']);
    give('one-column', menuId, ['plate', 'btn_add']);
    give('other-column', menuId, ['name']);
    const redesigned = designOf([control('name', '名称'), control('colour', '颜色')], {
      ...list,
      useColumnPermission: false,
      btnsList: [],
    });
    await admin.call('updateModel', { path: { id }, body: { id, ...bodyOf('rights.follow', redesigned) } });
    const { data } = await release(admin, id, { follows: 1 });
    expect(rightsOf(menuId)).toEqual({
      button: ['btn_edit', 'btn_send', 'btn_hand'],
      column: ['name', 'colour'],
      form: ['name', 'colour'],
    });
    // Gone: a button and a column, and a field that nobody had; who had all columns has the new one.
    expect(data).toEqual({ addedRights: 2, removedRights: 3, removedGrants: 3, addedGrants: 1 });
    expect(has('all-columns')).toEqual(['column colour', 'column name']);
    expect([has('one-column'), has('other-column')]).toEqual([[], ['column name']]);
    expect(entriesOf(id)[0]).toMatchObject({ isColumnAuthorize: 0 });
  });

  it('are given to nobody where that is not asked', async () => {
    const id = await make(admin, 'rights.alone', designOf([control('name')], list));
    await release(admin, id, { pc: 1, pcModuleParentId: systemId() });
    const menuId = entriesOf(id)[0]?.id ?? '';
    give('columns-alone', menuId, ['name']);
    await admin.call('updateModel', { path: { id }, body: { id, ...bodyOf('rights.alone', designOf(fields, list)) } });
    expect((await release(admin, id)).data).toMatchObject({ addedRights: 2, addedGrants: 0 });
    expect(has('columns-alone')).toEqual(['column name']);
  });
});
