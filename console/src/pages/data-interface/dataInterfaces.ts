import { msg } from '@lingui/core/macro';
import type { Feed } from '@milepost/kit/forms/grammar';
import { lazyPart } from '@milepost/kit/lazy';
import { dataInterfaceCodecs } from '@milepost/openapi/domains/data-interface';
import { dataInterfaceOperations } from '@milepost/openapi/operations';
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
  name,
  nameColumn,
  note,
  pair,
  panel,
  rows,
  section,
  sortCode,
  sortColumn,
  statusColumn,
  text,
  toggle,
} from '../../features/resource/index.ts';
import type { FieldPart } from '../../features/resource/index.ts';
import { databaseOptions } from '../../features/resource/definition/databaseOptions.ts';
import { METHOD } from './methods.ts';
import { bodyOf, NEW, problemsOf, refuseTwice, typedOf } from './interfaceDraft.ts';
import { fixedRowsProblem } from './fixedRowsProblem.ts';
import { logDetails } from './log.ts';
import { usedBy, usesOf } from './usesOf.ts';

const SQL = msg`SQL`;
const FIXED = msg`Static data`;
const REMOTE = msg({ message: 'API', context: 'source of data' });
const SOURCES = { fixed: FIXED, sql: SQL, remote: REMOTE };
const CHECKS = { '0': msg`Open to everybody`, '1': msg`By token`, '2': msg`By IP address` };
const DEEDS: Feed = {
  from: 'static',
  options: [
    { id: METHOD.query, label: msg({ message: 'Query', context: 'what an SQL does' }) },
    { id: METHOD.add, label: msg`Add` },
    { id: METHOD.change, label: msg`Change` },
    { id: METHOD.remove, label: msg`Delete` },
  ],
};
const REQUESTS: Feed = {
  from: 'static',
  options: [
    { id: METHOD.get, label: 'GET' },
    { id: METHOD.post, label: 'POST' },
  ],
};
const TYPES: Feed = {
  from: 'static',
  options: ['varchar', 'int', 'datetime', 'decimal', 'bigint', 'text'].map((id) => ({ id, label: id })),
};
const ROWS_EXAMPLE = '[{"id": "1", "fullName": "ETC"}]';
/** Letter first, so that it can stand in braces. @source admin §5 */
const PARAMETER = /^[A-Za-z]\w*$/;

const at = (...is: readonly string[]) => ({ field: 'source', is });
const category = dictionary('DataInterfaceType', 'id');

