import { entryProblems } from '../../../../src/domains/dictionary/index.ts';
import { Refusal } from '../../core/failure.ts';
import { groupBy } from '../../core/group.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintainSwitched } from '../../core/maintained.ts';
import { NAMED_COLUMNS, namedColumns, namedWords, type NamedRow } from '../../core/named-row.ts';
import { matchesNamed } from '../../core/keyword.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import { buildTree, withAncestors, withoutBranch, withoutBranches, type TreeNode } from '../../core/tree.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { createCategories, type CategoryRow } from '../dictionary-category/rules.ts';

/** Parent of top-level entries. @source admin §9 */
export const TOP_ENTRY_ID = '0';

/** An entry as it is stored. @source admin §3 */
export type EntryRow = NamedRow & { dictionaryTypeId: string; parentId: string };

type Operations =
  | 'listAllDictionaries'
  | 'listDictionaryEntries'
  | 'listDictionaryEntryParents'
  | 'listDictionaryOptions'
  | 'createDictionaryEntry'
  | 'updateDictionaryEntry'
  | 'getDictionaryEntry'
  | 'removeDictionaryEntry'
  | 'setDictionaryEntryState';

const DESCRIPTOR: ResourceDescriptor<EntryRow> = {
  table: 'dictionary_entry',
  title: '字典',
  columns: [...NAMED_COLUMNS, 'dictionaryTypeId', 'parentId'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['dictionaryTypeId', 'enCode'], msg: '该分类下编码已存在，请更换编码' }],
  references: [{ column: 'dictionaryTypeId', table: 'dictionary_category', msg: '所属字典分类不存在，可能已被删除，请刷新后重试' }],
  heldBy: [{ table: 'dictionary_entry', column: 'parentId', msg: '该字典下有子字典，无法删除，请先删除子字典' }],
  tree: { column: 'parentId', rootId: TOP_ENTRY_ID, within: ['dictionaryTypeId'] },
};

/** @source admin §5 */
export const entryWords: FieldWords = {
  ...namedWords('字典名称', '字典编码'),
  dictionaryTypeId: { required: '请选择所属字典分类' },
  parentId: { required: '请选择上级字典' },
};

/** The entries as rows, with the rules of the descriptor; the import uses it too. */
export const createEntries = ({ store }: World): Resource<EntryRow> => createResource(store, DESCRIPTOR);

export function entryHandlers(world: World): Handlers<Operations> {
  const entries = createEntries(world);
  const categories = createCategories(world);
  const maintained = maintainSwitched(world, entries, {
    columnsOf,
    check: (row, before) => {
      if (before && row.dictionaryTypeId !== before.dictionaryTypeId) requireLeaf(entries, before);
      requireTopOfList(categories, row);
    },
  });
  const ofCategory = (categoryId: string): EntryRow[] => entries.list({ dictionaryTypeId: categoryId });

  return {
    listAllDictionaries: () => {
      const byCategory = groupBy(entries.list(), (row) => row.dictionaryTypeId);
      const list = categories.list().map(({ id, fullName, enCode, isTree, parentId }) => {
        const offered = offeredEntries(byCategory.get(id) ?? [], isTree === 1);
        return { id, fullName, enCode, isTree, parentId, dictionaryList: offered };
      });
      return { data: { list } };
    },
    listDictionaryEntries: ({ path, query }) => {
      const category = categories.get(path.id);
      const isTree = query.isTree === undefined ? category.isTree === 1 : query.isTree === '1';
      const matches = matchesNamed(query);
      const rows = ofCategory(category.id);
      const list = isTree
        ? buildTree(withAncestors(rows, matches).map(treeColumns), TOP_ENTRY_ID)
        : rows.filter(matches).map(({ id, fullName, enCode, enabledMark, sortCode }) => ({ id, fullName, enCode, enabledMark, sortCode }));
      return { data: { list } };
    },
    listDictionaryEntryParents: ({ path, query }) => {
      const category = categories.get(path.typeId);
      const isTree = query.isTree === undefined ? category.isTree === 1 : query.isTree === '1';
      const rows = isTree ? ofCategory(category.id) : [];
      return { data: { list: [parentRoot(category, withoutBranch(rows, path.id))] } };
    },
    listDictionaryOptions: ({ path }) => {
      const category = categories.find(path.id) ?? categories.list({ enCode: path.id })[0];
      if (!category) throw new Refusal('字典分类不存在，可能已被删除，请刷新后重试');
      return { data: { list: offeredEntries(ofCategory(category.id), category.isTree === 1) } };
    },
    createDictionaryEntry: maintained.create,
    updateDictionaryEntry: maintained.update,
    getDictionaryEntry: maintained.get,
    removeDictionaryEntry: maintained.remove,
    setDictionaryEntryState: maintained.setState,
  };
}

function columnsOf(body: Call<'createDictionaryEntry'>['body'], before: EntryRow | null) {
  const { dictionaryTypeId } = body;
  // The tree to choose a parent from begins with the category, so its id means the top. @reading R-421
  const parentId = body.parentId === dictionaryTypeId ? TOP_ENTRY_ID : body.parentId;
  const columns = { ...namedColumns(body, before), dictionaryTypeId, parentId };
  refuseProblems(entryProblems(columns), entryWords);
  return columns;
}

const treeColumns = ({ id, parentId, fullName, enCode, enabledMark, sortCode }: EntryRow) => ({
  id,
  parentId,
  fullName,
  enCode,
  enabledMark,
  sortCode,
});

/** Entries forms may offer: enabled entries below enabled ones only. @reading R-028 */
function offeredEntries(rows: readonly EntryRow[], isTree: boolean) {
  const enabled = withoutBranches(rows, (row) => row.enabledMark === 1);
  if (isTree)
    return buildTree(
      enabled.map(({ id, parentId, fullName, enCode }) => ({ id, parentId, fullName, enCode })),
      TOP_ENTRY_ID,
    );
  return enabled.map(({ id, fullName, enCode }) => ({ id, fullName, enCode }));
}

type ParentOption = { id: string; parentId: string; fullName: string; icon: null };

/** The category stands for "no parent", so the tree to choose from begins with it and carries its id. @source admin §5 */
function parentRoot(category: CategoryRow, rows: readonly EntryRow[]): TreeNode<ParentOption> {
  const optionOf = ({ id, parentId, fullName }: EntryRow): ParentOption => ({
    id,
    parentId: parentId === TOP_ENTRY_ID ? category.id : parentId,
    fullName,
    icon: null,
  });
  const children = buildTree(rows.map(optionOf), category.id);
  const hasChildren = children.length > 0;
  return {
    id: category.id,
    parentId: category.parentId,
    fullName: category.fullName,
    icon: null,
    hasChildren,
    children: hasChildren ? children : null,
  };
}

/** In a category that is no tree every entry is at the top. @source admin §2 */
export function requireTopOfList(categories: Resource<CategoryRow>, row: EntryRow): void {
  const category = categories.find(row.dictionaryTypeId);
  if (category?.isTree === 0 && row.parentId !== TOP_ENTRY_ID) throw new Refusal('该字典分类不是树形，上级只能为分类本身');
}

/** An entry that moves to another category would leave its children behind. */
function requireLeaf(entries: Resource<EntryRow>, row: EntryRow): void {
  if (entries.list({ parentId: row.id }).length > 0) throw new Refusal('该字典下有子字典，不能移到其他分类，请先移动子字典');
}
