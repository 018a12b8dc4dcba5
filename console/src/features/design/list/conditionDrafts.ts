import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { comparesWithField, conditionOf, isSame, textOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, JsonObject, ListRules } from '@milepost/openapi/domains/design';
import { conditionFieldOf, conditionValue, valueControl } from '../../../data/model/compile/index.ts';
import type { ConditionField, ConditionSymbol } from '../../../data/model/compile/index.ts';
import { SYMBOL_WORDS } from '../../model/conditions/conditionWords.ts';
import type { Group, Row } from '../../model/conditions/conditionRows.ts';
import type { ListOwner } from './listItems.ts';
import { possibleFields } from './possibleFields.ts';

/** Words that mean whoever looks, by the kinds of fields they may be compared with. @reading R-415 */
const VARIABLES: Readonly<Record<string, MessageDescriptor>> = {
  '@userId': msg`The person who looks`,
  '@userAndSubordinates': msg`The person who looks, and who reports to them`,
  '@organizeId': msg`Their organisation`,
  '@departmentId': msg`Their department`,
  '@positionId': msg`Their position`,
};
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  userSelect: ['@userId', '@userAndSubordinates'],
  createUser: ['@userId', '@userAndSubordinates'],
  modifyUser: ['@userId', '@userAndSubordinates'],
  comSelect: ['@organizeId'],
  organizeSelect: ['@organizeId'],
  currOrganize: ['@organizeId'],
  depSelect: ['@departmentId'],
  currDept: ['@departmentId'],
  posSelect: ['@positionId'],
  currPosition: ['@positionId'],
};

const isVariable = (value: Json | undefined): value is string => typeof value === 'string' && Object.hasOwn(VARIABLES, value);
const kindIn = (raw: JsonObject): string => {
  const config = raw['__config__'];
  return typeof config === 'object' && config !== null && !Array.isArray(config) ? textOf((config as JsonObject)['jnpfKey']) : '';
};

/** Fields a condition of a list may be on. */
export const conditionFields = (document: DesignDocument, owner: ListOwner, i18n: I18n): readonly ConditionField[] =>
  possibleFields(document, owner).flatMap(({ name, filter }) => {
    const raw = filter();
    const kind = kindIn(raw);
    const field = conditionFieldOf(raw, { id: name, label: textOf(raw['label']) || name, kind });
    const variables = (Object.hasOwn(OF_KIND, kind) ? (OF_KIND[kind] ?? []) : []).flatMap((id) => {
      const words = VARIABLES[id];
      return words ? [{ id, label: i18n._(words) }] : [];
    });
    return field ? [variables.length > 0 ? { ...field, variables } : field] : [];
  });

const valueWords = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map(valueWords).filter(Boolean).join('、');
  if (typeof value === 'object' && value !== null) return textOf((value as JsonObject)['fullName'] ?? (value as JsonObject)['name']);
  return textOf(value);
};

/** A condition in words; `textOf` shows the value of its field as lists do. */
export function conditionWords(
  own: JsonObject,
  fields: readonly ConditionField[],
  i18n: I18n,
  shown: (control: NonNullable<ReturnType<typeof valueControl>>, value: unknown) => string,
): string {
  const field = fields.find(({ id }) => id === textOf(own['field']));
  const symbol = textOf(own['symbol']);
  const compared = Object.hasOwn(SYMBOL_WORDS, symbol) ? i18n._(SYMBOL_WORDS[symbol as ConditionSymbol]) : symbol;
  const value = own['fieldValue'];
  const control = field && valueControl(field, symbol as ConditionSymbol);
  const variable = isVariable(value) ? VARIABLES[value] : undefined;
  const told = variable
    ? i18n._(variable)
    : control
      ? shown(control, conditionValue(field, symbol as ConditionSymbol, value))
      : valueWords(value);
  return [field?.label ?? (textOf(own['fieldName']) || textOf(own['field'])), compared, told].filter((word) => word !== '').join(' ');
}

/** Groups as they are put together, and the conditions their rows came from. */
export interface ConditionDraft {
  readonly groups: readonly Group[];
  readonly came: ReadonlyMap<number, { readonly own: JsonObject; readonly row: Row }>;
  /** The object of each group, by its key. */
  readonly groupOwn: ReadonlyMap<number, JsonObject>;
}

/** Conditions of a list, opened; what cannot be put together is a row of words. */
export function conditionDraft(rules: ListRules, fields: readonly ConditionField[], words: (own: JsonObject) => string): ConditionDraft {
  let key = 0;
  const came = new Map<number, { readonly own: JsonObject; readonly row: Row }>();
  const groupOwn = new Map<number, JsonObject>();
  const groups = rules.groups.map(({ own: ownOfGroup, match, list }): Group => {
    const groupKey = key++;
    groupOwn.set(groupKey, ownOfGroup);
    const rows = list.map((own): Row => {
      const field = fields.find(({ id }) => id === textOf(own['field']));
      const symbol = textOf(own['symbol']) as ConditionSymbol;
      const isOffered = field?.symbols.includes(symbol) === true && !comparesWithField(own);
      const value = own['fieldValue'];
      const row: Row = {
        key: key++,
        field: textOf(own['field']),
        symbol,
        value: isVariable(value) || !field || !isOffered ? value : conditionValue(field, symbol, value),
        ...(!isOffered && { kept: words(own) }),
      };
      came.set(row.key, { own, row });
      return row;
    });
    return { key: groupKey, match, rows };
  });
  return { groups, came, groupOwn };
}

/** Conditions as they were put together: a row nobody changed is what came. */
export function draftedRules(
  rules: ListRules,
  { match, groups }: { readonly match: ListRules['match']; readonly groups: readonly Group[] },
  draft: ConditionDraft,
  fields: readonly ConditionField[],
): ListRules {
  const ownOf = (row: Row): JsonObject => {
    const before = draft.came.get(row.key);
    const isAsItCame =
      before && before.row.field === row.field && before.row.symbol === row.symbol && isSame(before.row.value as Json, row.value as Json);
    if (isAsItCame) return before.own;
    const field = fields.find(({ id }) => id === row.field);
    const { field: name, symbol } = row;
    const value = (row.value ?? null) as Json;
    return conditionOf(rules, before?.own ?? {}, { field: name, label: field?.label ?? name, kind: field?.kind ?? '', symbol, value });
  };
  return {
    ...rules,
    match,
    groups: groups.map(({ key, match: own, rows }) => ({ own: draft.groupOwn.get(key) ?? {}, match: own, list: rows.map(ownOf) })),
  };
}
