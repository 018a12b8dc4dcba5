import { BDD_VERSION, type BddFile } from '../../../../src/domains/dictionary/index.ts';
import type { World } from '../../core/handlers.ts';
import { branchIds } from '../../core/tree.ts';
import { createCategories } from '../dictionary-category/rules.ts';
import { createEntries } from '../dictionary-entry/rules.ts';

/**
 * A category, the categories below it and all their entries, as a file holds them.
 * @throws Refusal when there is no such category
 */
export function collectBdd(world: World, categoryId: string): { fullName: string; file: BddFile } {
  const categories = createCategories(world);
  const entries = createEntries(world);
  const { fullName } = categories.get(categoryId);
  const rows = categories.list();
  const branch = branchIds(rows, categoryId);
  const types = rows.filter(({ id }) => branch.has(id));
  const file: BddFile = {
    version: BDD_VERSION,
    types: types.map(({ id, parentId, fullName: name, enCode, isTree, sortCode, description }) => ({
      id,
      parentId,
      fullName: name,
      enCode,
      isTree: isTree === 1 ? 1 : 0,
      sortCode,
      description,
    })),
    entries: types.flatMap((type) =>
      entries
        .list({ dictionaryTypeId: type.id })
        .map(({ id, dictionaryTypeId, parentId, fullName: name, enCode, enabledMark, sortCode, description }) => ({
          id,
          dictionaryTypeId,
          parentId,
          fullName: name,
          enCode,
          enabledMark: enabledMark === 1 ? 1 : 0,
          sortCode,
          description,
        })),
    ),
  };
  return { fullName, file };
}
