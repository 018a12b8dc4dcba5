import { isOn } from '@milepost/openapi/rules';
import { configuredField } from '@milepost/kit/forms/config';
import type { Control, Text } from '@milepost/kit/forms/grammar';
import { valueKindOf } from '@milepost/kit/forms/values';
import type { ListConfig } from '@milepost/openapi/domains/model';

/** Controls whose values the server fills in, and the pickers that find them. */
const PICKED: Readonly<Record<string, string>> = {
  createUser: 'person',
  modifyUser: 'person',
  currOrganize: 'organization',
  currDept: 'department',
  currPosition: 'position',
};
const MOMENTS = new Set(['createTime', 'modifyTime']);
type Common = Pick<Control, 'label' | 'field' | 'part'>;

/** Use of a control in a question. */
interface Sought {
  /** Name of the control, as designs have it. */
  readonly kind: string;
  readonly field: string;
  readonly label: Text;
  readonly isRange: boolean;
  readonly isMany: boolean;
}

/** A field to look for values in, by the kind of its control; null where there is none for it. @param given the control of the form */
export function filterOfControl(given: Control | null, { kind, field, label, isRange, isMany: searchMultiple }: Sought): Control | null {
  const common: Common = { part: 'control', field, label };
  const picker = Object.hasOwn(PICKED, kind) ? PICKED[kind] : undefined;
  if (picker !== undefined) return { ...common, kind: 'pick', picker, isMany: searchMultiple };
  if (MOMENTS.has(kind)) return { ...common, kind: 'dateRange', precision: 'day', storedAs: 'ms' };
  if (kind === 'billRule' || kind === 'autoComplete') return { ...common, kind: 'text' };
  if (given === null) return null;
  const { required: _, initial: _initial, shown: _shown, disabled: _disabled, help: _help, span: _span, ...own } = given;
  const control = { ...own, ...common } as Control;
  const { list } = valueKindOf(control);
  if (!list?.filterBy) return null;
  if (isRange && list.range) return { ...common, ...list.range(control) };
  return list.one ? { ...common, ...list.one(control, searchMultiple) } : control;
}

/** The same out of the control as designs have it. */
export function filterOf(raw: unknown, sought: Sought): Control | null {
  const read = configuredField(raw);
  return filterOfControl(read.kind === 'refused' || read.config.part !== 'control' ? null : read.config, sought);
}

const isOne = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Value a filter begins with, as its control holds it; null for none, and for one it cannot hold. */
export function heldBy(control: Control, value: unknown): unknown {
  if (![value].flat(2).some(isOne)) return null;
  if (control.kind === 'numberRange' || control.kind === 'dateRange' || control.kind === 'timeRange')
    return Array.isArray(value) ? value : null;
  const isMany = 'isMany' in control && control.isMany === true;
  if (isMany) return Array.isArray(value) ? value : [value];
  if (control.kind === 'choice') return isOne(value) ? String(value) : null;
  return Array.isArray(value) && control.kind === 'text' ? null : value;
}

/** Box for what is looked for: words above it, and the member of the question it goes in. */
export interface KeywordBox {
  readonly label: string;
  readonly sends: string;
}

/** Fields that narrow a list down, and its box for a keyword. */
export interface Filters {
  readonly filters: readonly Control[];
  readonly keyword: KeywordBox | null;
  /** Values filters begin with, by their fields; those of a keyword have none. */
  readonly initialFilters: Readonly<Record<string, unknown>>;
}

/** Member a keyword is sent in that looks at several columns. @source forms §7 */
const KEYWORD = 'jnpfKeyword';

/**
 * Filters of a design. Columns that are marked for it share the box of the keyword; where none is marked, the first text has it
 * to itself, so that every list can be searched at once. @source forms §7 @reading R-782
 */
export function filtersOf(design: ListConfig, raws: readonly unknown[]): Filters {
  const seen = new Set<string>();
  const all = design.searchList.flatMap((search, at) => {
    if (search.prop === '' || seen.has(search.prop)) return [];
    seen.add(search.prop);
    const control = filterOf(raws[at], {
      kind: search.jnpfKey || search.config.jnpfKey,
      field: search.prop,
      label: search.label || search.prop,
      isRange: search.searchType === 'range',
      isMany: search.searchMultiple,
    });
    return control === null
      ? []
      : [
          {
            control,
            label: search.label || search.prop,
            isKeyword: isOn(search.rest['isKeyword']),
            start: heldBy(control, search.value),
          },
        ];
  });
  const { boxed, others, sends } = keywordAmong(all);
  return {
    filters: others.map(({ control }) => control),
    initialFilters: startsOf(others),
    keyword: sends === null ? null : { label: boxed.map(({ label }) => label).join(' / '), sends },
  };
}

/** A filter, and what a list says of it. */
export interface MarkedFilter {
  readonly control: Control;
  readonly isKeyword: boolean;
  /** Value it begins with; null for none. */
  readonly start: unknown;
}

/** Filters that share the box for a keyword, and the others; none are boxed where no text is left for it. */
export function keywordAmong<One extends MarkedFilter>(all: readonly One[]) {
  const marked = all.filter(({ isKeyword }) => isKeyword);
  if (marked.length > 0) return { boxed: marked, others: all.filter(({ isKeyword }) => !isKeyword), sends: KEYWORD };
  const first = all.find(({ control, start }) => control.kind === 'text' && start === null);
  if (!first) return { boxed: [], others: all, sends: null };
  return { boxed: [first], others: all.filter((one) => one !== first), sends: first.control.field };
}

/** Values filters begin with, by their fields. */
export const startsOf = (all: readonly MarkedFilter[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(all.flatMap(({ control, start }) => (start === null ? [] : [[control.field, start]])));
