import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person, type Sent } from '../client.ts';

/** Rights of somebody in the list and in the form of an asset. */
const COLUMNS = ['name', 'builtOn'];
const FIELDS = ['name', 'guarantee'];
const WITHHELD = [
  'code',
  'kind',
  'condition',
  'road',
  'stake',
  'region',
  'price',
  'department',
  'keeper',
  'length',
  'width',
  'maker',
  'note',
];
const SECRETS = {
  code: 'SECRET-CODE',
  stake: 'SECRET-STAKE',
  maker: 'SECRET-MAKER',
  note: 'SECRET-NOTE',
  price: 98_765_432.25,
  length: 97_531.5,
};
const SECRET_TEXTS = /SECRET-|98,?765,?432|97,?531/;
/** Members of a record, and of a design; an envelope has a code and a column a width of its own. */
const MEMBERS = new RegExp(`"(${WITHHELD.filter((key) => key !== 'code' && key !== 'width').join('|')})(_id|_name)?":`);
const NAMED = new RegExp(`"(__vModel__|vmodel|prop|relationField)":"(${WITHHELD.join('|')})"`);

let sandbox: Sandbox;
let store: Store;
let admin: Person;
let few: Person;
let assets: string;
let patrols: string;
let first: string;
let patrol: string;

const modelOf = (enCode: string) => store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ?', enCode)?.id ?? '';

/** Changes members of a released list. */
function setList(modelId: string, members: object): void {
  const row = store.one<{ released: string }>('SELECT released FROM model WHERE id = ?', modelId);
  const released = JSON.parse(row?.released ?? '{}') as { columnData: string };
  const columnData = JSON.stringify({ ...(JSON.parse(released.columnData) as object), ...members });
  store.run('UPDATE model SET released = ? WHERE id = ?', JSON.stringify({ ...released, columnData }), modelId);
}

function give(kind: 'column' | 'form', code: string, entry = 'assetLedger'): void {
  const id = `${entry}-${kind}-${code}`;
  store.run(
    'INSERT INTO menu_right (id, menuId, kind, enCode, fullName, sortCode) SELECT ?, id, ?, ?, ?, 1 FROM menu WHERE enCode = ?',
    id,
    kind,
    code,
    code,
    entry,
  );
  store.run("INSERT INTO role_right (roleId, rightId) VALUES ('few', ?)", id);
}

beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  [admin, few] = await Promise.all([signIn(sandbox.url, 'admin'), signIn(sandbox.url, 'novice')]);
  [assets, patrols] = [modelOf('assetLedger'), modelOf('roadPatrol')];
  const all = (await admin.data('listRecords', { path: { id: assets }, body: { modelId: assets, pageSize: 100 } })).list;
  await admin.data('listRecords', { path: { id: patrols }, body: { modelId: patrols } });
  first = String(all[0]?.id);
  for (const { id } of all)
    store.run(
      `UPDATE model_record SET data = json_patch(data, ?) WHERE id = ?`,
      JSON.stringify({ ...SECRETS, price: SECRETS.price + Number(String(id).slice(-3)) }),
      String(id),
    );
  const row = store.one<{ id: string }>(
    "SELECT id FROM model_record WHERE modelId = ? AND json_extract(data, '$.asset') IS NOT NULL",
    patrols,
  );
  patrol = row?.id ?? '';
  setList(assets, { useColumnPermission: true, useFormPermission: true });
  store.run(
    `UPDATE model SET released = replace(released, '\\"relationField\\":\\"name\\"', '\\"relationField\\":\\"code\\"') WHERE id = ?`,
    patrols,
  );
  const userId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'novice'")?.id ?? '';
  store.run("INSERT INTO role (id, enCode, fullName, isAdministrator) VALUES ('few', 'few', 'few', 0)");
  store.run(
    "INSERT INTO role_menu (roleId, menuId) SELECT 'few', id FROM menu WHERE enCode IN ('roadPatrol', 'assetLedger', 'printTemplate')",
  );
  store.run(
    `INSERT OR IGNORE INTO role_right (roleId, rightId) SELECT 'few', menu_right.id FROM menu_right JOIN menu ON menu.id = menuId
     WHERE menu.enCode IN ('roadPatrol', 'assetLedger') AND kind = 'button'`,
  );
  store.run("UPDATE menu SET isColumnAuthorize = 1, isFormAuthorize = 1 WHERE enCode = 'assetLedger'");
  for (const code of COLUMNS) give('column', code);
  for (const code of FIELDS) give('form', code);
  store.run("UPDATE model_record SET creatorUserId = ?, data = json_set(data, '$.asset', ?) WHERE modelId = ?", userId, first, patrols);
  store.run('DELETE FROM user_role WHERE userId = ?', userId);
  store.run("INSERT INTO user_role (userId, roleId) VALUES (?, 'few')", userId);
});
afterAll(() => sandbox.close());

