import type { ListConditions } from '@milepost/kit/lists/grammar';
import type { SavedQuery } from '@milepost/openapi/domains/record';
import type { ConditionField } from '../../data/model/compile/index.ts';

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
  const known = all.filter(isOffered(fields));
  return {
    conditions: { match: matchLogic, list: known.map(({ field, symbol, fieldValue }) => ({ field, symbol, value: fieldValue })) },
    isLossy: conditions.kind === 'broken' || known.length < all.length,
  };
}

/** Conditions as they are sent and kept, with the names of their controls. @reading R-139 */
export const sentConditions = ({ match, list }: ListConditions, fields: readonly Pick<ConditionField, 'id' | 'kind'>[]) => ({
  matchLogic: match,
  conditions: {
    kind: 'value' as const,
    value: list.map(({ field, symbol, value }) => ({
      field,
      symbol,
      fieldValue: value,
      jnpfKey: fields.find(({ id }) => id === field)?.kind ?? '',
    })),
  },
});
