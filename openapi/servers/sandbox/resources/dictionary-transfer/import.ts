import type { BddEntry, BddFile, BddType, ImportCounts } from '../../../../src/domains/dictionary/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import { createCategories, TOP_CATEGORY_ID } from '../dictionary-category/rules.ts';
import { createEntries, requireTopOfList, TOP_ENTRY_ID } from '../dictionary-entry/rules.ts';

/** Ids of the kind the servers make; others (a file's "0" or "-1" would mean a root) get a new one. */
const OWN_ID = /^[1-9]\d{5,24}$/;

/**
 * Adds what the file holds and the system does not: a category whose code exists is kept as it is and takes the entries
 * it lacks; an entry whose code exists in its category is kept as it is and takes the children it lacks. Ids of the file
 * are kept where they are free. Runs inside the call's transaction: a refusal undoes everything.
 * @throws Refusal naming the row when the file contradicts what is there
 */
export function importBdd(world: World, file: BddFile): ImportCounts {
  const categories = createCategories(world);
  const entries = createEntries(world);
  const counts = { typesAdded: 0, typesSkipped: 0, entriesAdded: 0, entriesSkipped: 0 };
  const time = { creatorTime: world.now(), lastModifyTime: world.now() };
  /** Ids of the file, and the ids their rows have here. */
  const typeIds = new Map<string, string>();
  const entryIds = new Map<string, string>();

  const takeType = (type: BddType): void => {
    const existing = categories.list({ enCode: type.enCode })[0];
    const id = existing?.id ?? (OWN_ID.test(type.id) && !categories.find(type.id) ? type.id : world.nextId());
    typeIds.set(type.id, id);
    counts[existing ? 'typesSkipped' : 'typesAdded'] += 1;
    if (existing) return;
    const parentId = typeIds.get(type.parentId) ?? (categories.find(type.parentId) ? type.parentId : TOP_CATEGORY_ID);
    categories.insert({ ...type, ...time, id, parentId, sortCode: type.sortCode ?? 0 });
  };
  const takeEntry = (entry: BddEntry): void => {
    const dictionaryTypeId = typeIds.get(entry.dictionaryTypeId) ?? entry.dictionaryTypeId;
    const existing = entries.list({ dictionaryTypeId, enCode: entry.enCode })[0];
    const id = existing?.id ?? (OWN_ID.test(entry.id) && !entries.find(entry.id) ? entry.id : world.nextId());
    entryIds.set(entry.id, id);
    counts[existing ? 'entriesSkipped' : 'entriesAdded'] += 1;
    if (existing) return;
    const parentId = entryIds.get(entry.parentId) ?? TOP_ENTRY_ID;
    const row = { ...entry, ...time, id, dictionaryTypeId, parentId, sortCode: entry.sortCode ?? 0 };
    requireTopOfList(categories, row);
    entries.insert(row);
  };

  parentsFirst(file.types).forEach(({ row, index }) => at(`types[${index}]`, () => takeType(row)));
  parentsFirst(file.entries).forEach(({ row, index }) => at(`entries[${index}]`, () => takeEntry(row)));
  return counts;
}

/** The rows in an order in which no row comes before its parent, each with its place in the file. The file has no cycles. */
function parentsFirst<Row extends { id: string; parentId: string }>(rows: readonly Row[]): { row: Row; index: number }[] {
  const placed = new Map(rows.map((row, index) => [row.id, { row, index }]));
  const ordered = new Map<string, { row: Row; index: number }>();
  for (const row of rows) {
    const chain: { row: Row; index: number }[] = [];
    for (let up = placed.get(row.id); up && !ordered.has(up.row.id); up = placed.get(up.row.parentId)) chain.push(up);
    for (const each of chain.toReversed()) ordered.set(each.row.id, each);
  }
  return [...ordered.values()];
}

function at(place: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`导入失败：${place} ${error.message}，未写入任何数据`);
    throw error;
  }
}
