import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { TOP_CATEGORY_ID } from '../dictionary-category/rules.ts';
import { TOP_ENTRY_ID } from '../dictionary-entry/rules.ts';
import { SYSTEM_DICTIONARIES } from './lists.ts';

const SORT_STEP = 10;
const FOLDER = { fullName: '系统字典', enCode: 'systemDictionary' } as const;

/**
 * Adds the dictionaries that are missing, once, to fresh data and to data from before. A code that is there already is
 * somebody's own category: it and its entries stay as they are.
 * @reading R-428
 */
export function writeSystemDictionaries(seed: SeedWorld): void {
  const missing = SYSTEM_DICTIONARIES.filter(({ enCode }) => idOf(seed, enCode) === undefined);
  const folderId = idOf(seed, FOLDER.enCode) ?? writeCategory(seed, FOLDER, TOP_CATEGORY_ID, lastSort(seed) + SORT_STEP);
  missing.forEach((category, order) => {
    const id = writeCategory(seed, category, folderId, (order + 1) * SORT_STEP);
    category.entries.forEach((entry, index) => {
      writeEntry(seed, id, { ...entry, enabledMark: entry.isEnabled ? 1 : 0, sortCode: (index + 1) * SORT_STEP });
    });
    if (category.enCode === 'DataInterfaceType') writeInterfaceKinds(seed, id);
    if (category.enCode === 'businessType') writeBusinessKinds(seed, id);
  });
}

const idOf = ({ store }: SeedWorld, enCode: string): string | undefined =>
  store.one<{ id: string }>('SELECT id FROM dictionary_category WHERE enCode = ?', enCode)?.id;

const lastSort = ({ store }: SeedWorld): number =>
  store.one<{ last: number | null }>('SELECT max(sortCode) AS last FROM dictionary_category WHERE parentId = ?', TOP_CATEGORY_ID)?.last ??
  0;

function writeCategory(seed: SeedWorld, { fullName, enCode }: { fullName: string; enCode: string }, parentId: string, sortCode: number) {
  const id = seed.nextId();
  insertRow(seed.store, 'dictionary_category', { id, parentId, fullName, enCode, isTree: 0, sortCode, description: '', ...madeAt(seed) });
  return id;
}

const madeAt = ({ timeMs }: SeedWorld) => ({ creatorTime: timeMs, lastModifyTime: timeMs });

interface EntryToWrite {
  id?: string;
  fullName: string;
  enCode: string;
  enabledMark: number;
  sortCode: number;
}

function writeEntry(seed: SeedWorld, dictionaryTypeId: string, entry: EntryToWrite): string {
  const { fullName, enCode, enabledMark, sortCode, id = seed.nextId() } = entry;
  const values = { id, dictionaryTypeId, parentId: TOP_ENTRY_ID, fullName, enCode, enabledMark, sortCode, description: '' };
  insertRow(seed.store, 'dictionary_entry', { ...values, ...madeAt(seed) });
  return id;
}

/** The categories of data interfaces under their own ids, so that what is chosen here is what a data interface names. */
function writeInterfaceKinds(seed: SeedWorld, categoryId: string): void {
  const kinds = seed.store.all<{ id: string; fullName: string; sortCode: number }>(
    'SELECT id, fullName, sortCode FROM data_interface_category WHERE id NOT IN (SELECT id FROM dictionary_entry) ORDER BY sortCode',
  );
  kinds.forEach((kind, index) => writeEntry(seed, categoryId, { ...kind, enCode: `kind${index + 1}`, enabledMark: 1 }));
}

/** The uses of the fleet were the business categories before; the rules that name one go on with its twin. @reading R-122 */
function writeBusinessKinds(seed: SeedWorld, categoryId: string): void {
  const uses = seed.store.all<Required<EntryToWrite>>(
    `SELECT dictionary_entry.id, dictionary_entry.fullName, dictionary_entry.enCode, enabledMark, dictionary_entry.sortCode
     FROM dictionary_entry JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId
     WHERE dictionary_category.enCode = 'fleet.use' ORDER BY dictionary_entry.sortCode, dictionary_entry.id`,
  );
  for (const { id: useId, ...use } of uses) {
    const id = writeEntry(seed, categoryId, use);
    seed.store.run('UPDATE bill_rule SET category = ? WHERE category = ?', id, useId);
    // One rule of earlier seeds was left without a category, and could not be saved again.
    if (use.enCode === 'commuter') seed.store.run(`UPDATE bill_rule SET category = ? WHERE category = ''`, id);
  }
}
