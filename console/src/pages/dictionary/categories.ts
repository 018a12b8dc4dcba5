import { msg } from '@lingui/core/macro';
import { dictionaryCodecs } from '@milepost/openapi/domains/dictionary';
import type { CategoryDraft } from '@milepost/openapi/domains/dictionary';
import { dictionaryOperations } from '@milepost/openapi/operations';
import {
  choice,
  choiceColumn,
  code,
  codeColumn,
  defineResource,
  description,
  feed,
  nameColumn,
  pair,
  plainName,
  sortCode,
  sortColumn,
  toggle,
} from '../../features/resource/index.ts';
import { ImportButton } from './ImportButton.tsx';
import { NOBODY, treeOptions } from './options.ts';
import { RefreshButton } from './RefreshButton.tsx';

/** The parent of top categories. @source admin §9 */
const TOP = '-1';

/** Categories of dictionaries, in a drawer over the entries. @source admin §2, §5, §7, §9 @reading R-016 */
export const categories = defineResource({
  id: 'dictionaryCategory',
  source: 'admin §2, §5, §9',
  operations: dictionaryOperations,
  codecs: dictionaryCodecs,
  words: {
    many: msg`Dictionary categories`,
    add: msg`New category`,
    edit: msg`Edit category`,
    emptyText: msg`There are no categories yet`,
  },
  list: {
    shape: 'tree',
    call: 'listDictionaryCategories',
    keyword: null,
    args: () => ({}),
    exports: false,
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      sortColumn(),
      choiceColumn('isTree', msg`Tree`, { true: msg`Yes`, false: msg`No` }, { isNamedInNarrow: true }),
    ],
  },
  form: {
    frame: 'dialog',
    load: 'getDictionaryCategory',
    create: 'createDictionaryCategory',
    update: 'updateDictionaryCategory',
    toDraft: (record: CategoryDraft) => ({ ...record, parentId: record.parentId ?? TOP }),
    toBody: (draft) => ({ ...draft, parentId: draft.parentId === TOP ? null : draft.parentId }),
    initial: () => ({ parentId: TOP }),
    feeds: {
      categories: async (api, { id }, signal) => {
        const { data } = await api.listDictionaryCategoryOptions({ path: { id: typeof id === 'string' ? id : NOBODY } }, { signal });
        const options = treeOptions(dictionaryCodecs.listDictionaryCategoryOptions.data.decode(data));
        return options.some(({ id: own }) => own === TOP) ? options : [{ id: TOP, label: msg`Top node` }, ...options];
      },
    },
    fields: [
      choice('parentId', msg`Parent`, feed('categories', { id: 'id' }), {
        required: true,
        placeholder: msg`Choose a parent`,
        message: { required: msg`Choose a parent` },
      }),
      pair(plainName('fullName'), code('enCode')),
      pair(
        sortCode(),
        toggle('isTree', msg`Tree`, {
          help: msg`Entries may stand below one another. This cannot be changed later.`,
          disabled: { field: 'id', isFilled: true },
        }),
      ),
      description(),
    ],
  },
  actions: {
    export: {
      call: 'exportDictionaryCategory',
      code: 'btn_export',
      confirm: msg`Are you sure to export this dictionary category, continue?`,
    },
    remove: 'removeDictionaryCategory',
    // Its three actions stand in the row.
    history: false,
    tools: [
      { id: 'import', label: msg`Import`, code: 'btn_import', draws: ImportButton },
      { id: 'refresh', label: msg`Refresh`, code: null, draws: RefreshButton },
    ],
  },
});
