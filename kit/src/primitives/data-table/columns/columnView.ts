import type { Column, ColumnSettings } from '../types.ts';

/** Columns nobody has changed. */
export const AS_DECLARED: ColumnSettings = { order: [], hidden: [], widthsPx: {}, pinned: {} };

/** Columns in the order they are shown, and which of them stay in sight. */
export interface ColumnView<Row> {
  /** At the start edge, while the others scroll sideways. */
  readonly start: readonly Column<Row>[];
  readonly center: readonly Column<Row>[];
  /** At the end edge; operation columns are the last of these. */
  readonly end: readonly Column<Row>[];
  /** Widths a person has set, in px by column id. */
  readonly widthsPx: Readonly<Record<string, number>>;
  /** Widths that headers and rows need, in px by column id, of the columns that take what they need. */
  readonly needsPx?: Readonly<Record<string, number>>;
}

/** Operation columns have a word of their own, or say so. @source forms §2.9 @reading R-201 */
export function isOperation(
  { isOperation: isDeclared, header }: Pick<Column<never>, 'isOperation' | 'header'>,
  actionsWord: string,
): boolean {
  return isDeclared ?? header.trim() === actionsWord;
}

/** Ids of the columns at each edge, in the order wanted: as a person has pinned them, else as declared. */
export function pinnedIds<Row>(
  columns: readonly Column<Row>[],
  { order, pinned }: Pick<ColumnSettings, 'order' | 'pinned'>,
  actionsWord: string,
): { readonly start: string[]; readonly end: string[] } {
  const rank = new Map(order.map((id, place) => [id, place]));
  const inOrder = columns.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length));
  const idsOf = (belongs: (column: Column<Row>) => boolean) => inOrder.filter(belongs).map(({ id }) => id);
  const isLast = (column: Column<Row>) => isOperation(column, actionsWord);
  const isAt = (column: Column<Row>, edge: 'start' | 'end') => (pinned[column.id] ?? column.pinned) === edge && !isLast(column);
  return {
    start: idsOf((column) => isAt(column, 'start')),
    end: [...idsOf((column) => isAt(column, 'end')), ...idsOf(isLast)],
  };
}

/** Columns as they are declared: nothing moved, nothing hidden, no width set. */
export function declaredView<Row>(columns: readonly Column<Row>[], actionsWord: string): ColumnView<Row> {
  const { start, end } = pinnedIds(columns, AS_DECLARED, actionsWord);
  const named = (ids: readonly string[]) => columns.filter(({ id }) => ids.includes(id));
  // Operation columns come last among those at the end.
  const last = named(end).toSorted((a, b) => end.indexOf(a.id) - end.indexOf(b.id));
  return { start: named(start), center: columns.filter(({ id }) => !start.includes(id) && !end.includes(id)), end: last, widthsPx: {} };
}

/** True where nobody has changed anything. */
export const isAsDeclared = ({ order, hidden, widthsPx, pinned }: ColumnSettings): boolean =>
  order.length === 0 && hidden.length === 0 && Object.keys(widthsPx).length === 0 && Object.keys(pinned).length === 0;

/** Every column shown, from start to end. */
export function shownColumns<Row>({ start, center, end }: ColumnView<Row>): readonly Column<Row>[] {
  return [...start, ...center, ...end];
}