/** All that an answer holds: of a file what is in it. */
async function bytesOf(person: Person, operation: Parameters<Person['response']>[0], sent: Sent): Promise<string> {
  const text = await (await person.response(operation, sent)).text();
  const data = (JSON.parse(text) as { code: number; msg: string; data: unknown }).data;
  const url = (data as { url?: unknown } | null)?.url;
  if (typeof url !== 'string') return text;
  const file = new Uint8Array(await (await fetch(new URL(url, sandbox.url))).arrayBuffer());
  const parts = unzipSync(file);
  return Object.values(parts)
    .map((part) => new TextDecoder().decode(part))
    .join('\n');
}

const list = (more: object = {}): Sent => ({ path: { id: assets }, body: { modelId: assets, pageSize: 100, ...more } });
const everyColumn = [...COLUMNS, ...FIELDS, ...WITHHELD].join(',');
const WAYS: readonly (readonly [string, Parameters<Person['response']>[0], () => Sent])[] = [
  ['list', 'listRecords', () => list()],
  ['record', 'getRecord', () => ({ path: { id: assets, recordId: first } })],
  ['record to read', 'getRecordDisplay', () => ({ path: { id: assets, recordId: first } })],
  ['design', 'getModelConfig', () => ({ path: { id: assets } })],
  ['fields to refer to', 'listModelFields', () => ({ path: { id: assets } })],
  ['export', 'exportRecords', () => list({ dataType: '1', selectKey: everyColumn })],
  ['import template', 'downloadRecordImportTemplate', () => ({ path: { id: assets } })],
  [
    'popup of a relation',
    'listRelatedRecords',
    () => ({ path: { id: assets }, query: { relationField: 'code', columnOptions: everyColumn } }),
  ],
  ['list that refers to it', 'listRecords', () => ({ path: { id: patrols }, body: { modelId: patrols, pageSize: 100 } })],
  ['record that refers to it', 'getRecordDisplay', () => ({ path: { id: patrols, recordId: patrol } })],
  [
    'export that refers to it',
    'exportRecords',
    () => ({ path: { id: patrols }, body: { modelId: patrols, dataType: '1', selectKey: 'title,asset,assetStake,assetState' } }),
  ],
];

