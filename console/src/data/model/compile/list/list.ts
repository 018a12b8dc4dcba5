import type { ListOrder, ListSpec } from '@milepost/kit/lists/grammar';
import { listConfig } from '@milepost/openapi/domains/model';
import type { FormControl, ListConfig } from '@milepost/openapi/domains/model';
import { buttonsOf, customButtonsOf, ordersOf } from '@milepost/openapi/domains/design/declare';
import type { CompiledButtons, CustomButton } from '@milepost/openapi/domains/design/declare';
import { besideOf } from './beside.ts';
import type { CompiledTree } from './beside.ts';
import { subListsOf } from './below.ts';
import type { CompiledSubList } from './below.ts';
import { controlsIn } from '../controlAt.ts';
import { conditionFieldsOf } from './conditions.ts';
import type { ConditionField } from './conditions.ts';
import { columnOf } from './columns.ts';
import type { CompiledColumn } from './columns.ts';
import { filtersOf } from './filters.ts';
import type { KeywordBox } from './filters.ts';
import { importHead } from './importHead.ts';
import type { ImportHeadOf } from './importHead.ts';
import { marksOf } from './marks.ts';
import type { ModelRow } from './rowValue.ts';
import { sumOf } from './sums.ts';

/** Rights a design asks for; what it does not is everybody's. @source forms §6 */
export interface Judges {
  readonly buttons: boolean;
  readonly columns: boolean;
  readonly fields: boolean;
}

/** A list made of a design. */
export interface CompiledList extends Omit<ListSpec<ModelRow>, 'keyword' | 'columns'> {
  readonly columns: readonly CompiledColumn[];
  readonly keyword: KeywordBox | null;
  readonly buttons: CompiledButtons;
  /** Buttons of the rows that the design has made itself. */
  readonly custom: readonly CustomButton[];
  readonly judges: Judges;
  readonly isGrouped: boolean;
  /** Sub-tables that are shown below the list, for the row somebody looks at. */
  readonly below: readonly CompiledSubList[];
  /** Rows are edited in place. */
  readonly isInRows: boolean;
  /** Order of the server's own spelling where the list is asked in it as it was designed; '' for none. */
  readonly designedOrder: string;
  readonly tree: CompiledTree | null;
  /** Fields a super query may name; none where there is no super query. */
  readonly conditions: readonly ConditionField[];
  /** Head of the sheet its records are imported from. */
  readonly importHead: ImportHeadOf;
  /** Print templates of the list. */
  readonly printIds: readonly string[];
  readonly sumOf: ReturnType<typeof sumOf>;
  /** Number of scripts that would change its rows; none of them is run. @reading R-770 */
  readonly unread: number;
}

/** Order of a design, and how the server spells one of several columns. */
function orderOf(design: ListConfig): { readonly order?: ListOrder; readonly spelled: string } {
  const several = ordersOf(design);
  const [first] = several;
  if (!first) return { spelled: '' };
  return {
    order: { by: first.by, direction: first.isDown ? 'descending' : 'ascending' },
    spelled:
      several.length > 1 || design.defaultSidx === '' ? several.map(({ by, isDown }) => `${isDown ? '-' : ''}${by}`).join(',') : first.by,
  };
}

/** Texts that have room in the second line of a narrow row, by how many figures with a sum stand in it. */
const TEXTS_BESIDE = [3, 1] as const;

/** Columns as a narrow page has them: those with a sum stay, since its sum is there too, and texts before them as far as there is room. */
export function forNarrow(columns: readonly CompiledColumn[], sums: ReturnType<typeof sumOf>): readonly CompiledColumn[] {
  const isSummed = ({ id, narrow }: CompiledColumn): boolean => narrow !== 'title' && sums !== undefined && sums([], id) !== '';
  let room = TEXTS_BESIDE[columns.filter(isSummed).length] ?? 0;
  return columns.map((column) => {
    if (isSummed(column)) return { ...column, narrow: 'meta' };
    return column.narrow === 'meta' && room-- <= 0 ? { ...column, narrow: 'hidden' } : column;
  });
}

/** Shape of a list as the engine knows it. */
function shapeOf({ type, rest }: ListConfig): ListSpec<ModelRow>['shape'] {
  if (type === 'group') return 'tree';
  if (type !== 'tree') return 'paged';
  return Number(rest['treeLazyType'] ?? 0) === 1 ? 'lazyTree' : 'tree';
}

const asItIs = (label: string): string => label;

/**
 * A designed list as the engine of lists takes it.
 * @param fields controls of its form
 * @param personName name of a person, without what servers write behind it
 * @source forms §6, §7
 */
export function compileList(design: ListConfig, fields: readonly FormControl[] = [], personName = asItIs): CompiledList {
  const { searchList = [], columnOptions = [] } = listConfig.encode(design) as {
    searchList?: readonly unknown[];
    columnOptions?: readonly unknown[];
  };
  const isGrouped = design.type === 'group';
  const tables = new Set(controlsIn(fields).flatMap(({ vModel, config }) => (config.jnpfKey === 'table' ? [vModel] : [])));
  const known = { hasNames: design.type === 'inlineEdit', isGrouped, tables, personName };
  const seen = new Set<string>();
  const designed = design.columnList.filter(({ prop }) => {
    if (prop === '' || seen.has(prop) || (isGrouped && prop === design.groupField)) return false;
    seen.add(prop);
    return true;
  });
  const { own, below } = subListsOf(design, designed, { fields, tables, personName });
  const { order, spelled } = orderOf(design);
  const shape = shapeOf(design);
  const sums = sumOf(design);
  const marks = marksOf(design);
  const marked = (column: CompiledColumn, at: number): CompiledColumn => (marks.of ? { ...column, mark: marks.of(column.id, at) } : column);
  return {
    shape,
    ...((shape !== 'paged' || !design.hasPage) && { isUnpaged: true }),
    isGrouped,
    isInRows: design.type === 'inlineEdit',
    columns: forNarrow(
      own.map((column, at) => marked(columnOf(column, at, known), at)),
      sums,
    ),
    below,
    ...filtersOf(design, searchList),
    ...(order && { order }),
    designedOrder: spelled,
    tree: besideOf(design, fields),
    conditions: conditionFieldsOf(design, columnOptions),
    printIds: design.printIds,
    importHead: importHead(design, fields),
    sumOf: sums,
    unread: marks.unread,
    buttons: buttonsOf(design),
    custom: customButtonsOf(design),
    judges: { buttons: design.useBtnPermission, columns: design.useColumnPermission, fields: design.useFormPermission },
  };
}
