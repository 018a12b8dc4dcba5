// What the product makes of the rows of each area. A text in place of a result says what a kind waits for.
import { calculate } from '@milepost/kit/engines/calculate';
import { billDate, capitalAmount } from '@milepost/kit/engines/capital-amount';
import { decimalOf, groupDigits, parseDecimal } from '@milepost/kit/engines/decimal-digits';
import { isEmptyCell, sumOf, sumText } from '@milepost/kit/engines/input-rows';
import { isTurned, rangeOf } from '@milepost/kit/engines/number-entry';
import { splitTypedId, storedItemOf } from '@milepost/kit/engines/pick';
import { loadPinyin } from '@milepost/kit/engines/pinyin';
import { fileSizeText } from '@milepost/kit/engines/upload';
import { isBarcodeText } from '@milepost/kit/engines/barcode-text';
import { relativeTime } from '../../console/src/features/site-messages/relativeTime.ts';
import { billRuleProblems, exampleNumber } from '@milepost/openapi/domains/bill-rule';
import { citizenFacts, fitsPattern, normalisePattern, plateKinds, type PatternName } from '@milepost/openapi/rules';
import { dateTime } from './dates.ts';
import type { Actual, Area, Row } from './types.ts';
import { upload } from './uploads.ts';

const rows =
  (kind: Actual): Area =>
  (list) =>
    list === 'rows' ? kind : undefined;
const text = (value: unknown): string => (typeof value === 'string' ? value : String(value));
const count = (value: unknown): number => Number(value);
const TODAY_AT = 'T12:00:00+08:00';
/** Citizens of the future are none; the day the rows were made. */
const NOW_MS = Date.parse(`2026-11-20${TODAY_AT}`);

const FORMS = [{}, { extraZeros: 'groups' }, { extraZeros: 'cents' }, { extraZeros: 'all' }] as const;
const capital: Actual = {
  given: ['input'],
  expected: ['accounting', 'payment', 'traditional', 'optionalZeroForm', 'paymentOptionalZeroForm', 'alsoPrintedInRules', 'invalid'],
  actual: ({ input, alsoPrintedInRules }) => {
    const amount = text(input);
    const variants = new Set<unknown>(
      FORMS.flatMap((form) => [capitalAmount(amount, form), capitalAmount(amount, { ...form, style: 'payment' })]),
    );
    return {
      accounting: capitalAmount(amount),
      payment: capitalAmount(amount, { style: 'payment' }),
      traditional: capitalAmount(amount, { script: 'traditional' }),
      optionalZeroForm: capitalAmount(amount, { extraZeros: 'all' }),
      paymentOptionalZeroForm: capitalAmount(amount, { extraZeros: 'all', style: 'payment' }),
      // Each printed form must be one the engine can write.
      alsoPrintedInRules: Array.isArray(alsoPrintedInRules) ? alsoPrintedInRules.filter((form) => variants.has(form)) : [],
      invalid: capitalAmount(amount) === '',
    };
  },
};

const pattern = (name: PatternName, facts: (stored: string) => Row = () => ({})): Area =>
  rows({
    given: ['input'],
    expected: ['valid', 'normalised', 'birth', 'sex', 'kinds'],
    actual: ({ input }) => {
      const stored = normalisePattern(name, text(input));
      const valid = fitsPattern(name, stored, NOW_MS);
      return { valid, normalised: valid ? stored : null, ...facts(stored) };
    },
  });

const pinyin: Area = (list) => {
  if (list === 'rows')
    return {
      given: ['text', 'query'],
      expected: ['match'],
      actual: async ({ text: name, query }) => ({ match: (await loadPinyin()).find(text(name), text(query)) !== null }),
    };
  if (list !== 'sort') return undefined;
  return {
    given: ['locale', 'items'],
    expected: ['icuOrder', 'surnameAwareOrder'],
    actual: async ({ locale, items }) => {
      const names = Array.isArray(items) ? items.map(text) : [];
      const found = await loadPinyin();
      return {
        icuOrder: names.toSorted(new Intl.Collator(text(locale)).compare),
        surnameAwareOrder: names.toSorted((one, other) => found.compareNames(one, other)),
      };
    },
  };
};

