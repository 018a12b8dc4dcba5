import type { NextId } from '../core/ids.ts';
import type { Store } from '../core/store.ts';
import { TOP_CATEGORY_ID } from '../resources/dictionary-category/rules.ts';
import { TOP_ENTRY_ID } from '../resources/dictionary-entry/rules.ts';
import { DICTIONARIES } from './dictionaries/index.ts';
import type { CategorySeed, EntrySeed } from './dictionary-text.ts';

const SORT_STEP = 10;

const CATEGORY_SQL = `
  INSERT INTO dictionary_category (id, parentId, fullName, enCode, isTree, sortCode, description, creatorTime, lastModifyTime)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ENTRY_SQL = `
  INSERT INTO dictionary_entry (id, dictionaryTypeId, parentId, fullName, enCode, enabledMark, sortCode, description, creatorTime, lastModifyTime)
  VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?)`;

/** Writes the dictionaries of the seed. */
export function writeDictionaries(store: Store, nextId: NextId, timeMs: number): void {
  const writeEntries = (entries: readonly EntrySeed[], categoryId: string, parentId: string, firstSort: number, step: number): void => {
    entries.forEach((entry, index) => {
      const id = nextId();
      const sortCode = firstSort + index * step;
      store.run(ENTRY_SQL, id, categoryId, parentId, entry.fullName, entry.enCode, entry.isEnabled ? 1 : 0, sortCode, timeMs, timeMs);
      // Children are numbered inside their parent's ten: 10, then 11, 12, 13.
      writeEntries(entry.children, categoryId, id, sortCode + 1, 1);
    });
  };
  const writeCategories = (categories: readonly CategorySeed[], parentId: string): void => {
    categories.forEach((category, index) => {
      const id = nextId();
      const { fullName, enCode, description } = category;
      store.run(
        CATEGORY_SQL,
        id,
        parentId,
        fullName,
        enCode,
        category.isTree ? 1 : 0,
        (index + 1) * SORT_STEP,
        description,
        timeMs,
        timeMs,
      );
      writeEntries(category.entries, id, TOP_ENTRY_ID, SORT_STEP, SORT_STEP);
      writeCategories(category.children, id);
    });
  };
  writeCategories(DICTIONARIES, TOP_CATEGORY_ID);
}
