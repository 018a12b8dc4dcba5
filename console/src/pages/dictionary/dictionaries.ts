import { msg } from '@lingui/core/macro';
import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { Category, Dictionary } from '@milepost/openapi/domains/dictionary';
import type { Api } from '../../data/api/index.ts';
import { dictionaryLookupQuery } from '../../data/dictionary/queries.ts';
import type { AnyResource, CountsQuery, Sidebar, SideAsk, SideNode } from '../../features/resource/index.ts';
import { entriesIn } from './entriesIn.ts';

const nodeOf = ({ id, fullName, enCode, isTree, children }: Category): SideNode => ({
  id,
  fullName,
  enCode,
  shape: isTree ? 'tree' : 'whole',
  children: children.map(nodeOf),
});

async function readCategories({ api, signal }: SideAsk): Promise<readonly SideNode[]> {
  const { data } = await api.listDictionaryCategories({}, { signal });
  return dictionaryCodecs.listDictionaryCategories.data.decode(data).map(nodeOf);
}

interface Nested {
  readonly children: readonly Nested[];
}
const countOf = (entries: readonly Nested[]): number => entries.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** Number of entries in use of each category. */
const countsOf = (all: readonly Dictionary[]): ReadonlyMap<string, number> => new Map(all.map(({ id, entries }) => [id, countOf(entries)]));

/** The same, from the cached list of all dictionaries. @source admin §4 */
const countEntries = (api: Api) => ({ ...dictionaryLookupQuery(api), select: countsOf }) as unknown as CountsQuery;

/** Entries of a category beside the tree of all: what is done with a whole list is in the management of categories. */
function entriesOf({ id, fullName, enCode, shape }: SideNode): AnyResource {
  const screen = entriesIn({ id, enCode, isTree: shape === 'tree' }, typeof fullName === 'string' ? fullName : '');
  return {
    ...screen,
    words: {
      ...screen.words,
      emptyHint: (mayAdd) =>
        mayAdd ? msg`Add the first one, or import a file in category management.` : msg`Nobody has added entries to this category.`,
    },
    list: { ...screen.list, isSelectable: false, exports: false },
    // Its three actions stand in the row.
    actions: { ...screen.actions, history: false },
  };
}

const CATEGORIES: Sidebar = {
  tree: { name: 'dictionaryCategory', read: readCategories },
  label: msg`Dictionary categories`,
  // A category is in the path of the call, and in the form.
  filterParam: 'dictionaryTypeId',
  address: 'category',
  clearsFilters: true,
  counts: countEntries,
  screenOf: entriesOf,
  none: { title: msg`There are no categories yet`, hint: msg`Add one in category management.` },
  manages: {
    menu: msg`More about categories`,
    label: msg`Category management`,
    opens: () => import('./CategoryDrawer.tsx'),
  },
};

const noCategory = entriesIn({ id: '', isTree: false });

/** Categories at the left, the entries of the chosen one at the right. @source admin §2 (systemData-dictionary) */
export const dictionaries: AnyResource = { ...noCategory, list: { ...noCategory.list, sidebar: CATEGORIES } };