const fine = { fullName: 'a', enCode: 'a', category: 'a', prefix: 'a', dateFormat: 'no', digit: 1, startNumber: '1', sortCode: 0 } as const;
const refused = (field: 'digit' | 'startNumber', value: unknown) =>
  billRuleProblems({ ...fine, [field]: value }).some((problem) => problem.field === field);
const serialNumber: Area = (list) => {
  if (list === 'invalidStart' || list === 'invalidDigit')
    return {
      given: [],
      expected: ['value'],
      actual: ({ value }) => ({ value: refused(list === 'invalidStart' ? 'startNumber' : 'digit', value) ? value : 'taken' }),
    };
  return list === 'rows'
    ? {
        given: ['prefix', 'dateFormat', 'startNumber', 'digit'],
        expected: ['example'],
        actual: (row, { today }) => ({ example: exampleNumber(row as never, Date.parse(`${text(today)}${TODAY_AT}`)) }),
      }
    : undefined;
};

export const AREAS: Readonly<Record<string, Area>> = {
  capitalAmount: rows(capital),
  billDate: rows({ given: ['input'], expected: ['output'], actual: ({ input }) => ({ output: billDate(text(input)) }) }),
  numberEntry: rows({
    given: ['input'],
    expected: ['decimalString'],
    actual: ({ input }) => ({ decimalString: parseDecimal(text(input)) }),
  }),
  citizenId: pattern('citizenId', citizenFacts),
  plate: pattern('plate', (plate) => ({ kinds: plateKinds(plate) })),
  mobile: pattern('mobilePhone'),
  thousands: rows({
    given: ['input', 'precision'],
    expected: ['output'],
    actual: ({ input, precision }) => ({ output: groupDigits(text(input), precision === null ? null : count(precision)) }),
  }),
  calculate: rows({
    given: ['expression', 'precision'],
    expected: ['value', 'text', 'warning'],
    actual: ({ expression, precision }) => {
      const { kind, value, text: shown } = calculate(expression, { precision: count(precision) });
      return { value, text: shown, warning: kind === 'error' };
    },
  }),
  pinyin,
  dateTime,
  upload,
  serialNumber,
  fileSize: rows({ given: ['bytes'], expected: ['text'], actual: ({ bytes }) => ({ text: fileSizeText(count(bytes)) }) }),
  relativeTime: rows({ given: ['seconds'], expected: ['unit', 'count'], actual: ({ seconds }) => ({ ...relativeTime(count(seconds)) }) }),
  numberRange: rows({
    given: ['min', 'max'],
    expected: ['output', 'valid'],
    actual: ({ min, max }) => {
      const range = rangeOf(decimalOf(min), decimalOf(max));
      return { output: range.map((end) => (end === null ? null : Number(end))), valid: !isTurned(range) };
    },
  }),
  selectorValue: rows({
    given: ['id', 'type', 'multiple'],
    expected: ['stored'],
    actual: ({ id, type, multiple }) => {
      const policy = { cardinality: multiple === true ? 'many' : 'one', identity: 'typedId', variables: [] } as const;
      const stored = storedItemOf(policy, { id: text(id), type: text(type) } as never);
      const split = typeof stored === 'string' && multiple === true ? splitTypedId(stored) : { id };
      return split.id === id ? { stored } : `split into ${JSON.stringify(split)}`;
    },
  }),
  barcode: rows({ given: ['text'], expected: ['drawn'], actual: ({ text: shown }) => ({ drawn: isBarcodeText(text(shown)) }) }),
  summaryRow: rows({
    given: ['values', 'thousands'],
    expected: ['output'],
    actual: ({ values, thousands }) => ({ output: sumText(sumOf(Array.isArray(values) ? values : []), thousands === true) }),
  }),
  emptiness: rows({ given: ['value'], expected: ['empty'], actual: ({ value }) => ({ empty: isEmptyCell(value) }) }),
};
