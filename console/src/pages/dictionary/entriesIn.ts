import { msg } from '@lingui/core/macro';
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

/**
 * Entries of a category. The page of all dictionaries takes the form and draws a list of its own; an entry of the menu for one
 * category shows the whole under its name. @source admin §2, §5, §9
 */
export const entriesIn = ({ id: categoryId, isTree }: Pick<Category, 'id' | 'isTree'>, title = '') =>
  defineResource({
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
      args: ({ keyword, filters }) => ({ path: { id: categoryId }, query: { keyword, ...filters, isTree: isTree ? '1' : '0' } }),
      filters: [stateFilter()],
      columns: [nameColumn('fullName'), codeColumn('enCode'), sortColumn(), statusColumn('isEnabled')],
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
