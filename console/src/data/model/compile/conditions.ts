import type { Control } from '@milepost/kit/forms/grammar';
import type { ListConfig } from '@milepost/openapi/domains/model';
import { filterOf } from './filters.ts';

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
}

const EMPTINESS: readonly ConditionSymbol[] = ['null', 'notNull'];
const ORDERED: readonly ConditionSymbol[] = ['==', '<>', '>', '>=', '<', '<=', 'between', ...EMPTINESS];
const TEXTS: readonly ConditionSymbol[] = ['like', 'notLike', '==', '<>', ...EMPTINESS];
const CHOSEN: readonly ConditionSymbol[] = ['==', '<>', 'in', 'notIn', ...EMPTINESS];

function symbolsOf({ kind }: Control): readonly ConditionSymbol[] {
  if (kind === 'text') return TEXTS;
  if (kind === 'choice' || kind === 'pick' || kind === 'cascade') return CHOSEN;
  return kind === 'dateRange' || kind === 'timeRange' ? ['between', ...EMPTINESS] : ORDERED;
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
    const control = filterOf(raws[at], { kind, field: id, label, isRange: false, isMany: false });
    return control === null ? [] : [{ id, label, kind, control, symbols: symbolsOf(control) }];
  });
}

/** Control for the value of a condition; null where it compares with nothing. */
export function valueControl({ control }: ConditionField, symbol: ConditionSymbol): Control | null {
  const { part, field, label } = control;
  const common = { part, field, label };
  if (symbol === 'null' || symbol === 'notNull') return null;
  if (symbol === 'between') {
    if (control.kind === 'date')
      return { ...common, kind: 'dateRange', precision: control.precision ?? 'day', keeps: control.keeps ?? 'ms' };
    if (control.kind === 'time') return { ...common, kind: 'timeRange', precision: control.precision ?? 'minute' };
    if (control.kind === 'dateRange' || control.kind === 'timeRange') return control;
    return { ...common, kind: 'numberRange', keeps: 'number' };
  }
  if (control.kind === 'calculate' || control.kind === 'rate' || control.kind === 'slider')
    return { ...common, kind: 'number', keeps: 'number' };
  const isSeveral = symbol === 'in' || symbol === 'notIn';
  return control.kind === 'choice' || control.kind === 'pick' || control.kind === 'cascade' ? { ...control, isMany: isSeveral } : control;
}
