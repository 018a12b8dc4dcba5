import type { BddEntry, BddFile, BddType } from '../../../../src/domains/dictionary/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { FileImportCounts, Twin } from '../../core/file-import.ts';
import { freeNamed, type ImportConflict } from '../../core/free-name.ts';
import type { World } from '../../core/handlers.ts';
import { createCategories, TOP_CATEGORY_ID, type CategoryRow } from '../dictionary-category/rules.ts';
import { createEntries, requireTopOfList, TOP_ENTRY_ID, type EntryRow } from '../dictionary-entry/rules.ts';

/** Ids of the kind the servers make; others (a file's "0" or "-1" would mean a root) get a new one. */
const OWN_ID = /^[1-9]\d{5,24}$/;

export const NONE_ADDED = { typesAdded: 0, typesSkipped: 0, entriesAdded: 0, entriesSkipped: 0 };
const NONE_CHANGED = { typesOverwritten: 0, typesRenamed: 0, entriesOverwritten: 0, entriesRenamed: 0 };
type Counts = typeof NONE_ADDED & typeof NONE_CHANGED;

/** Categories and entries together. */
export const summed = (counts: Counts): Omit<FileImportCounts, 'existing'> => ({
  added: counts.typesAdded + counts.entriesAdded,
  overwritten: counts.typesOverwritten + counts.entriesOverwritten,
  renamed: counts.typesRenamed + counts.entriesRenamed,
  skipped: counts.typesSkipped + counts.entriesSkipped,
});

/** Categories of the file whose codes are there, and its entries whose codes are in these. @reading R-225 */
export function existingIn(world: World, { types, entries }: BddFile): Twin[] {
  const known = new Map(
    createCategories(world)
      .list()
      .map(({ enCode, id }) => [enCode, id]),
  );
  const ids = new Map(types.map(({ id, enCode }) => [id, known.get(enCode)]));
  const codes = new Set(
    createEntries(world)
      .list()
      .map((row) => `${row.dictionaryTypeId} ${row.enCode}`),
  );
  const twins = [
    ...types.filter(({ enCode }) => known.has(enCode)),
    ...entries.filter((row) => codes.has(`${ids.get(row.dictionaryTypeId) ?? ''} ${row.enCode}`)),
  ];
  return twins.map(({ fullName, enCode }) => ({ fullName, enCode }));
}

/**
 * Adds what the file holds and the system does not: a category whose code exists is kept as it is and takes the entries
 * it lacks; an entry whose code exists in its category is kept as it is and takes the children it lacks. With `overwrite`
 * both take the values of the file and keep their places; with `rename` such a category is added once more with all of its
 * entries. Ids of the file are kept where they are free. Runs inside the call's transaction: a refusal undoes everything.
 * @throws Refusal naming the row when the file contradicts what is there
 */
export function importBdd(world: World, file: BddFile, conflict: ImportConflict = 'skip'): Counts {
  const categories = createCategories(world);
  const entries = createEntries(world);
  const counts: Counts = { ...NONE_ADDED, ...NONE_CHANGED };
  const time = { creatorTime: world.now(), lastModifyTime: world.now() };
  /** Ids of the file, and the ids their rows have here. */
  const typeIds = new Map<string, string>();
  const entryIds = new Map<string, string>();

  const isNested = (dictionaryTypeId: string): boolean =>
    entries.list({ dictionaryTypeId }).some(({ parentId }) => parentId !== TOP_ENTRY_ID);
  const takeType = (type: BddType): void => {
    const withCode = (enCode: string): CategoryRow | undefined => categories.list({ enCode })[0];
    const existing = withCode(type.enCode);
    const isRenamed = existing !== undefined && conflict === 'rename';
    const ownId = OWN_ID.test(type.id) && !categories.find(type.id) ? type.id : world.nextId();
    const id = existing && !isRenamed ? existing.id : ownId;
    typeIds.set(type.id, id);
    const sent = { ...type, sortCode: type.sortCode ?? 0 };
    if (existing && conflict === 'skip') counts.typesSkipped += 1;
    else if (existing && conflict === 'overwrite') {
      const { fullName, sortCode, description } = sent;
      // Entries below others would have no place in a list.
      const isTree = type.isTree === 0 && isNested(existing.id) ? 1 : type.isTree;
      categories.replace({ ...existing, fullName, sortCode, description, isTree, lastModifyTime: time.lastModifyTime });
      counts.typesOverwritten += 1;
    } else {
      const parentId = typeIds.get(type.parentId) ?? (categories.find(type.parentId) ? type.parentId : TOP_CATEGORY_ID);
      const named = isRenamed ? freeNamed(sent, (enCode) => withCode(enCode) !== undefined) : sent;
      categories.insert({ ...named, ...time, id, parentId });
      counts[isRenamed ? 'typesRenamed' : 'typesAdded'] += 1;
    }
  };
  const takeEntry = (entry: BddEntry): void => {
    const dictionaryTypeId = typeIds.get(entry.dictionaryTypeId) ?? entry.dictionaryTypeId;
    // A category that was added beside another has none of these.
    const existing: EntryRow | undefined = entries.list({ dictionaryTypeId, enCode: entry.enCode })[0];
    const id = existing?.id ?? (OWN_ID.test(entry.id) && !entries.find(entry.id) ? entry.id : world.nextId());
    entryIds.set(entry.id, id);
    if (existing) {
      counts[conflict === 'overwrite' ? 'entriesOverwritten' : 'entriesSkipped'] += 1;
      if (conflict !== 'overwrite') return;
      const { fullName, enabledMark, description } = entry;
      entries.replace({
        ...existing,
        fullName,
        enabledMark,
        description,
        sortCode: entry.sortCode ?? 0,
        lastModifyTime: time.lastModifyTime,
      });
      return;
    }
    counts.entriesAdded += 1;
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
