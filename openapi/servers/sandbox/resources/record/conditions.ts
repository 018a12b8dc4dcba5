import { valueKindNamed } from '@milepost/kit/forms/values';
import { moment, officeDay, officeMs, officeSecond } from '../../../../src/wire/index.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { foldText } from '../../../../src/guards/typed-text.ts';
import { isMembers, listIn, membersOf, textOf, type Design, type Field } from './design.ts';

type Values = Readonly<Record<string, unknown>>;
/** Test of the values of a record. */
export type Test = (values: Values) => boolean;

/** Moments the server fills in. */
const STAMPS = new Set(['createTime', 'modifyTime']);
const isFigure = (kind: string): boolean => STAMPS.has(kind) || valueKindNamed(kind)?.list?.compares === 'number';
/** Texts people type, which are found whatever their case and width. @reading R-407 */
const isText = (kind: string): boolean => valueKindNamed(kind)?.list?.filterBy === 'text';
const PATHS = new Set(['cascader', 'comSelect', 'address', 'currOrganize']);
const isSpan = (kind: string): boolean => valueKindNamed(kind)?.list?.filterBy === 'span';
const DAYS = new Set(['date', 'createTime', 'modifyTime', 'dateRange']);
const MIDNIGHT = ' 00:00:00';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Values of a field in a record: one, or one for each row of its table. */
function valuesAt(design: Design, key: string, values: Values): readonly unknown[] {
  const [table = '', child] = key.split('-');
  if (child === undefined || design.byKey.get(table)?.kind !== 'table') return [values[key]];
  return listIn(values[table]).map((row) => membersOf(row)[child]);
}

/** A moment, also as text; not a number where it is none. */
const momentOf = (value: unknown): number =>
  (typeof value === 'number' || typeof value === 'string' ? moment.decode(value) : null) ?? Number.NaN;
function comparable(kind: string, value: unknown): number | string {
  if (DAYS.has(kind)) return momentOf(value);
  return isFigure(kind) || (isSpan(kind) && typeof value === 'number') ? Number(value) : textOf(value);
}
/** False for what stands where a figure or a moment is compared, and is none: it finds nothing. @reading R-692 */
const isComparable = (kind: string, value: unknown): boolean => !Number.isNaN(comparable(kind, value));
const isLess = (kind: string, one: unknown, other: unknown): boolean => comparable(kind, one) < comparable(kind, other);

/** A path begins with another one, or goes through an id. */
function isBelow(path: unknown, asked: unknown): boolean {
  const list = listIn(path).map(textOf);
  if (Array.isArray(asked)) return asked.every((id, index) => textOf(id) === list[index]);
  return list.includes(textOf(asked));
}

/** Is a value one of those asked for, or does it hold one? */
function isAmong({ kind }: Field, value: unknown, asked: unknown): boolean {
  if (isNothing(value)) return false;
  if (PATHS.has(kind)) {
    const paths = listIn(value).some(Array.isArray) ? listIn(value) : [Array.isArray(value) ? value : [value]];
    const wanted = listIn(asked).some(Array.isArray) ? listIn(asked) : [asked];
    return paths.some((path) => wanted.some((each) => isBelow(path, each)));
  }
  const read = isText(kind) ? (each: unknown) => foldText(textOf(each)) : textOf;
  const own = (Array.isArray(value) ? value : [value]).map(read);
  return (Array.isArray(asked) ? asked : [asked]).some((each) => own.includes(read(each)));
}

/** The end of a day that was asked for by its beginning. */
function endOf(kind: string, end: unknown): unknown {
  if (!DAYS.has(kind)) return end;
  const ms = momentOf(end);
  return officeSecond(ms).endsWith(MIDNIGHT) ? officeMs(`${officeDay(ms)} 23:59:59`) + 999 : ms;
}

const DAY_ENDS = '24:00';
/** A range of times that goes beyond midnight, as its part of each day. @reading R-191 */
function partsOfDays(ends: readonly unknown[]): readonly (readonly unknown[])[] {
  const [first, last] = ends.map(textOf);
  return first && last && last < first
    ? [
        [first, DAY_ENDS],
        ['', last],
      ]
    : [ends];
}

function isBetween(field: Field, value: unknown, ends: readonly unknown[]): boolean {
  if (field.kind !== 'timeRange') return isWithin(field, value, ends);
  return partsOfDays(ends).some((asked) => partsOfDays(listIn(value)).some((own) => isWithin(field, own, asked)));
}

function isWithin({ kind }: Field, value: unknown, [from, to]: readonly unknown[]): boolean {
  if (isNothing(value) || [from, to].some((end) => !isNothing(end) && !isComparable(kind, end))) return false;
  const [first, last] = isSpan(kind) ? [listIn(value)[0], listIn(value)[1]] : [value, value];
  return (isNothing(from) || !isLess(kind, last, from)) && (isNothing(to) || !isLess(kind, endOf(kind, to), first));
}

const SEARCH = { equal: 1, fuzzy: 2, between: 3 } as const;

