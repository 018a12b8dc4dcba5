import type { ConditionGroup, ListConditions } from '@milepost/kit/lists/grammar';
import type { SavedQuery } from '@milepost/openapi/domains/record';
import type { ConditionField } from '../../../data/model/compile/index.ts';

/** Kept conditions as this list can put them, and whether some could not be: their field is gone, or they cannot be read. */
export interface Reopened {
  readonly conditions: ListConditions;
  readonly isLossy: boolean;
}

/** Condition of a field and a comparison the list has. */
export const isOffered =
  (fields: readonly ConditionField[]) =>
  ({ field, symbol }: { readonly field: string; readonly symbol: string }): boolean =>
    fields.some(({ id, symbols }) => id === field && (symbols as readonly string[]).includes(symbol));

/** Kept conditions, opened again. @reading R-698 */
export function reopened({ matchLogic, conditions }: SavedQuery, fields: readonly ConditionField[]): Reopened {
  const all = conditions.kind === 'value' ? conditions.value : [];
  const flat = { match: matchLogic, conditions: all.flatMap((one) => ('conditions' in one ? [] : [one])) };
  let isLossy = conditions.kind === 'broken';
  const groups = [flat, ...all.flatMap((one) => ('conditions' in one ? [one] : []))].flatMap((group): readonly ConditionGroup[] => {
    const known = group.conditions.filter(isOffered(fields));
    isLossy ||= known.length < group.conditions.length;
    const list = known.map(({ field, symbol, fieldValue }) => ({ field, symbol, value: fieldValue }));
    return list.length > 0 ? [{ match: group.match, list }] : [];
  });
  return { conditions: { match: matchLogic, groups }, isLossy };
}

/** Conditions as they are sent and kept, with the names of their controls: those of one group without it. @reading R-139 @reading R-662 */
export function sentConditions({ match, groups }: ListConditions, fields: readonly Pick<ConditionField, 'id' | 'kind'>[]) {
  const sent = groups.map((group) => ({
    match: group.match,
    conditions: group.list.map(({ field, symbol, value }) => ({
      field,
      symbol,
      fieldValue: value,
      jnpfKey: fields.find(({ id }) => id === field)?.kind ?? '',
    })),
  }));
  const [only, ...others] = sent;
  if (only && others.length === 0) return { matchLogic: only.match, conditions: { kind: 'value' as const, value: only.conditions } };
  return { matchLogic: match, conditions: { kind: 'value' as const, value: sent } };
}
