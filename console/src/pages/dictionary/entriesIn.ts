import { msg, plural } from '@lingui/core/macro';
import { CODE_MAX_CHARS, NAME_MAX_CHARS, dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { Category, EntryDraft } from '@milepost/openapi/domains/dictionary';
import { dictionaryOperations } from '@milepost/openapi/operations';
import {
  choice,
  code,
  codeColumn,
  defineResource,
  description,
  enabled,
  enabledMarkParam,
  feed,
  name,
  nameColumn,
  pair,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
} from '../../features/resource/index.ts';
import { NOBODY, treeOptions } from './options.ts';

/** Category as far as its list needs it; the menu names one by its id. */
type ListedCategory = Pick<Category, 'id' | 'isTree'> & Partial<Pick<Category, 'enCode'>>;

interface Listed {
  readonly isEnabled: boolean;
}

/** Sentences beside the heading: as many entries as the tree of categories says, those in use, and beside them the disabled ones. @reading R-440 */
const notesOn =
  ({ enCode, isTree }: ListedCategory) =>
  (entries: readonly Listed[] | null, { filters }: { readonly filters: Readonly<Record<string, unknown>> }) => {
    const inUse = entries?.filter(({ isEnabled }) => isEnabled).length ?? 0;
    const disabled = (entries?.length ?? 0) - inUse;
    return [
      ...(enCode ? [msg({ message: `${enCode}`, context: 'code of a dictionary' })] : []),
      ...(entries && filters['enabledMark'] !== DISABLED
        ? [msg`${plural(inUse, { one: '# entry in use', other: '# entries in use' })}`]
        : []),
      ...(disabled > 0 ? [msg`${disabled} disabled`] : []),
      ...(isTree ? [msg`Tree`] : []),
    ];
  };

/** Value of the filter of states. */
const DISABLED = '0';

/**
 * Entries of a category, under its name: a screen of the page of all dictionaries, or of an entry of the menu for one category.
 * @source admin §2, §5, §9 @reading R-031
 */
export const entriesIn = (category: ListedCategory, title = '') => {
  const { id: categoryId, isTree } = category;
  return defineResource({
    // Lists of two categories are two lists.
    id: `dictionaryEntry-${categoryId}`,
    source: 'admin §2, §5, §9',
    operations: dictionaryOperations,
    codecs: dictionaryCodecs,
    words: {
      many: msg({ message: `${title}`, context: 'name of a menu entry' }),
      add: msg`New entry`,
      edit: msg`Edit entry`,
      emptyText: msg`No entries yet`,
    },
    list: {
      shape: isTree ? 'tree' : 'whole',
      call: 'listDictionaryEntries',
      args: ({ keyword, filters }) => ({
        path: { id: categoryId },
        query: { keyword, ...enabledMarkParam({ filters }, null), isTree: isTree ? '1' : '0' },
      }),
      filters: [stateFilter()],
      order: { by: 'sortCode' },
      isPagedHere: true,
      isReadWhole: true,
      notes: notesOn(category),
      columns: [
        // Beside the tree of categories there is room for no more.
        nameColumn('fullName', undefined, { width: { flex: 5, minPx: 136, mostPx: 280 } }),
        codeColumn('enCode'),
        sortColumn({ narrow: 'meta' }),
        statusColumn('isEnabled'),
      ],
    },
    form: {
      frame: 'dialog',
      load: 'getDictionaryEntry',
      create: 'createDictionaryEntry',
      update: 'updateDictionaryEntry',
      // What stands at the top has the category itself above it, in the form.
      toDraft: (record: EntryDraft) => ({ ...record, parentId: record.parentId ?? categoryId }),
      initial: () => ({ dictionaryTypeId: categoryId, parentId: categoryId }),
      feeds: {
        parents: async (api, { id }, signal) => {
          const path = { typeId: categoryId, id: typeof id === 'string' ? id : NOBODY };
          const { data } = await api.listDictionaryEntryParents({ path, query: { isTree: isTree ? '1' : '0' } }, { signal });
          return treeOptions(dictionaryCodecs.listDictionaryEntryParents.data.decode(data));
        },
      },
      fields: [
        choice('parentId', msg`Parent`, feed('parents', { id: 'id', categoryId: 'dictionaryTypeId' }), {
          required: true,
          placeholder: msg`Choose a parent`,
          message: { required: msg`Choose a parent` },
          // Entries of a flat category have nothing above them to choose. @reading R-030
          disabled: () => !isTree,
        }),
        pair(
          name('fullName', undefined, { message: { tooLong: msg`A dictionary name has at most ${NAME_MAX_CHARS} characters` } }),
          code('enCode', undefined, {
            message: {
              required: msg`Enter a code`,
              tooLong: msg`A dictionary code has at most ${CODE_MAX_CHARS} characters`,
              pattern: msg`Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3`,
            },
          }),
        ),
        pair(sortCode(), enabled('isEnabled')),
        description(),
      ],
    },
    actions: { toggle: 'setDictionaryEntryState', remove: 'removeDictionaryEntry' },
  });
};
