import { masked } from '@milepost/kit/engines/text-mask';
import type { Control, Text } from '@milepost/kit/forms/grammar';
import type { ListOrder } from '@milepost/kit/lists/grammar';
import {
  HEAD,
  columnOf,
  filterOfControl,
  forNarrow,
  heldBy,
  keywordAmong,
  marksOf,
  startsOf,
  sumOf,
} from '../../../data/model/compile/index.ts';
import type { CompiledColumn, CompiledList, ModelRow } from '../../../data/model/compile/index.ts';
import { personName } from '../../../data/personName.ts';
import type { RecordFields } from './fields.ts';

/** A column by the name of its field; `table-child` is one of rows. */
export interface RecordColumn<Name extends string> {
  readonly field: Name;
  readonly header?: Text;
  readonly widthPx?: number;
  readonly align?: 'end';
  readonly pinned?: 'start' | 'end';
  readonly isSortable?: boolean;
}

/** A filter by the name of its field. */
export interface RecordFilter<Name extends string> {
  readonly field: Name;
  readonly label?: Text;
  /** Asks for two ends. @defaultValue for numbers, dates and times */
  readonly isRange?: boolean;
  readonly isMany?: boolean;
  /** Shares the box for a keyword. */
  readonly isKeyword?: boolean;
  /** Value it begins with. */
  readonly starts?: unknown;
}

interface Order {
  readonly by: string;
  readonly direction?: ListOrder['direction'];
}

/** A list of declared records. */
export interface RecordListDeclaration<Name extends string> {
  readonly columns: readonly (Name | RecordColumn<Name>)[];
  readonly filters?: readonly (Name | RecordFilter<Name>)[];
  readonly order?: Order | readonly Order[];
  readonly shape?: 'tree' | 'lazyTree';
  /** Field whose equal values make a group of rows. */
  readonly groupBy?: string;
  /** All of it stands on one page. */
  readonly isUnpaged?: boolean;
  /** Rows of a record are shown below the list, in place of lines in its cells. */
  readonly foldsTables?: boolean;
  /** Columns that are summed up. */
  readonly sums?: readonly Name[];
  /** Sums with commas between thousands. */
  readonly thousands?: readonly Name[];
  /** Scripts of designs that give rows and cells a look: they are read, never run. @reading R-741 */
  readonly looks?: { readonly rowStyle?: string; readonly cellStyle?: string };
  /** Offers what it shows as a spreadsheet. @defaultValue true */
  readonly exports?: boolean;
  /** Scripts nobody reads: holes. */
  readonly scripts?: readonly never[];
}

const RANGED: ReadonlySet<string> = new Set(['number', 'calculate', 'date', 'time']);
const DAY_CHARS = 'yyyy-MM-dd';
const MOMENT_CHARS = 'yyyy-MM-dd HH:mm';

interface Known {
  readonly controlOf: (name: string) => Control | null;
  readonly kindOf: (name: string) => string;
  readonly tables: ReadonlySet<string>;
}

/** Fields of records by the names lists have for them. */
function knownOf(fields: RecordFields): Known {
  const controls = new Map<string, Control>();
  const kinds = new Map<string, string>();
  const tables = new Set<string>();
  for (const [name, { kind, control, columns = {} }] of Object.entries(fields)) {
    controls.set(name, { ...control, field: name } as Control);
    kinds.set(name, kind);
    if (control.kind === 'table') tables.add(name);
    for (const [child, cell] of Object.entries(columns)) {
      controls.set(`${name}-${child}`, { ...cell.control, field: child } as Control);
      kinds.set(`${name}-${child}`, cell.kind);
    }
  }
  return { controlOf: (name) => controls.get(name) ?? null, kindOf: (name) => kinds.get(name) ?? 'comInput', tables };
}

interface Shape {
  readonly isGrouped: boolean;
  readonly hasNames: boolean;
}

function columnIn(
  { field, header, widthPx, align, pinned, isSortable = false }: RecordColumn<string>,
  at: number,
  known: Known,
  { isGrouped, hasNames }: Shape,
): CompiledColumn & { readonly said: Text } {
  const control = known.controlOf(field);
  const kind = known.kindOf(field);
  const isMoment = control?.kind === 'date' && control.precision !== 'day' && control.precision !== undefined;
  const column = columnOf(
    {
      prop: field,
      label: field,
      width: widthPx ?? null,
      align: align === 'end' ? 'right' : 'left',
      fixed: pinned === undefined ? 'none' : pinned === 'start' ? 'left' : 'right',
      sortable: isSortable,
      jnpfKey: kind,
      config: { jnpfKey: kind },
      max: null,
      format: isMoment ? MOMENT_CHARS : DAY_CHARS,
      rest: control?.kind === 'rate' ? { count: control.count } : {},
    } as Parameters<typeof columnOf>[0],
    at,
    { hasNames, isGrouped, tables: known.tables, personName },
  );
  const mask = control?.kind === 'text' ? control.mask : undefined;
  const text: CompiledColumn['text'] = mask ? (row, words) => masked(column.text(row, words), mask) : column.text;
  return { ...column, text, said: header ?? control?.label ?? field };
}

const named = <One extends { readonly field: string }>(of: string | One): One => (typeof of === 'string' ? ({ field: of } as One) : of);

