import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import {
  billDateText,
  billRuleCodecs,
  billRuleProblems,
  comingNumbers,
  exampleNumber,
  firstOfNextPeriod,
  usedDigits,
} from '@milepost/openapi/domains/bill-rule';
import type { Read } from '@milepost/kit/forms/grammar';
import type { BillDateFormat, BillNumberParts } from '@milepost/openapi/domains/bill-rule';
import { billRuleOperations } from '@milepost/openapi/operations';
import {
  choice,
  code,
  codeColumn,
  defineResource,
  derived,
  derivedIfAny,
  description,
  dictionary,
  enabled,
  historyColumns,
  integer,
  name,
  nameColumn,
  pair,
  sortCode,
  sortColumn,
  stateFilter,
  statusColumn,
  text,
  textColumn,
} from '../../features/resource/index.ts';
import { clashWarning } from './clashWarning.ts';

const DATE_FORMATS = { yyyyMMdd: msg`Year, month and day`, yyyyMM: msg`Year and month`, yyyy: msg`Year`, no: msg`No date` };

/** Sentences on the form of a name, longest 50 characters. @source admin §5 */
const NAME_SAYS = { required: msg`Enter a business name`, tooLong: msg`A business name has at most 50 characters` };

/** Sentence on the length of the counter. @source admin §5 */
const DIGIT_SAYS = msg`Enter a positive whole number`;
/** Parts of a number as they are filled in. */
const partsOf = (read: Read): BillNumberParts => ({
  prefix: String(read('prefix')),
  dateFormat: (read('dateFormat') ?? 'no') as BillDateFormat,
  digit: read('digit') as number | null,
  startNumber: String(read('startNumber')),
});

/** The number a draw would give now; empty where the server does not say. */
function nextOf(read: Read): string {
  const next = read('nextNumber');
  return typeof next === 'string' ? next : '';
}

/** Serial-number rules: how documents get their numbers. @source admin §2, §3, §5, §7 */
export const billRules = defineResource({
  id: 'billRule',
  source: 'admin §2, §3, §5, §7',
  operations: billRuleOperations,
  codecs: billRuleCodecs,
  words: { many: msg`Serial-number rules`, add: msg`New rule`, edit: msg`Edit rule`, emptyText: msg`No rules yet` },
  list: {
    shape: 'paged',
    call: 'listBillRules',
    filters: [choice('categoryId', msg`Business category`, dictionary('businessType', 'id')), stateFilter()],
    columns: [
      { ...nameColumn('fullName', msg`Business name`), width: { flex: 5, minPx: 150, mostPx: 260 } },
      codeColumn('enCode', msg`Business code`, { width: { flex: 4, minPx: 120, mostPx: 240 } }),
      textColumn('category', msg`Business category`, { width: { flex: 3, minPx: 110, mostPx: 240 } }),
      textColumn('outputNumber', msg`Last number`),
      // Worked out by the server: asking for it draws none. @reading R-503
      textColumn('nextNumber', msg`Next number`),
      ...historyColumns(),
      sortColumn(),
      statusColumn('isEnabled'),
    ],
    order: { by: 'sortCode' },
  },
  form: {
    frame: 'dialog',
    load: 'getBillRule',
    create: 'createBillRule',
    update: 'updateBillRule',
    check: billRuleProblems,
    warnings: clashWarning,
    fields: [
      pair(name('fullName', msg`Business name`, { message: NAME_SAYS }), code('enCode', msg`Business code`)),
      pair(
        choice('category', msg`Business category`, dictionary('businessType', 'id'), { required: true }),
        text('prefix', msg`Prefix`, { required: true, maxChars: 50, spellCheck: false }),
      ),
      pair(
        choice('dateFormat', msg`Date format`, DATE_FORMATS, { required: true, initial: 'yyyyMMdd' }),
        integer('digit', msg`Digits`, { min: 1, max: 9, required: true, message: { range: DIGIT_SAYS, pattern: DIGIT_SAYS } }),
      ),
      pair(
        text('startNumber', msg`Start value`, {
          required: true,
          maxChars: 50,
          pattern: /^(?!0+$)\d+$/,
          message: { pattern: msg`Enter digits that are not all zero, for example 1` },
        }),
        derived('example', msg`Example`, (read) => exampleNumber(partsOf(read), systemClock.now())),
      ),
      derivedIfAny('comingNumbers', msg`Next three numbers`, (read) => {
        const [parts, nowMs] = [partsOf(read), systemClock.now()];
        const head = `${parts.prefix}${billDateText(parts.dateFormat, nowMs)}`;
        const numbers = comingNumbers(parts, nextOf(read), nowMs, 3);
        // What they share is said once: three whole ones have no room on a narrow page.
        return numbers.map((number, at) => (at === 0 ? number : `…${number.slice(head.length)}`)).join('  ');
      }),
      pair(
        derivedIfAny('usedDigits', msg`Numbers used of these digits`, (read) => {
          const { used, most } = usedDigits(partsOf(read), nextOf(read), systemClock.now());
          return most === null ? '' : `${used} / ${most}`;
        }),
        derivedIfAny('nextPeriod', msg`First number of the next period`, (read) => firstOfNextPeriod(partsOf(read), systemClock.now())),
      ),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'setBillRuleState',
    remove: {
      call: 'removeBillRule',
      refusedWhen: ({ outputNumber }) => outputNumber !== '' && msg`It has given numbers, so it cannot be deleted. Disable it instead.`,
    },
    export: 'exportBillRule',
    imports: { call: 'importBillRule', accept: '.bb' },
    more: [{ id: 'duplicate', label: msg`Duplicate`, code: 'btn_add', duplicates: () => ({ fullName: '', enCode: '' }) }],
  },
});
