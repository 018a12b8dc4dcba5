import { shownColumns } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { Column } from '../types.ts';

/** Width of the column of checkboxes. */
export const SELECT_PX = 44;
/** The index column: air, and room for a digit. */
const INDEX_PAD_PX = 24;
const DIGIT_PX = 8.5;
const INDEX_LEAST_PX = 60;

/** Custom properties with the widths of the columns that are not declared. */
export const INDEX = '--mp-table-index';
export const ACTIONS = '--mp-table-actions';

/** Cells before and after the columns. */
export interface TableSides {
  readonly hasSelection: boolean;
  /** Last number of the index column; null without one. */
  readonly lastNumber: number | null;
  /** 0 without actions. */
  readonly actionsWidthPx: number;
}

export interface TableGrid {
  /** 0 without an index column. */
  readonly indexPx: number;
  /** Below this width the table scrolls sideways. */
  readonly minPx: number;
  /** Widths that stay in sight at each edge while the rest scrolls. */
  readonly pinnedStartPx: number;
  readonly pinnedEndPx: number;
  /** Distance of each pinned column from its edge, by the name of {@link pinProperty}. */
  readonly pins: Properties;
  /** Width of each column, by the names of {@link shareProperty} and {@link leastProperty}. */
  readonly widths: Properties;
}

type Properties = Readonly<Record<`--${string}`, string>>;

/** A column at one of the first so many places takes its width from the table, a later one says it in each of its cells. */
export const PLACES = 24;
/** Custom property with the share of the room that the column at a place takes, as `flex`. */
export const shareProperty = (place: number): `--${string}` => `--mp-share-${place}`;
/** Custom property with the least width of the column at a place. */
export const leastProperty = (place: number): `--${string}` => `--mp-least-${place}`;

/** Custom property with the distance of a pinned column from its edge; `place` counts from the start of its group. */
export function pinProperty(side: 'start' | 'end', place: number): `--${string}` {
  return `--mp-pin-${side}-${place}`;
}

/** Width of a column as set, as it needs, as declared, or the least of its share. */
export function leastWidthPx<Row>({ widthsPx, needsPx }: ColumnView<Row>, { id, width }: Column<Row>): number {
  return widthsPx[id] ?? needsPx?.[id] ?? ('px' in width ? width.px : width.minPx);
}

/**
 * Width of a column's cells: as set or declared, or a share of the room that is left. Columns at an edge share it, too: they
 * are held only where the table is wider than its region, and there no room is left.
 */
export function widthOf<Row>(view: ColumnView<Row>, column: Column<Row>): { readonly flex: string; readonly minInlineSize: number } {
  const { width } = column;
  const isShare = view.widthsPx[column.id] === undefined && 'flex' in width;
  return isShare
    ? { flex: `${width.flex} 1 0px`, minInlineSize: leastWidthPx(view, column) }
    : { flex: `0 0 ${leastWidthPx(view, column)}px`, minInlineSize: 0 };
}

/** Grid that head, rows and summary share. */
export function tableGrid<Row>(view: ColumnView<Row>, { hasSelection, lastNumber, actionsWidthPx }: TableSides): TableGrid {
  const indexPx = lastNumber === null ? 0 : indexWidthPx(lastNumber);
  const leadPx = (hasSelection ? SELECT_PX : 0) + indexPx;
  const leastPx = (column: Column<Row>) => leastWidthPx(view, column);
  const px = (widthPx: number) => `${widthPx}px`;
  const sum = (columns: readonly Column<Row>[]) => columns.reduce((total, column) => total + leastPx(column), 0);
  const at = (side: 'start' | 'end', place: number, distancePx: number) => [pinProperty(side, place), px(distancePx)] as const;
  return {
    indexPx,
    minPx: leadPx + sum(shownColumns(view)) + actionsWidthPx,
    pinnedStartPx: view.start.length ? leadPx + sum(view.start) : 0,
    pinnedEndPx: sum(view.end) + actionsWidthPx,
    pins: Object.fromEntries([
      ...view.start.map((_, place) => at('start', place, leadPx + sum(view.start.slice(0, place)))),
      ...view.end.map((_, place) => at('end', place, actionsWidthPx + sum(view.end.slice(place + 1)))),
    ]),
    widths: Object.fromEntries(
      shownColumns(view)
        .slice(0, PLACES)
        .flatMap((column, place) => {
          const { flex, minInlineSize } = widthOf(view, column);
          return [[shareProperty(place), flex] as const, [leastProperty(place), px(minInlineSize)] as const];
        }),
    ),
  };
}

function indexWidthPx(lastNumber: number): number {
  return Math.max(INDEX_LEAST_PX, Math.ceil(String(lastNumber).length * DIGIT_PX + INDEX_PAD_PX));
}