describe('what a person has no right to', () => {
  it.each(WAYS)('is in no byte of a %s', async (_, operation, sent) => {
    const mine = await bytesOf(few, operation, sent());
    expect(mine).not.toMatch(SECRET_TEXTS);
    // Other models may have members of the same names.
    const own = sent().path?.['id'] === assets ? mine.replaceAll('\\"', '"') : '';
    expect([own.match(MEMBERS), own.match(NAMED)]).toEqual([null, null]);
    expect((await few.call(operation, sent())).code).toBe(200);
  });

  it.each(WAYS.filter(([way]) => !/design|fields|template/.test(way)))('is there for others in a %s', async (_, operation, sent) => {
    expect(await bytesOf(admin, operation, sent())).toMatch(SECRET_TEXTS);
  });

  it('sorts nothing', async () => {
    const ids = async (sort: 'asc' | 'desc') => (await few.data('listRecords', list({ sidx: 'price', sort }))).list.map(({ id }) => id);
    expect(await ids('asc')).toEqual(await ids('desc'));
    const own = async (sort: 'asc' | 'desc') => (await few.data('listRecords', list({ sidx: 'builtOn', sort }))).list.map(({ id }) => id);
    expect(await own('asc')).toEqual((await own('desc')).toReversed());
  });

  it('finds nothing by a keyword, also in an export', async () => {
    const asked = { keyword: 'SECRET-MAKER' };
    expect((await few.data('listRecords', list(asked))).list).toEqual([]);
    expect((await admin.data('listRecords', list(asked))).list.length).toBeGreaterThan(0);
    const file = await bytesOf(few, 'exportRecords', list({ ...asked, dataType: '1', selectKey: 'name' }));
    expect(file.match(/<row/g)).toHaveLength(1);
  });

  it.each([
    ['a filter', { queryJson: JSON.stringify({ price: [0, 1e12] }) }],
    ['a text', { queryJson: JSON.stringify({ code: 'SECRET' }) }],
    [
      'a condition',
      {
        superQueryJson: JSON.stringify({
          matchLogic: 'AND',
          conditionJson: JSON.stringify([{ field: 'maker', symbol: 'like', fieldValue: 'SECRET' }]),
        }),
      },
    ],
  ])('is as unknown as a field nobody has for %s, also of an export', async (_, asked) => {
    const unknown = { code: 400, msg: expect.stringMatching(/^列表中没有字段“(?:price|code|maker)”，无法按它筛选/) };
    expect(await few.call('listRecords', list(asked))).toMatchObject(unknown);
    expect(await few.call('exportRecords', list({ ...asked, dataType: '1', selectKey: 'name' }))).toMatchObject(unknown);
    expect((await admin.data('listRecords', list(asked))).list.length).toBeGreaterThan(0);
  });

  it.each([
    ['groups', { type: 3, groupField: 'road', hasPage: false }, 'road'],
    ['a tree', { type: 5, parentField: 'maker', hasPage: false }, 'maker'],
    ['rows that are edited', { type: 4 }, 'price'],
  ])('makes no %s', async (_, shape, member) => {
    setList(assets, { ...shape, useColumnPermission: true, useFormPermission: true });
    const text = await bytesOf(few, 'listRecords', list());
    expect(text).not.toMatch(SECRET_TEXTS);
    expect(text).not.toMatch(MEMBERS);
    expect(text).not.toContain(`${member}_pid`);
    expect((await few.data('listRecords', list())).list.length).toBeGreaterThan(20);
    const children = await bytesOf(few, 'listChildRecords', { ...list(), path: { id: assets, parentId: first } });
    expect(children).not.toMatch(SECRET_TEXTS);
    setList(assets, { type: 2, groupField: '', parentField: '', hasPage: true });
  });

  it('is neither written nor lost, and not asked for', async () => {
    const before = (await admin.data('getRecord', { path: { id: assets, recordId: first } })).data;
    const sent = { name: '改名的设施', guarantee: 7, price: 1, code: 'X', stake: '' };
    const put = await few.call('updateRecord', { path: { id: assets, recordId: first }, body: { id: first, data: JSON.stringify(sent) } });
    expect(put).toMatchObject({ code: 200 });
    const after = (await admin.data('getRecord', { path: { id: assets, recordId: first } })).data;
    const { name, guarantee, modifier, modifiedAt, ...rest } = JSON.parse(String(after)) as Record<string, unknown>;
    expect([name, guarantee]).toEqual(['改名的设施', 7]);
    expect([modifier, modifiedAt]).not.toContain(undefined);
    expect(JSON.parse(String(before))).toMatchObject(rest);
    const made = await few.data('createRecord', {
      path: { id: assets },
      body: { data: JSON.stringify({ name: '新设施', price: 5, road: 'S26' }) },
    });
    const own = JSON.parse(String((await admin.data('getRecord', { path: { id: assets, recordId: String(made) } })).data)) as object;
    expect(own).toMatchObject({ name: '新设施' });
    expect(own).not.toHaveProperty('price');
    expect(own).toHaveProperty('code', expect.stringMatching(/^LC/));
  });

  it('is not printed', async () => {
    const template = store.one<{ id: string }>("SELECT id FROM print_template WHERE enCode = 'toll.monthly'");
    store.run("UPDATE print_template SET sqlTemplate = '[]'");
    const query = { id: template?.id ?? '', formId: first };
    expect(JSON.stringify(await admin.data('getPrintData', { query }))).toMatch(SECRET_TEXTS);
    expect(JSON.stringify(await few.data('getPrintData', { query }))).not.toMatch(SECRET_TEXTS);
  });

  it('is not told by the log of changes, nor found by a value in it', async () => {
    store.run("INSERT OR IGNORE INTO role_menu (roleId, menuId) SELECT 'few', id FROM menu WHERE enCode = 'system-log'");
    store.run(
      "INSERT OR IGNORE INTO role_right (roleId, rightId) SELECT 'few', menu_right.id FROM menu_right JOIN menu ON menu.id = menuId WHERE menu.enCode = 'system-log' AND kind = 'button'",
    );
    const body = { id: first, data: JSON.stringify({ name: '又改名的设施', maker: 'SECRET-OTHER', price: 98_765_432.75 }) };
    expect(await admin.call('updateRecord', { path: { id: assets, recordId: first }, body })).toMatchObject({ code: 200 });
    const query = (recordId: string) => ({ query: { category: '3', recordId } });
    const [row] = (await few.data('listLogs', query(first))).list;
    const told = async (person: Person) => JSON.stringify(await person.data('getLog', { path: { id: String(row?.id) } }));
    expect(await told(admin)).toMatch(/SECRET-OTHER.*98765432.75|98765432.75.*SECRET-OTHER/);
    const mine = await told(few);
    expect(mine).toContain('又改名的设施');
    expect(mine).not.toMatch(SECRET_TEXTS);
    for (const value of ['SECRET-OTHER', '98765432.75']) expect((await few.data('listLogs', query(value))).list).toEqual([]);
  });

  it('is shown once an entry of theirs judges neither, or the design asks for neither', async () => {
    store.run("UPDATE menu SET isColumnAuthorize = 0, isFormAuthorize = 0 WHERE enCode = 'assetLedger'");
    for (const [, operation, sent] of WAYS.slice(0, 3)) expect(await bytesOf(few, operation, sent())).toMatch(SECRET_TEXTS);
    store.run("UPDATE menu SET isColumnAuthorize = 1, isFormAuthorize = 1 WHERE enCode = 'assetLedger'");
    setList(assets, { useColumnPermission: false, useFormPermission: true });
    expect(await bytesOf(few, 'listRecords', list())).toMatch(SECRET_TEXTS);
    expect(await bytesOf(few, 'getRecord', { path: { id: assets, recordId: first } })).not.toMatch(SECRET_TEXTS);
    setList(assets, { useColumnPermission: true });
  });
});

