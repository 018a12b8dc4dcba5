import type { Control } from '@milepost/kit/forms/grammar';
import { valueKindOf } from '@milepost/kit/forms/values';
import type { ListConfig } from '@milepost/openapi/domains/model';
import { filterOf, heldBy } from './filters.ts';

/** Ways a condition compares, as they are sent. @source forms §7 @reading R-139 */
export type ConditionSymbol = '==' | '<>' | '>' | '>=' | '<' | '<=' | 'between' | 'like' | 'notLike' | 'in' | 'notIn' | 'null' | 'notNull';

/** A field conditions may name, with the control its values are given in. */
export interface ConditionField {
  readonly id: string;
  readonly label: string;
  /** Name of its control, as designs have it. */
  readonly kind: string;
  readonly control: Control;
  readonly symbols: readonly ConditionSymbol[];
  /** Words a condition may compare with beside a value: they mean whoever looks. */
  readonly variables?: readonly { readonly id: string; readonly label: string }[];
}

const EMPTINESS: readonly ConditionSymbol[] = ['null', 'notNull'];
const ORDERED: readonly ConditionSymbol[] = ['==', '<>', '>', '>=', '<', '<=', 'between', ...EMPTINESS];
const TEXTS: readonly ConditionSymbol[] = ['like', 'notLike', '==', '<>', ...EMPTINESS];
const CHOSEN: readonly ConditionSymbol[] = ['==', '<>', 'in', 'notIn', ...EMPTINESS];

const SPANS: readonly ConditionSymbol[] = ['between', ...EMPTINESS];
const SYMBOLS = { text: TEXTS, order: ORDERED, span: SPANS, choice: CHOSEN } as const;

const asksOf = (control: Control) => valueKindOf(control).list?.filterBy ?? 'order';

/** Field of a condition, made of its control; null for one nothing can be asked of. @param raw the control as designs have it */
export function conditionFieldOf(raw: unknown, { id, label, kind }: Pick<ConditionField, 'id' | 'label' | 'kind'>): ConditionField | null {
  const control = filterOf(raw, { kind, field: id, label, isRange: false, isMany: false });
  return control && { id, label, kind, control, symbols: SYMBOLS[asksOf(control)] };
}

/** Fields of a super query, in the order of the form; none where the design has it off. @source forms §7 */
export function conditionFieldsOf(design: ListConfig, raws: readonly unknown[]): readonly ConditionField[] {
  if (!design.hasSuperQuery) return [];
  const seen = new Set<string>();
  return design.columnOptions.flatMap((option, at): readonly ConditionField[] => {
    const id = option.vModel;
    if (id === '' || seen.has(id)) return [];
    seen.add(id);
    const kind = option.config.jnpfKey;
    const label = typeof option.rest['label'] === 'string' ? option.rest['label'] : option.config.label || id;
    const field = conditionFieldOf(raws[at], { id, label, kind });
    return field ? [field] : [];
  });
}

/** Control for the value of a condition; null where it compares with nothing. */
export function valueControl({ control }: ConditionField, symbol: ConditionSymbol): Control | null {
  const { part, field, label } = control;
  const common = { part, field, label };
  if (symbol === 'null' || symbol === 'notNull') return null;
  const { list } = valueKindOf(control);
  if (symbol === 'between') return list?.range ? { ...common, ...list.range(control) } : control;
  if (list?.single) return { ...common, ...list.single(control) };
  return asksOf(control) === 'choice' ? ({ ...control, isMany: symbol === 'in' || symbol === 'notIn' } as Control) : control;
}

/** Value of a condition as its editor holds it; null for none, and for one it cannot hold. */
export const conditionValue = (field: ConditionField, symbol: ConditionSymbol, value: unknown): unknown => {
  const control = valueControl(field, symbol);
  return control && heldBy(control, value);
};
