import { msg } from '@lingui/core/macro';
import { monitorCodecs } from '@milepost/openapi/domains/monitor';
import { monitorOperations } from '@milepost/openapi/operations';
import { personName } from '../../data/personName.ts';
import {
  choice,
  choiceColumn,
  defineResource,
  integer,
  moment,
  momentColumn,
  numberColumn,
  pair,
  panel,
  period,
  personColumn,
  text,
  textColumn,
  when,
} from '../../features/resource/index.ts';
import { LogChanges } from './LogChanges.tsx';

/** Categories of the log that are kept; sign-ins where none is chosen. @reading R-434 R-478 R-282 */
const CATEGORIES = { '1': msg`Sign-ins`, '3': msg`Operations`, '6': msg`Exports and downloads`, '7': msg`Refusals`, '5': msg`Requests` };
/** Categories whose rows were asked for by a call. */
const CALLED = ['3', '5', '6', '7'];
/** By their own names: a method says little of what a call does. */
const METHODS = { GET: msg`GET`, POST: msg`POST`, PUT: msg`PUT`, DELETE: msg`DELETE` };
/** Rows of one category say it, those of another never. */
const SAID = { isOptional: true } as const;
const OUTCOMES = { true: msg`Signed in`, false: msg`Refused` };

/** Deeds of everybody, to read. @source admin §2 @reading R-434 @reading R-633 */
export const logs = defineResource({
  id: 'log',
  source: 'admin §2',
  operations: monitorOperations,
  codecs: monitorCodecs,
  words: { many: msg`System log`, add: msg`New entry`, edit: msg`Edit entry`, emptyText: msg`Nothing was done in this time` },
  list: {
    shape: 'paged',
    call: 'listLogs',
    keyword: msg`Person, IP address or request`,
    showsFilters: true,
    filters: [
      choice('category', msg`Category`, CATEGORIES, { placeholder: msg`Sign-ins` }),
      choice('requestMethod', msg`Method`, METHODS, { shown: { field: 'category', is: CALLED } }),
      choice('loginMark', msg`Result`, { '1': msg`Signed in`, '0': msg`Refused` }, { shown: { field: 'category', isNot: CALLED } }),
      period('startTime', 'endTime', msg`Period`),
    ],
    columns: [
      momentColumn('creatorTime', msg`Time`, { narrow: 'meta' }),
      personColumn('userName', msg`Person`, { narrow: 'title' }),
      textColumn('ipAddress', msg`IP address`),
      textColumn('ipAddressName', msg`Place`),
      textColumn('platForm', msg`System`),
      textColumn('browser', msg`Browser`, SAID),
      choiceColumn('hasSignedIn', msg`Result`, OUTCOMES, SAID),
      textColumn('moduleName', msg`Page`, SAID),
      textColumn('requestMethod', msg`Method`, SAID),
      textColumn('requestUrl', msg`Request`, { ...SAID, narrow: 'meta', width: { flex: 5, minPx: 200, mostPx: 300 } }),
      numberColumn('durationMs', msg`Duration (ms)`, { isSortable: false }),
      textColumn('abstracts', msg`Summary`, { ...SAID, narrow: 'meta' }),
    ],
    order: { by: 'creatorTime', direction: 'descending' },
    nameOf: ({ userName, requestUrl }) => [personName(userName), requestUrl].filter(Boolean).join(' · '),
  },
  actions: { remove: { call: 'removeLogs', takesIds: true } },
  detail: {
    load: 'getLog',
    label: msg`Detail`,
    fields: [
      pair(text('userName', msg`Person`), moment('creatorTime', msg`Time`)),
      pair(text('ipAddress', msg`IP address`), text('ipAddressName', msg`Place`)),
      pair(text('platForm', msg`System`), text('browser', msg`Browser`, { shown: { field: 'browser', isFilled: true } })),
      text('moduleName', msg`Page`, { shown: { field: 'moduleName', isFilled: true } }),
      when({ field: 'requestUrl', isFilled: true }, pair(text('requestMethod', msg`Method`), text('requestUrl', msg`Request`))),
      integer('durationMs', msg`Duration (ms)`, { min: 0, max: Number.MAX_SAFE_INTEGER, shown: { field: 'durationMs', isFilled: true } }),
      text('abstracts', msg`Summary`, { rows: 3, shown: { field: 'abstracts', isFilled: true } }),
      panel(LogChanges, { reads: ['changes'] }),
    ],
  },
});
