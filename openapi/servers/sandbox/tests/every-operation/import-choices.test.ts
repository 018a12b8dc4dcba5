import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../../generated/openapi.json' with { type: 'json' };
import type { OperationId } from '../../../../generated/operations.gen.ts';
import { USER_COLUMNS } from '../../../../src/domains/user/index.ts';
import type { Sandbox } from '../../index.ts';
import { categoryId, flatten, signIn, startForTest, type Person, type Sent } from '../client.ts';

let sandbox: Sandbox;
let admin: Person;

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

type Choice = 'skip' | 'rename' | 'overwrite';
interface Counted {
  readonly added: number;
  readonly overwritten: number;
  readonly renamed: number;
  readonly skipped: number;
}
/** A record by what it is known by and a text of it. */
type Known = Readonly<Record<string, string>>;

/** Import of a record that is there already, of which one text was changed before. */
interface Import {
  readonly operation: OperationId;
  /** Hands in what was exported; a choice is left out where it is undefined. */
  readonly send: (choice: Choice | 'ask' | undefined) => Promise<{ readonly code: number; readonly msg: string; readonly data?: unknown }>;
  /** Texts of the records there are, by their codes; ids in front. */
  readonly read: () => Promise<Known>;
  /** Code of the record, and its text in the file. */
  readonly code: string;
  readonly text: string;
  readonly counts: (data: never) => Counted;
  /** Changes the text of the record that is there. */
  readonly change: () => Promise<unknown>;
}

const fileText = async (operation: OperationId, path: Record<string, string>) => {
  const { url } = (await admin.data(operation, { path })) as { url: string };
  return (await fetch(new URL(url, sandbox.url))).text();
};
const withFile =
  (operation: OperationId, name: string, text: string, path: Record<string, string> = {}): Import['send'] =>
  (choice) => {
    const form = new FormData();
    form.append('file', new Blob([text]), name);
    const sent: Sent = { path, form, query: choice === undefined ? {} : { onConflict: choice } };
    return admin.call(operation, sent);
  };
const fileCounts = ({ added, overwritten, renamed, skipped }: Counted): Counted => ({ added, overwritten, renamed, skipped });
const rowCounts = ({ snum, skipnum, updatenum, renamenum }: Record<string, number>): Counted => ({
  added: (snum ?? 0) - (updatenum ?? 0) - (renamenum ?? 0),
  overwritten: updatenum ?? 0,
  renamed: renamenum ?? 0,
  skipped: skipnum ?? 0,
});
interface Named {
  readonly id: string;
  readonly enCode: string;
  readonly fullName: string;
}
interface Branch extends Named {
  readonly children?: Branch[] | null;
}
interface EntryBranch extends Named {
  readonly systemId: string;
  readonly children?: EntryBranch[] | null;
}
const known = (rows: readonly Named[]): Known => Object.fromEntries(rows.map(({ id, enCode, fullName }) => [enCode, `${id} ${fullName}`]));

/** Import of files that hold one record. */
async function ofOne(
  kind: {
    readonly list: OperationId;
    readonly get: OperationId;
    readonly update: OperationId;
    readonly out: OperationId;
    readonly in: OperationId;
  },
  fileName: string,
  sent: Sent,
): Promise<Import> {
  const rows = async () => ((await admin.data(kind.list, sent)) as { list: Named[] }).list;
  const row = (await rows())[0];
  if (!row) throw new Error(`no record of ${kind.list}`);
  const path = { id: row.id };
  const text = await fileText(kind.out, path);
  return {
    operation: kind.in,
    send: withFile(kind.in, fileName, text),
    read: async () => known(await rows()),
    code: row.enCode,
    text: row.fullName,
    counts: fileCounts,
    change: async () =>
      admin.call(kind.update, { path, body: { ...((await admin.data(kind.get, { path })) as object), fullName: '改过的' } }),
  };
}

