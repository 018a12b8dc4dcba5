import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryProblems, entryProblems } from '../../../../src/domains/dictionary/index.ts';
import { migrate } from '../../core/schema.ts';
import { openStore, type Store } from '../../core/store.ts';
import type { CategoryRow } from '../../resources/dictionary-category/rules.ts';
import type { EntryRow } from '../../resources/dictionary-entry/rules.ts';
import { MODULES } from '../../modules.ts';
import { seedSandbox } from '../../seed/index.ts';
import { categoryId, signIn, startForTest, type Person } from '../client.ts';

/** Several starts with a folder in one test, on a machine that may be busy. */
vi.setConfig({ testTimeout: 60_000 });

/** Codes a client of 3.6 asks for. */
const LOOKED_UP =
  'sex PositionType RoleType groupType NoticeType DataInterfaceType businessType msgSourceType msgSendType msgWebHookSendType IndustryType EnterpriseNature WorkFlowCategory certificateType Nation Education Rank dbType ReportSort portalDesigner webDesign webForm flowForm scheduleType printDev createModule Email'.split(
    ' ',
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-dictionaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function withSandbox(work: (admin: Person) => Promise<void>): Promise<void> {
  const sandbox = await startForTest({ data: folder });
  try {
    await work(await signIn(sandbox.url, 'admin'));
  } finally {
    await sandbox.close();
  }
}

/** The tables as the code before this module left them, and what people made of them. */
function keptFromBefore(change: (store: Store) => void): void {
  const store = openStore(folder);
  migrate(
    store,
    seedSandbox,
    MODULES.filter(({ name }) => name !== 'system-dictionary').map((module) =>
      module.name === 'portal' ? { ...module, tables: module.tables.slice(0, 1) } : module,
    ),
  );
  store.script(`UPDATE portal SET formData = replace(formData, '"visibility":["pc"],', '')`);
  change(store);
  store.close();
}

const optionsOf = async (person: Person, code: string) => (await person.data('listDictionaryOptions', { path: { id: code } })).list;

describe('dictionaries that are looked up by code', () => {
  it('are all there, with entries that keep the rules', async () => {
    await withSandbox(async (admin) => {
      for (const code of LOOKED_UP) expect([code, (await optionsOf(admin, code)).length]).not.toEqual([code, 0]);
      expect((await optionsOf(admin, 'Nation')).length).toBe(56);
    });
    const store = openStore(folder);
    const below = `(SELECT id FROM dictionary_category WHERE parentId = (SELECT id FROM dictionary_category WHERE enCode = 'systemDictionary'))`;
    const categories = store.all<CategoryRow>(`SELECT * FROM dictionary_category WHERE id IN ${below}`);
    expect(categories.map(({ enCode }) => enCode).toSorted()).toEqual(LOOKED_UP.toSorted());
    expect(categories.filter((row) => categoryProblems(row).length > 0)).toEqual([]);
    const entries = store.all<EntryRow>(`SELECT * FROM dictionary_entry WHERE dictionaryTypeId IN ${below}`);
    expect(entries.filter((row) => entryProblems(row).length > 0)).toEqual([]);
    store.close();
  });

  it('name what other records name: categories of data interfaces, of numbers, and of a page of the menu', async () => {
    await withSandbox(async (admin) => {
      const kinds = (await optionsOf(admin, 'DataInterfaceType')).map(({ id }) => id);
      const { list: interfaces } = await admin.data('listDataInterfaces');
      expect(kinds).toEqual(expect.arrayContaining(interfaces.map(({ categoryId: id }) => id)));
      const uses = (await optionsOf(admin, 'businessType')).map(({ id }) => id);
      const { list: rules } = await admin.data('listBillRules', { query: { pageSize: '100' } });
      for (const { id } of rules) expect(uses).toContain((await admin.data('getBillRule', { path: { id } })).category);
      const { menuList } = await admin.data('getCurrentUser');
      const page = menuList?.flatMap(({ children }) => children ?? []).find(({ enCode }) => enCode === 'assetKind');
      const { moduleId } = JSON.parse(page?.propertyJson ?? '{}');
      expect(moduleId).toBe(await categoryId(admin, 'asset.type'));
      expect((await admin.data('listDictionaryEntries', { path: { id: moduleId } })).list.length).toBeGreaterThan(0);
    });
  });
});

describe('data kept from before', () => {
  it('gets what is missing, once, and keeps what people have made', async () => {
    keptFromBefore((store) => {
      store.run(
        `INSERT INTO dictionary_category (id, parentId, fullName, enCode, isTree, sortCode, description, creatorTime, lastModifyTime)
         VALUES ('own', '-1', '我们的职级', 'Rank', 0, 5, '', 1, 1)`,
      );
      store.run(
        `INSERT INTO dictionary_entry (id, dictionaryTypeId, parentId, fullName, enCode, enabledMark, sortCode, description, creatorTime, lastModifyTime)
         VALUES ('own1', 'own', '0', '班长', 'leader', 1, 5, '', 1, 1)`,
      );
      store.run(`UPDATE dictionary_entry SET fullName = '港口集疏运' WHERE enCode = 'commuter'`);
    });
    await withSandbox(async (admin) => {
      for (const code of LOOKED_UP) expect([code, (await optionsOf(admin, code)).length]).not.toEqual([code, 0]);
      expect((await optionsOf(admin, 'Rank')).map(({ fullName }) => fullName)).toEqual(['班长']);
      expect((await optionsOf(admin, 'businessType')).map(({ fullName }) => fullName)).toContain('港口集疏运');
      const { list } = await admin.data('listBillRules', { query: { keyword: 'maintenance.order' } });
      expect(list).toMatchObject([{ category: '养护作业' }]);
      const { list: portals } = await admin.data('listPortals', { query: { platform: 'Web' } });
      const { formData } = await admin.data('getPortal', { path: { id: portals[0]?.children?.[0]?.id ?? '' } });
      for (const card of JSON.parse(formData ?? '{}').layout) expect(card).toMatchObject({ visibility: ['pc'] });
      // What somebody removes afterwards does not come back.
      const [entry] = await optionsOf(admin, 'Email');
      await admin.call('removeDictionaryEntry', { path: { id: entry?.id ?? '' } });
    });
    await withSandbox(async (admin) => {
      expect((await optionsOf(admin, 'Email')).length).toBe(2);
      expect((await optionsOf(admin, 'Rank')).length).toBe(1);
    });
  });

  it('keeps a page of the menu that names a dictionary already', async () => {
    keptFromBefore((store) => {
      store.run(
        `UPDATE menu SET propertyJson = json_set(propertyJson, '$.moduleId', (SELECT id FROM dictionary_category WHERE enCode = 'unit')) WHERE enCode = 'assetKind'`,
      );
    });
    await (await startForTest({ data: folder })).close();
    const store = openStore(folder);
    expect(
      store.one(
        `SELECT enCode FROM dictionary_category WHERE id = (SELECT json_extract(propertyJson, '$.moduleId') FROM menu WHERE enCode = 'assetKind')`,
      ),
    ).toEqual({ enCode: 'unit' });
    store.close();
  });
});
