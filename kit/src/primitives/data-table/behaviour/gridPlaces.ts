import { HEAD, ROW_STOP } from '../../row-scroller/headless.ts';
import type { ActiveRows } from '../../row-scroller/headless.ts';
import type { CellAt } from './gridKeys.ts';
import { SEPARATOR, stopsOf } from '../columns/rowLayout.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import { belowOf, footStops } from '../rows/tail.ts';
import type { Foot } from '../rows/tail.ts';
import type { useTableRows } from '../rows/useTableRows.ts';

interface PlacesAsk<Row> {
  readonly layout: RowLayout<Row>;
  readonly shown: ReturnType<typeof useTableRows<Row>>;
  readonly rows: ActiveRows;
  readonly foot: Foot;
}

/** Place of the keyboard among the parts of head, rows and foot, and the one a key leads to. */
export function gridPlaces<Row>({ layout, shown, rows, foot }: PlacesAsk<Row>) {
  const { tree, view, expandedIds } = shown;
  const { position, stop, scroller } = rows;
  const isRow = (at: number) => at >= 0 && at < view.count;

  /** Parts of a row, of the head or of what stands below, in their order. */
  function stopsAt(at: number): readonly number[] {
    if (isRow(at)) return stopsOf(layout, tree.record(view.at(at)));
    // @reading R-046
    return at === HEAD ? (layout.isNarrow ? [] : stopsOf(layout)) : footStops(foot, at, layout);
  }

  /** Place of the keyboard, as the key table sees it. */
  function cellAt(): CellAt {
    const row = isRow(position) ? view.at(position) : -1;
    const stops = stopsAt(position);
    const inHead = position === HEAD && stop >= SEPARATOR ? stop - SEPARATOR : stop;
    return {
      position,
      stop: stop === ROW_STOP ? ROW_STOP : Math.max(0, stops.indexOf(inHead)),
      stops: stops.length,
      count: view.count,
      rowsInView: Math.max(1, scroller.rowsInView() - (foot.summaryPosition === null ? 0 : 1)),
      headStops: stopsAt(HEAD).length,
      isExpanded: row >= 0 && tree.hasChildren(row) ? expandedIds.has(tree.idOf(row)) : null,
      parentPosition: row < 0 ? -1 : view.positionOf(tree.parent(row)),
      below: belowOf(foot),
    };
  }

  /** The part at a place in another row: the same column where it has that one. */
  function partAt(to: number, place: number): number {
    if (to === foot.morePosition) return stopsAt(to)[0] ?? ROW_STOP;
    if (place === ROW_STOP) return ROW_STOP;
    const stops = stopsAt(to);
    const held = stopsAt(position)[place];
    if (to !== position && held !== undefined && stops.includes(held)) return held;
    return stops[Math.min(place, stops.length - 1)] ?? ROW_STOP;
  }

  return { cellAt, partAt };
}