/** Data interfaces: rows of data that forms are filled from. @source admin §2–§7 @reading R-130 R-146 R-504 */
export const dataInterfaces = defineResource({
  id: 'dataInterface',
  source: 'admin §2, §3, §5, §7',
  operations: dataInterfaceOperations,
  codecs: dataInterfaceCodecs,
  words: {
    many: msg`Data interfaces`,
    add: msg`New data interface`,
    edit: msg`Edit data interface`,
    emptyText: msg`No data interfaces yet`,
  },
  list: {
    shape: 'paged',
    call: 'listDataInterfaces',
    sidebar: { tree: 'dictionary:DataInterfaceType', label: msg`Categories`, all: msg`All categories`, filterParam: 'categoryId' },
    filters: [
      choice('dataType', msg`Type`, { 2: FIXED, 1: SQL, 3: REMOTE }),
      choice('enabledMark', msg`Status`, { 1: msg`Enabled`, 0: msg`Disabled` }),
    ],
    columns: [
      nameColumn('fullName'),
      codeColumn('enCode'),
      choiceColumn('source', msg`Type`, SOURCES),
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'page',
    load: 'getDataInterface',
    create: 'createDataInterface',
    update: 'updateDataInterface',
    toDraft: typedOf,
    toBody: bodyOf,
    check: problemsOf,
    initial: () => NEW,
    feeds: { databases: databaseOptions },
    fields: [
      pair(name('fullName'), code('enCode')),
      pair(
        choice('categoryId', msg`Category`, category, { required: true, initial: '' }),
        choice('checkType', msg`Calls from other systems`, CHECKS, { required: true, initial: '0' }),
      ),
      text('addressText', msg`IP addresses that may call`, {
        required: true,
        shown: { field: 'checkType', is: ['2'] },
        spellCheck: false,
        help: msg`Several are separated by commas; a star stands for the rest of a net, for example 10.26.*`,
        message: { pattern: msg`Write IP addresses, for example 10.26.5.102, 10.26.*` },
      }),
      section(
        msg`Data`,
        choice('source', msg`Type`, SOURCES, { required: true, initial: 'fixed', look: 'radio' }),
        custom(
          'fixedText',
          msg`Static data`,
          lazyPart(async () => (await import('./JsonField.tsx')).default),
          {
            required: true,
            initial: '',
            shown: at('fixed'),
            refuses: fixedRowsProblem,
            help: msg`A list of objects in JSON, for example ${ROWS_EXAMPLE}`,
          },
        ),
        pair(
          choice('dbLinkId', msg`Database`, feed('databases'), { required: true, initial: '0', shown: at('sql') }),
          choice('sqlMethod', msg`Action`, DEEDS, { required: true, initial: METHOD.query, look: 'radio', shown: at('sql') }),
        ),
        custom(
          'sql',
          msg`Query`,
          lazyPart(async () => (await import('./SqlField.tsx')).default),
          {
            required: true,
            initial: '',
            shown: at('sql'),
            reads: ['dbLinkId', 'parameterRows'],
          },
        ),
        pair(
          text('path', msg`Address`, { required: true, spellCheck: false, shown: at('remote'), placeholder: 'https://' }),
          choice('remoteMethod', msg`Method`, REQUESTS, { required: true, initial: METHOD.get, look: 'radio', shown: at('remote') }),
        ),
        rows(
          'headerRows',
          msg`Headers`,
          [
            text('field', msg`Header`, { required: true, spellCheck: false }),
            text('defaultValue', msg`Value`, { spellCheck: false }),
          ] as FieldPart<never>[],
          { add: msg`Add a header`, shown: at('remote') },
        ),
        note(msg`The parameters that are kept here cannot be read. Saving puts those below in their place.`, 'warning', {
          field: 'parameters.kind',
          is: ['broken'],
        }),
        rows(
          'parameterRows',
          msg`Parameters`,
          [
            text('field', msg({ message: 'Name', context: 'parameter' }), {
              required: true,
              spellCheck: false,
              pattern: PARAMETER,
              message: { pattern: msg`Begin with a letter; letters, digits and underscores follow` },
            }),
            text('fieldName', msg({ message: 'Description', context: 'parameter' })),
            choice('dataType', msg`Type`, TYPES, { required: true, initial: 'varchar' }),
            text('defaultValue', msg`Default value`, { spellCheck: false }),
            toggle('isRequired', msg`Required`),
          ] as FieldPart<never>[],
          {
            add: msg`Add a parameter`,
            isOrdered: true,
            refuses: refuseTwice,
            help: msg`A query names a parameter in braces, for example ${'{kind}'}`,
          },
        ),
        panel(lazyPart(async () => (await import('./Trial.tsx')).Trial)),
      ),
      section(
        msg`Other settings`,
        text('dataProcessing', msg`Data processing`, {
          rows: 4,
          isCode: true,
          help: msg`A function in JavaScript that changes the rows. It is kept for other systems and never run here.`,
        }),
        pair(sortCode(), enabled('isEnabled')),
        description(),
      ),
    ],
  },
  actions: {
    toggle: 'setDataInterfaceState',
    disableImpact: usedBy,
    remove: { call: 'removeDataInterface', impact: usedBy },
    export: 'exportDataInterface',
    imports: { call: 'importDataInterface', accept: '.bd' },
    more: [
      { id: 'preview', label: msg`Preview`, code: null, opens: () => import('./Preview.tsx') },
      { id: 'copy', label: msg`Copy`, code: 'btn_add', call: 'copyDataInterface' },
      relatedList({
        id: 'log',
        label: msg({ message: 'Log', context: 'of a record' }),
        of: logDetails,
      }),
      relatedList({ id: 'uses', label: msg`Where it is used`, code: 'btn_edit', of: usesOf }),
    ],
  },
});