async function ofDictionary(): Promise<Import> {
  const id = await categoryId(admin, 'asset');
  const text = await fileText('exportDictionaryCategory', { id });
  const read = async () => known(flatten((await admin.data('listDictionaryCategories')).list as Branch[]));
  const name = (JSON.parse(text) as { types: Named[] }).types.find(({ enCode }) => enCode === 'asset')?.fullName ?? '';
  return {
    operation: 'importDictionary',
    send: withFile('importDictionary', 'a.bdd', text),
    read,
    code: 'asset',
    text: name,
    counts: (data: Record<string, number>) => ({
      added: data['typesAdded'] ?? 0,
      overwritten: data['typesOverwritten'] ?? 0,
      renamed: data['typesRenamed'] ?? 0,
      skipped: data['typesSkipped'] ?? 0,
    }),
    change: async () => {
      const body = await admin.data('getDictionaryCategory', { path: { id } });
      return admin.call('updateDictionaryCategory', { path: { id }, body: { ...body, fullName: '改过的' } });
    },
  };
}

async function ofMenu(): Promise<Import> {
  const { list: systems } = await admin.data('listSystems');
  const menus = async () => {
    const all = await Promise.all(systems.map(({ id }) => admin.data('listMenus', { path: { systemId: id } })));
    return all.flatMap(({ list }) => flatten(list as EntryBranch[]));
  };
  const row = (await menus()).find(({ enCode }) => enCode === 'assetLedger');
  if (!row) throw new Error('no entry');
  const text = await fileText('exportMenu', { id: row.id });
  return {
    operation: 'importMenu',
    send: withFile('importMenu', 'a.bm', text, { systemId: row.systemId }),
    read: async () => known(await menus()),
    code: row.enCode,
    text: row.fullName,
    counts: (data: Record<string, number>) => ({
      added: data['menusAdded'] ?? 0,
      overwritten: data['menusOverwritten'] ?? 0,
      renamed: data['menusRenamed'] ?? 0,
      skipped: data['menusSkipped'] ?? 0,
    }),
    change: async () => {
      const body = await admin.data('getMenu', { path: { id: row.id } });
      return admin.call('updateMenu', { path: { id: row.id }, body: { ...body, fullName: '改过的' } });
    },
  };
}

async function ofUsers(): Promise<Import> {
  const row = Object.fromEntries(USER_COLUMNS.map(({ prop }) => [prop, '']));
  const list = [{ ...row, account: 'importchoice', realName: '原名', gender: '男', organizeId: '云望高速物流集团/路产管理部' }];
  const send: Import['send'] = (choice) =>
    admin.call('importUsers', { query: choice === undefined ? {} : { onConflict: choice }, body: { list } });
  await send(undefined);
  const rows = async () => (await admin.data('listUsers', { query: { keyword: 'importchoice' } })).list;
  return {
    operation: 'importUsers',
    send,
    read: async () => Object.fromEntries((await rows()).map(({ account, id, realName }) => [account, `${id} ${realName ?? ''}`])),
    code: 'importchoice',
    text: '原名',
    counts: rowCounts as never,
    change: async () => {
      const path = { id: (await rows()).find(({ account }) => account === 'importchoice')?.id ?? '' };
      const body = await admin.data('getUser', { path });
      return admin.call('updateUser', { path, body: { ...body, realName: '改过的' } });
    },
  };
}

async function ofRecords(operation: 'importRecords' | 'importRows'): Promise<Import> {
  const { list: models } = await admin.data('listModels', { query: { pageSize: '500' } });
  const id = models.find(({ enCode }) => enCode === 'contractor')?.id ?? '';
  const path: Record<string, string> = operation === 'importRows' ? { module: 'contractor' } : { id };
  const name = `导入单位${operation}`;
  const list = [{ name, contact: '原名', phone: '13911110001', mail: '' }];
  const send: Import['send'] = (choice) =>
    admin.call(operation, { path, query: choice === undefined ? {} : { onConflict: choice }, body: { list } });
  await send(undefined);
  const rows = async () =>
    (await admin.data('listRecords', { path: { id }, body: { keyword: name, currentPage: 1, pageSize: 50 } })).list as Record<
      string,
      string
    >[];
  return {
    operation,
    send,
    read: async () => Object.fromEntries((await rows()).map((row) => [row['name'] ?? '', `${row['id']} ${row['contact']}`])),
    code: name,
    text: '原名',
    counts: rowCounts as never,
    change: async () => {
      const recordId = (await rows()).find((row) => row['name'] === name)?.['id'] ?? '';
      const record = await admin.data('getRecord', { path: { id, recordId } });
      const data = JSON.stringify({ ...(JSON.parse(record?.data ?? '{}') as object), contact: '改过的' });
      return admin.call('updateRecord', { path: { id, recordId }, body: { id: recordId, data } });
    },
  };
}

