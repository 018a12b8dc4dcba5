import { msg } from '@lingui/core/macro';
import { lazyPart } from '@milepost/kit/lazy';
import { PRINT_NAME_MAX_CHARS, printCodecs } from '@milepost/openapi/domains/print';
import { printOperations } from '@milepost/openapi/operations';
import {
  relatedList,
  choice,
  choiceColumn,
  code,
  codeColumn,
  custom,
  defineResource,
  description,
  dictionary,
  enabled,
  feed,
  historyColumns,
  longText,
  name,
  nameColumn,
  pair,
  rows,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  tab,
  tabs,
  textColumn,
} from '../../features/resource/index.ts';
import { databaseOptions } from '../../features/resource/definition/databaseOptions.ts';
import { printLogsOf } from './printLogs.ts';
import { bodyOf, draftOf } from './queries.ts';
import { printVersionsOf } from './printVersions.ts';

const KINDS = { flow: msg`Approval form`, form: msg`Function form` };
const CATEGORIES = dictionary('printDev', 'id');

/** Print templates: what is printed of which record. The sheet itself is drawn in the designer. @source admin §2, §5, §7 */
export const printTemplates = defineResource({
  id: 'printTemplate',
  source: 'admin §2, §5, §7',
  operations: printOperations,
  codecs: printCodecs,
  words: {
    many: msg`Print templates`,
    add: msg`New print template`,
    edit: msg`Edit print template`,
    emptyText: msg`No print templates yet`,
  },
  list: {
    shape: 'paged',
    call: 'listPrintTemplates',
    filters: [choice('category', msg`Category`, CATEGORIES), stateFilter()],
    columns: [
      { ...nameColumn('fullName'), width: { flex: 5, minPx: 150, mostPx: 260 } },
      codeColumn('enCode', undefined, { width: { flex: 4, minPx: 120, mostPx: 240 } }),
      textColumn('category', msg`Category`, { width: { flex: 3, minPx: 100, mostPx: 240 } }),
      choiceColumn('kind', msg`Kind`, KINDS, { narrow: 'hidden', width: { px: 112, mostPx: 240 } }),
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'page',
    load: 'getPrintTemplate',
    create: 'createPrintTemplate',
    update: 'updatePrintTemplate',
    toDraft: draftOf,
    toBody: bodyOf,
    feeds: { databases: databaseOptions },
    fields: [
      tabs(
        msg`Parts of the template`,
        tab(
          'base',
          msg`Basic information`,
          pair(
            name('fullName', undefined, {
              maxChars: PRINT_NAME_MAX_CHARS,
              message: { tooLong: msg`A name has at most ${PRINT_NAME_MAX_CHARS} characters` },
            }),
            code('enCode'),
          ),
          pair(
            choice('category', msg`Category`, CATEGORIES, { required: true }),
            choice('kind', msg`Kind`, KINDS, { required: true, initial: 'flow', look: 'radio' }),
          ),
          choice('dbLinkId', msg`Database`, feed('databases'), { required: true, initial: '0' }),
          rows('queries', msg`Queries`, [longText('sql', msg`Query`, { required: true, spellCheck: false })], {
            add: msg`Add a query`,
            maxRows: 20,
            help: msg`The first one gives the head of the sheet, every other one a table. Each names the record as @formId.`,
          }),
          pair(sortCode(), enabled('isEnabled')),
          description(),
        ),
        tab(
          'design',
          msg`Design of the sheet`,
          custom(
            'printTemplate',
            msg`Template (HTML)`,
            lazyPart(async () => (await import('./TemplateField.tsx')).default),
            {
              initial: '',
              reads: ['queries', 'dbLinkId', 'pageParam', 'id'],
            },
          ),
          custom(
            'pageParam',
            msg`Page setup`,
            lazyPart(async () => (await import('./PaperField.tsx')).default),
            { initial: '' },
          ),
        ),
      ),
    ],
  },
  actions: {
    toggle: 'updatePrintTemplate',
    remove: 'removePrintTemplate',
    export: 'exportPrintTemplate',
    imports: { call: 'importPrintTemplate', accept: '.bp' },
    more: [
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copyPrintTemplate' },
      { id: 'preview', label: msg`Preview`, code: null, opens: async () => import('./PreviewRecord.tsx') },
      relatedList({
        id: 'versions',
        label: msg`Versions`,
        code: 'btn_edit',
        of: printVersionsOf,
      }),
      relatedList({ id: 'log', label: msg`Print log`, of: printLogsOf }),
    ],
  },
});