/** Filter of one field by the way its list searches it. @source forms §7 */
export function filterOf(design: Design, key: string, asked: unknown, searchType: number): Test {
  const field = design.byKey.get(key);
  if (!field || isNothing(asked)) return () => true;
  const one = (value: unknown): boolean => {
    if (searchType === SEARCH.between && Array.isArray(asked)) return isBetween(field, value, asked);
    if (searchType === SEARCH.fuzzy) return matchesKeyword(textOf(asked), textOf(value));
    return isAmong(field, value, asked);
  };
  return (values) => valuesAt(design, key, values).some(one);
}

/** A condition of a reader, of a design, or of a role. @source forms §7 */
export interface Condition {
  readonly field: string;
  readonly symbol: string;
  readonly fieldValue: unknown;
}

type Judge = (field: Field, value: unknown, asked: unknown) => boolean;
const contains: Judge = (_, value, asked) =>
  foldText(textOf(Array.isArray(value) ? value.map(textOf).join(',') : value)).includes(foldText(textOf(asked)));
const compared =
  (test: (isBelow: boolean, isAbove: boolean) => boolean): Judge =>
  ({ kind }, value, asked) =>
    !isNothing(value) &&
    isComparable(kind, value) &&
    isComparable(kind, asked) &&
    test(isLess(kind, value, asked), isLess(kind, asked, value));

const SYMBOLS: Readonly<Record<string, Judge>> = {
  '==': isAmong,
  '<>': (...asked) => !isAmong(...asked),
  like: contains,
  notLike: (...asked) => !contains(...asked),
  in: isAmong,
  notIn: (...asked) => !isAmong(...asked),
  null: (_, value) => isNothing(value),
  notNull: (_, value) => !isNothing(value),
  '>': compared((_, isAbove) => isAbove),
  '>=': compared((isUnder) => !isUnder),
  '<': compared((isUnder) => isUnder),
  '<=': compared((_, isAbove) => !isAbove),
  between: (field, value, asked) => isBetween(field, value, listIn(asked)),
};

/** An unknown field or symbol lets nothing through: who asks for less must not get more. @reading R-692 */
export function conditionTest(design: Design, { field: key, symbol, fieldValue }: Condition): Test {
  const field = design.byKey.get(key);
  const judge = Object.hasOwn(SYMBOLS, symbol) ? SYMBOLS[symbol] : undefined;
  if (!field || !judge) return () => false;
  return (values) => {
    const own = valuesAt(design, key, values);
    return (own.length === 0 ? [null] : own).some((value) => judge(field, value, fieldValue));
  };
}

const all =
  (tests: readonly Test[]): Test =>
  (values) =>
    tests.every((test) => test(values));
const any =
  (tests: readonly Test[]): Test =>
  (values) =>
    tests.some((test) => test(values));
const ANY: ReadonlySet<string> = new Set(['or', '||']);
const joined = (logic: unknown, tests: readonly Test[]): Test =>
  tests.length === 0 ? () => true : ANY.has(textOf(logic).toLowerCase()) ? any(tests) : all(tests);

/** Conditions below what is sent or stored, each alone. */
export function conditionsIn(conditions: unknown): readonly Condition[] {
  if (Array.isArray(conditions)) return conditions.flatMap(conditionsIn);
  const { groups, conditionJson, conditionList, field } = membersOf(conditions);
  if (Array.isArray(groups)) return groups.flatMap(conditionsIn);
  if (Array.isArray(conditionList)) return conditionList.flatMap(conditionsIn);
  if (conditionJson !== undefined && conditionJson !== null && conditionJson !== '')
    return conditionsIn(typeof conditionJson === 'string' ? readJson(conditionJson) : conditionJson);
  return field === undefined ? [] : [conditionIn(conditions)];
}

/** True for a way of comparing. */
export const isSymbol = (symbol: string): boolean => Object.hasOwn(SYMBOLS, symbol);

const conditionIn = (value: unknown): Condition => {
  const { field, symbol, fieldValue } = membersOf(value);
  return { field: textOf(field), symbol: textOf(symbol), fieldValue };
};

/**
 * Conditions as they are sent and stored: a list whose members say how they are joined, `{matchLogic, conditionJson}` of
 * 3.4 and `{matchLogic, conditionList: [{logic, groups}]}` of 3.6.
 */
export function conditionsTest(design: Design, conditions: unknown, valueOf: (value: unknown) => unknown = (value) => value): Test {
  const test = (value: unknown): Test => {
    const { logic, groups } = membersOf(value);
    if (Array.isArray(groups)) return joined(logic, groups.map(test));
    const condition = conditionIn(value);
    return conditionTest(design, { ...condition, fieldValue: valueOf(condition.fieldValue) });
  };
  if (Array.isArray(conditions)) {
    const logic = membersOf(conditions[0])['logic'];
    return joined(logic, conditions.map(test));
  }
  if (!isMembers(conditions)) return () => true;
  const { matchLogic, conditionJson, conditionList } = conditions;
  if (Array.isArray(conditionList)) return joined(matchLogic, conditionList.map(test));
  const inner: unknown = typeof conditionJson === 'string' && conditionJson !== '' ? readJson(conditionJson) : conditionJson;
  return joined(matchLogic, listIn(inner).map(test));
}

/** A text of JSON; null where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
