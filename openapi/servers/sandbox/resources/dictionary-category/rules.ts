import { categoryProblems } from '../../../../src/domains/dictionary/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintain, type Stamp } from '../../core/maintained.ts';
import { namedWords } from '../../core/named-row.ts';
import { createResource, type Resource, type ResourceDescriptor } from '../../core/resource.ts';
import { buildTree, withoutBranch } from '../../core/tree.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';

/** Parent of top-level categories. @source admin §9 */
export const TOP_CATEGORY_ID = '-1';

/** A category as it is stored. @source admin §3 */
export type CategoryRow = Stamp & {
  parentId: string;
  fullName: string;
  enCode: string;
  isTree: number;
  sortCode: number;
  description: string;
};

type Operations =
  | 'listDictionaryCategories'
  | 'listDictionaryCategoryOptions'
  | 'createDictionaryCategory'
  | 'getDictionaryCategory'
  | 'updateDictionaryCategory'
  | 'removeDictionaryCategory';

const DESCRIPTOR: ResourceDescriptor<CategoryRow> = {
  table: 'dictionary_category',
  title: '字典分类',
  columns: ['id', 'parentId', 'fullName', 'enCode', 'isTree', 'sortCode', 'description', 'creatorTime', 'lastModifyTime'],
  order: ['sortCode', 'id'],
  unique: [{ columns: ['enCode'], msg: '编码已存在，请更换编码' }],
  references: [],
  heldBy: [
    { table: 'dictionary_category', column: 'parentId', msg: '该分类下有子分类，无法删除，请先删除子分类' },
    { table: 'dictionary_entry', column: 'dictionaryTypeId', msg: '该分类下有字典，无法删除，请先删除字典' },
  ],
  tree: { column: 'parentId', rootId: TOP_CATEGORY_ID, within: [] },
};

/** @source admin §5 */
export const categoryWords: FieldWords = {
  ...namedWords('名称', '编码'),
  parentId: { required: '上级菜单不能为空' },
};

/** The categories as rows, with the rules of the descriptor; the import uses it too. */
export const createCategories = ({ store }: World): Resource<CategoryRow> => createResource(store, DESCRIPTOR);

/** Categories; their names are for everybody. @reading R-022 */
export function categoryHandlers(world: World): Handlers<Operations> {
  const categories = createCategories(world);
  const maintained = maintain(world, categories, {
    columnsOf,
    check: (row, before) => {
      if (before && row.isTree !== before.isTree) requireFlat(world, before);
    },
  });

  return {
    listDictionaryCategories: () => {
      const rows = categories.list().map(({ description: _text, creatorTime: _created, lastModifyTime: _modified, ...row }) => row);
      return { data: { list: buildTree(rows, TOP_CATEGORY_ID) } };
    },
    listDictionaryCategoryOptions: ({ path }) => {
      const options = withoutBranch(categories.list(), path.id).map(({ id, parentId, fullName, enCode }) => ({
        id,
        parentId,
        fullName,
        enCode,
      }));
      return { data: { list: buildTree(options, TOP_CATEGORY_ID) } };
    },
    createDictionaryCategory: maintained.create,
    getDictionaryCategory: maintained.get,
    updateDictionaryCategory: maintained.update,
    removeDictionaryCategory: maintained.remove,
  };
}

function columnsOf(body: Call<'createDictionaryCategory'>['body']) {
  const { parentId, fullName, enCode, isTree, sortCode, description } = body;
  const columns = { parentId, fullName, enCode, isTree, sortCode: sortCode ?? 0, description: description ?? '' };
  refuseProblems(categoryProblems(columns), categoryWords);
  return columns;
}

/** A list cannot show nested entries, so a tree that has them stays a tree. @source admin §2 (switch disabled when editing) */
function requireFlat({ store }: World, category: CategoryRow): void {
  const nested = store.one(
    'SELECT 1 AS nested FROM dictionary_entry WHERE dictionaryTypeId = ? AND parentId <> ? LIMIT 1',
    category.id,
    '0',
  );
  if (nested) throw new Refusal('该分类下有下级字典，不能改为非树形，请先移动下级字典');
}
