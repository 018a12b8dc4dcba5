import { isEmptyValue } from '@milepost/kit/forms/grammar';
import type { ConditionGroup, ListConditions } from '@milepost/kit/lists/grammar';
import { valueControl } from '../../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../../data/model/compile/index.ts';

/** A condition as it is put together; `key` tells rows apart while their places change. */
export interface Row {
  readonly key: number;
  readonly field: string;
  readonly symbol: ConditionSymbol;
  readonly value: unknown;
  /** Words of a condition that is kept as it came, and not changed: its field or its comparison is none of those offered. */
  readonly kept?: string;
}

/** A group as it is put together; keys of rows and groups never repeat. */
export interface Group {
  readonly key: number;
  readonly match: ConditionGroup['match'];
  readonly rows: readonly Row[];
}

/** A condition nobody has filled in yet. */
export const newRow = ({ id, symbols }: ConditionField, key: number): Row => ({ key, field: id, symbol: symbols[0] ?? '==', value: null });

/** A group of one condition nobody has filled in yet. */
export const newGroup = (fields: readonly ConditionField[], key: number): Group => ({
  key,
  match: 'all',
  rows: fields.slice(0, 1).map((field) => newRow(field, key + 1)),
});

/** A key nothing has. */
export const freeKey = (groups: readonly Group[]): number =>
  1 + Math.max(-1, ...groups.flatMap(({ key, rows }) => [key, ...rows.map((row) => row.key)]));

/** Groups to be put together, with keys from `from` on. */
export function groupsOf(groups: readonly ConditionGroup[], from: number): readonly Group[] {
  let key = from;
  return groups.map(({ match, list }) => ({
    key: key++,
    match,
    rows: list.map((one) => ({ ...one, key: key++, symbol: one.symbol as ConditionSymbol })),
  }));
}

/** True for a condition that has a value, where it compares with one. */
export function isWhole({ field: id, symbol, value }: Row, fields: readonly ConditionField[]): boolean {
  const field = fields.find((one) => one.id === id);
  return field !== undefined && (valueControl(field, symbol) === null || !isEmptyValue(value));
}

/** The conditions that are whole, and the groups that have any. */
export function wholeOf(match: ListConditions['match'], groups: readonly Group[], fields: readonly ConditionField[]): ListConditions {
  const whole = groups.map(({ match: own, rows }) => ({
    match: own,
    list: rows.filter((row) => isWhole(row, fields)).map(({ field, symbol, value }) => ({ field, symbol, value })),
  }));
  return { match, groups: whole.filter(({ list }) => list.length > 0) };
}