const page = { query: { pageSize: '500' } };
const IMPORTS: readonly (readonly [string, () => Promise<Import>])[] = [
  ['a dictionary', ofDictionary],
  ['entries of a menu', ofMenu],
  [
    'a number rule',
    () =>
      ofOne(
        { list: 'listBillRules', get: 'getBillRule', update: 'updateBillRule', out: 'exportBillRule', in: 'importBillRule' },
        'a.bb',
        page,
      ),
  ],
  [
    'a data interface',
    () =>
      ofOne(
        {
          list: 'listDataInterfaces',
          get: 'getDataInterface',
          update: 'updateDataInterface',
          out: 'exportDataInterface',
          in: 'importDataInterface',
        },
        'a.bd',
        page,
      ),
  ],
  [
    'a print template',
    () =>
      ofOne(
        {
          list: 'listPrintTemplates',
          get: 'getPrintTemplate',
          update: 'updatePrintTemplate',
          out: 'exportPrintTemplate',
          in: 'importPrintTemplate',
        },
        'a.bp',
        page,
      ),
  ],
  [
    'a design',
    () => ofOne({ list: 'listModels', get: 'getModel', update: 'updateModel', out: 'exportModelDesign', in: 'importModel' }, 'a.vdd', page),
  ],
  ['people', ofUsers],
  ['records of a list', () => ofRecords('importRecords')],
  ['records of a module', () => ofRecords('importRows')],
];

describe.each(IMPORTS)('%s that is there already', (_, make) => {
  let of: Import;
  let first: Known;
  beforeAll(async () => {
    of = await make();
    first = await of.read();
    await of.change();
  });
  const idOf = (all: Known): string => all[of.code]?.split(' ')[0] ?? '';
  const imported = async (choice: Choice) => {
    const { code, data } = await of.send(choice);
    expect(code).toBe(200);
    return of.counts(data as never);
  };

  it('stays as it is when skipped', async () => {
    const counts = await imported('skip');
    expect([counts.renamed, counts.overwritten, counts.skipped > 0]).toEqual([0, 0, true]);
    expect((await of.read())[of.code]).toContain('改过的');
  });
  it('gets one beside it with a free code when renamed', async () => {
    const before = await of.read();
    const counts = await imported('rename');
    expect([counts.renamed > 0, counts.overwritten, counts.skipped]).toEqual([true, 0, 0]);
    const after = await of.read();
    expect(after[of.code]).toBe(before[of.code]);
    expect(after[`${of.code}1`]).toContain(of.text);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + counts.renamed);
  });
  it('is replaced under its id when overwritten', async () => {
    const counts = await imported('overwrite');
    expect([counts.renamed, counts.overwritten > 0, counts.skipped]).toEqual([0, true, 0]);
    const after = await of.read();
    expect(after[of.code]).toBe(`${idOf(first)} ${of.text}`);
  });
});

describe('a file of which something is there', () => {
  const FILES = IMPORTS.slice(0, 6);
  it.each(FILES)('names it when asked, and nothing of it is written: %s', async (_, make) => {
    const of = await make();
    const before = await of.read();
    const { code, data } = await of.send('ask');
    expect(code).toBe(200);
    expect(data).toMatchObject({ existing: expect.arrayContaining([expect.objectContaining({ enCode: of.code })]) });
    expect(await of.read()).toEqual(before);
  });
});

it('every import has the choice in the description', () => {
  const paths = Object.values(bundle.paths).flatMap((path) => Object.values(path as Record<string, unknown>));
  const imports = paths.filter((each): each is { operationId: string; parameters?: { $ref?: string }[] } =>
    /^import[A-Z]/.test((each as { operationId?: string }).operationId ?? ''),
  );
  const without = imports.filter(({ parameters = [] }) => !parameters.some(({ $ref }) => $ref?.includes('/OnConflict')));
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
  expect(imports).toHaveLength(IMPORTS.length);
});

it('who may add and not change does not overwrite', async () => {
  const staff = await signIn(sandbox.url, 'staff');
  const form = new FormData();
  form.append('file', new Blob(['{}']), 'a.bb');
  expect(await staff.call('importBillRule', { query: { onConflict: 'overwrite' }, form })).toMatchObject({ code: 400 });
});
