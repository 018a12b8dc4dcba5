import { isList, isObject, memberOf, textOf, withMember } from './json.ts';
import type { Json, JsonObject } from './json.ts';

/** All of several hold, or any of them. */
export type ConditionMatch = 'all' | 'any';

/** Conditions that are joined with each other; what their object says beside them is kept. */
export interface ConditionSet {
  readonly own: JsonObject;
  readonly match: ConditionMatch;
  readonly list: readonly JsonObject[];
}

/**
 * Conditions every record of a list fulfils: one after the other up to 3.4 (`flat`, one group at most), in groups from 3.6 on.
 * @reading R-415
 */
export interface ListRules {
  readonly shape: 'flat' | 'grouped';
  readonly own: JsonObject;
  readonly match: ConditionMatch;
  readonly groups: readonly ConditionSet[];
}

/** A comparison as it is put together. */
export interface ComparedField {
  readonly field: string;
  readonly label: string;
  /** Name of its control, as designs have it. */
  readonly kind: string;
  readonly symbol: string;
  readonly value: Json;
}

const NOTHING: JsonObject = {};
/** Value of `fieldValueType` of a condition that compares with a value, not with another field. */
const WITH_VALUE = 2;
const WITH_FIELD = '1';
const ANY: ReadonlySet<string> = new Set(['or', '||']);

const matchOf = (logic: Json | undefined): ConditionMatch => (ANY.has(textOf(logic).toLowerCase()) ? 'any' : 'all');
const objectsIn = (value: Json | undefined): readonly JsonObject[] => (isList(value) ? value.filter(isObject) : []);
/** The word for a match, in the spelling that stood there. */
const logicOf = (match: ConditionMatch, had: Json | undefined): string => {
  if (textOf(had) !== '' && matchOf(had) === match) return textOf(had);
  const isSign = textOf(had) === '&&' || textOf(had) === '||';
  return match === 'any' ? (isSign ? '||' : 'or') : isSign ? '&&' : 'and';
};

/** Conditions of a designed list. One without any is flat, unless it has other marks of 3.6. */
export function listRulesOf(list: JsonObject | null): ListRules {
  const value = list?.['ruleList'];
  if (isObject(value)) {
    const groups = objectsIn(value['conditionList']).map((own): ConditionSet => ({
      own,
      match: matchOf(own['logic']),
      list: objectsIn(own['groups']),
    }));
    return { shape: 'grouped', own: value, match: matchOf(value['matchLogic']), groups };
  }
  const flat = objectsIn(value);
  const shape = flat.length === 0 && isList(list?.['defaultSortConfig']) ? 'grouped' : 'flat';
  const groups = flat.length > 0 ? [{ own: NOTHING, match: matchOf(flat[0]?.['logic']), list: flat }] : [];
  return { shape, own: NOTHING, match: 'all', groups };
}

/** Every condition of a list, in whatever groups. */
export const conditionsIn = (list: JsonObject | null): readonly JsonObject[] => listRulesOf(list).groups.flatMap((group) => group.list);

/** Conditions as the member `ruleList` has them: unknown members stay, groups without any go. */
export function ruleListOf({ shape, own, match, groups }: ListRules): Json {
  const filled = groups.filter(({ list }) => list.length > 0);
  if (shape === 'flat')
    return filled.flatMap((group) => group.list.map((one) => withMember(one, 'logic', logicOf(group.match, one['logic']))));
  const conditionList = filled.map((group) =>
    withMember(withMember(group.own, 'logic', logicOf(group.match, group.own['logic'])), 'groups', group.list),
  );
  return withMember(withMember(own, 'matchLogic', logicOf(match, own['matchLogic'])), 'conditionList', conditionList);
}

/** True for a condition that compares with another field, which lists of ours do not put together. */
export const comparesWithField = (condition: JsonObject): boolean => textOf(condition['fieldValueType']) === WITH_FIELD;

/** A condition as the design writes it. @param own it as it came; empty for a new one */
export function conditionOf({ shape }: Pick<ListRules, 'shape'>, own: JsonObject, compared: ComparedField): JsonObject {
  const { field, label, kind, symbol, value } = compared;
  // Words of the old comparison say nothing about the new one.
  const { symbolName: _symbol, fieldLabel: _label, ...kept } = own;
  const isSameField = textOf(own['field']) === field;
  return {
    ...(isSameField && textOf(own['symbol']) === symbol ? own : kept),
    field,
    fieldName: isSameField && memberOf(own, 'fieldName') !== undefined ? (own['fieldName'] ?? null) : label,
    symbol,
    jnpfKey: kind,
    fieldValue: value,
    ...(shape === 'grouped' && { fieldValueType: own['fieldValueType'] ?? WITH_VALUE }),
  };
}

/** Conditions without those a test refuses. */
export const rulesWithout = (rules: ListRules, isGone: (condition: JsonObject) => boolean): ListRules => ({
  ...rules,
  groups: rules.groups.map((group) => ({ ...group, list: group.list.filter((one) => !isGone(one)) })),
});