function filtersOf(declared: readonly (string | RecordFilter<string>)[], known: Known) {
  return declared.map(named<RecordFilter<string>>).flatMap((filter) => {
    const { field, isMany = false, isKeyword = false, starts } = filter;
    const of = known.controlOf(field);
    const label = filter.label ?? of?.label ?? field;
    const isRange = filter.isRange ?? (of !== null && RANGED.has(of.kind));
    const control = filterOfControl(of, { kind: known.kindOf(field), field, label, isRange, isMany });
    return control === null ? [] : [{ control, isKeyword, start: heldBy(control, starts), label }];
  });
}

/** A list of declared records as the compiler of designs makes it, with headings in words. */
export interface ListOfRecords {
  readonly compiled: Pick<CompiledList, 'shape' | 'isUnpaged' | 'order' | 'designedOrder' | 'conditions' | 'isGrouped' | 'sumOf'> & {
    readonly keyword: { readonly label: Text; readonly sends: string } | null;
    readonly filters: readonly Control[];
    readonly initialFilters: Readonly<Record<string, unknown>>;
    readonly tree: null;
  };
  readonly columns: readonly (CompiledColumn & { readonly said: Text })[];
  /** Rows of a record that are shown below the list. */
  readonly below: readonly {
    readonly field: string;
    readonly label: Text;
    readonly columns: readonly (CompiledColumn & { readonly said: Text })[];
  }[];
}

const ordersOf = (order: RecordListDeclaration<string>['order']): readonly Order[] =>
  order === undefined ? [] : Array.isArray(order) ? (order as readonly Order[]) : [order as Order];

/** The list of declared records, for the engine of lists. @param hasNames rows are edited in place: they come with words beside them */
export function recordList(fields: RecordFields, declared: RecordListDeclaration<string>, hasNames: boolean): ListOfRecords {
  const { columns, filters = [], shape, groupBy, isUnpaged = false, foldsTables = false, sums = [], thousands = [], looks = {} } = declared;
  const known = knownOf(fields);
  const isGrouped = groupBy !== undefined;
  const all = columns.map(named<RecordColumn<string>>);
  const tableOf = ({ field }: RecordColumn<string>) =>
    foldsTables ? ([...known.tables].find((table) => field.startsWith(`${table}-`)) ?? null) : null;
  const own = all.filter((column) => tableOf(column) === null);
  const sum = sumOf({
    showSummary: sums.length > 0,
    summaryField: [...sums],
    thousands: false,
    thousandsField: [...thousands],
    type: 'table',
  });
  const { boxed, others, sends } = keywordAmong(filtersOf(filters, known));
  const [box] = boxed;
  const orders = ordersOf(declared.order);
  const [first] = orders;
  const isTree = isGrouped || shape !== undefined;
  const said = new Map<string, Text>();
  const marks = marksOf({ funcs: { afterOnload: '', rowStyle: looks.rowStyle ?? '', cellStyle: looks.cellStyle ?? '' } });
  const listed = own.map((column, at) => {
    const plain = columnIn(column, at, known, { isGrouped, hasNames });
    const made = marks.of ? { ...plain, mark: marks.of(plain.id, at) } : plain;
    said.set(made.id, made.said);
    return made;
  });
  return {
    compiled: {
      shape: isGrouped ? 'tree' : (shape ?? 'paged'),
      ...((isTree || isUnpaged) && { isUnpaged: true }),
      isGrouped,
      sumOf: sum,
      filters: others.map(({ control }) => control),
      initialFilters: startsOf(others),
      keyword: box && sends !== null ? { label: box.label, sends } : null,
      ...(first && { order: { by: first.by, direction: first.direction ?? 'ascending' } }),
      designedOrder:
        orders.length > 1
          ? orders.map(({ by, direction }) => `${direction === 'descending' ? '-' : ''}${by}`).join(',')
          : (first?.by ?? ''),
      conditions: [],
      tree: null,
    },
    columns: forNarrow(listed, sum).map((column) => ({ ...column, said: said.get(column.id) ?? column.id })),
    below: belowOf(
      all.filter((column) => tableOf(column) !== null),
      known,
    ),
  };
}

/** Rows of records below their list, by their tables. */
function belowOf(columns: readonly RecordColumn<string>[], known: Known): ListOfRecords['below'] {
  return [...known.tables].flatMap((table) => {
    const ofTable = columns.filter(({ field }) => field.startsWith(`${table}-`));
    const made = ofTable.map(({ field, header, align, widthPx }, at) => {
      const control = known.controlOf(field);
      const column = columnIn(
        { field, ...(align && { align }), ...(widthPx !== undefined && { widthPx }) },
        at,
        { ...known, tables: new Set() },
        { isGrouped: false, hasNames: false },
      );
      const child = field.slice(table.length + 1);
      const inRow = (row: ModelRow): ModelRow => ({ ...row, [field]: row[child], [HEAD]: false });
      return {
        ...column,
        id: child,
        said: header ?? control?.label ?? child,
        text: (row: ModelRow, words: Parameters<typeof column.text>[1]) => column.text(inRow(row), words),
      };
    });
    return made.length === 0 ? [] : [{ field: table, label: known.controlOf(table)?.label ?? table, columns: made }];
  });
}