describe('columns of a sub-table', () => {
  let orders: string;
  let id: string;
  const valuesOf = async (person: Person) =>
    JSON.parse(String((await person.data('getRecord', { path: { id: orders, recordId: id } })).data)) as { works: object[] };

  beforeAll(async () => {
    orders = modelOf('maintenanceOrder');
    const all = (await admin.data('listRecords', { path: { id: orders }, body: { modelId: orders } })).list;
    id = String((all[1] as { children?: { id: string }[] | null }).children?.[0]?.id ?? all[1]?.id);
    setList(orders, { useFormPermission: true, useDataPermission: false });
    store.run("UPDATE menu SET isFormAuthorize = 1 WHERE enCode = 'maintenanceOrder'");
    store.run("INSERT INTO role_menu (roleId, menuId) SELECT 'few', id FROM menu WHERE enCode = 'maintenanceOrder'");
    store.run(
      "INSERT INTO role_right (roleId, rightId) SELECT 'few', menu_right.id FROM menu_right JOIN menu ON menu.id = menuId WHERE menu.enCode = 'maintenanceOrder' AND kind = 'button'",
    );
    for (const code of ['title', 'total', 'works-item', 'works-amount']) give('form', code, 'maintenanceOrder');
    const works = [1, 2, 3].map((at) => ({ item: `项目 ${at}`, unit: '平方米', amount: at, price: at * 10, sum: at * at * 10 }));
    store.run("UPDATE model_record SET data = json_set(data, '$.works', json(?)) WHERE id = ?", JSON.stringify(works), id);
  });

  it('are withheld alone, and come through a change of the others: rows keep theirs when one before them goes', async () => {
    const { works, ...rest } = await valuesOf(few);
    expect(works.map((row) => Object.keys(row))).toEqual([
      ['item', 'amount'],
      ['item', 'amount'],
      ['item', 'amount'],
    ]);
    expect(Object.keys(rest).toSorted()).toEqual(['title', 'total']);
    const [, second, third] = works;
    const sent = { title: '改过', works: [second, { ...third, amount: 9 }, { item: '新的', amount: 1 }] };
    await few.call('updateRecord', { path: { id: orders, recordId: id }, body: { id, data: JSON.stringify(sent) } });
    expect((await valuesOf(admin)).works).toEqual([
      { item: '项目 2', unit: '平方米', amount: 2, price: 20, sum: 40 },
      { item: '项目 3', unit: '平方米', amount: 9, price: 30, sum: 270 },
      { item: '新的', amount: 1, sum: 0 },
    ]);
  });

  it('make no sum: a figure made of them is shown as it was saved', async () => {
    const { formData } = await few.data('getModelConfig', { path: { id: orders } });
    const { fields } = JSON.parse(String(formData)) as {
      fields: { __vModel__: string; disabled?: boolean; __config__: { jnpfKey: string } }[];
    };
    expect(fields.find(({ __vModel__: key }) => key === 'total')).toMatchObject({ disabled: true, __config__: { jnpfKey: 'numInput' } });
  });
});
