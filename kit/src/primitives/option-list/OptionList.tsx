import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { themePx, useRowScroller } from '../row-scroller/index.ts';
import type { SizeGuess } from '../row-scroller/index.ts';
import { GridHead, GridRow, columnTemplate } from './GridRow.tsx';
import { empty as emptyStyle, probe, regionLines, rowSizes, rowsKind } from './OptionList.css.ts';
import { OptionRow } from './OptionRow.tsx';
import { EndRow, HeadingRow } from './OtherRows.tsx';
import type { ListLook, OptionListProps, OptionListView } from './types.ts';
import { useListScroll } from './useListScroll.ts';
import { rowId } from './useOptionList.ts';
import { useRowPointer } from './useRowPointer.ts';

/** Sizes of a list of many rows before one was measured, at the density of the page: right, it is drawn once. */
const guessOf = (lines: 1 | 2): SizeGuess => {
  const { of, times, morePx, leastPx } = rowSizes[lines];
  const sizesOf = (basePx: number) => ({ viewportPx: 276, rowPx: Math.max(leastPx, times * basePx + morePx) });
  return { kind: `options ${lines}`, first: () => sizesOf(themePx(of, 22)), onServer: sizesOf(22) };
};
const GUESSES = { 1: guessOf(1), 2: guessOf(2) } as const;

type ListStyle = CSSProperties & Record<`--${string}`, string>;

const heightOf = ({ heightPx }: ListLook): ListStyle =>
  heightPx === 'panel' ? { flex: '1 1 0', maxBlockSize: 'none' } : { blockSize: heightPx, maxBlockSize: heightPx };

/**
 * The rows under a field, of any number: only what is looked at is rendered, in elements that are used again. The focus is in
 * the field; a press chooses without taking it. Goes into a column whose height is limited, such as `AnchoredPanel`.
 */
export function OptionList({ list, label, look, isStop = false, empty }: OptionListProps) {
  const { t } = useLingui();
  const { model, id, active } = list;
  const { kind, lines = 1, columns = [] } = look;
  const scroller = useRowScroller({ count: model.count, pinned: active, guess: GUESSES[lines] });
  const { regionRef, rowsRef, probeRef, window, rowPx } = scroller;
  const onScroll = useListScroll(scroller, list);
  const pointer = useRowPointer(scroller, list);
  const hasRows = model.count > 0;
  const style = heightOf(look);
  if (kind === 'grid') style['--mp-list-columns'] = columnTemplate(columns);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it has a role, which depends on the rows */}
      <div
        ref={regionRef}
        id={id}
        role={hasRows ? kind : 'group'}
        aria-label={label}
        tabIndex={isStop && hasRows ? 0 : -1}
        className={regionLines[lines]}
        style={style}
        aria-activedescendant={look.isColumn ? undefined : list.activeId}
        onKeyDown={list.onKeyDown}
        onScroll={onScroll}
        {...pointer}
        {...(hasRows && totals(list, look))}
      >
        <div ref={probeRef} className={probe} aria-hidden="true" />
        {kind === 'grid' && hasRows && <GridHead columns={columns} />}
        {hasRows && (
          <div ref={rowsRef} className={rowsKind[kind]} style={{ blockSize: `calc(${model.count} * var(--mp-list-row))` }}>
            {drawRows(window.slots, rowPx, list, look)}
          </div>
        )}
      </div>
      {!hasRows && <p className={emptyStyle}>{empty ?? t`Nothing here yet`}</p>}
    </>
  );
}

/** Facts a reader is told of the whole list. */
function totals({ model }: OptionListView, { kind, cardinality, columns }: ListLook) {
  const last = model.row(model.count - 1);
  return {
    'aria-busy': (last.kind === 'end' && last.status === 'loading') || undefined,
    'aria-multiselectable': cardinality === 'many' || undefined,
    'aria-rowcount': kind === 'grid' ? (model.total < 0 ? -1 : model.total + 1) : undefined,
    'aria-colcount': kind === 'grid' ? columns?.length : undefined,
  };
}

/** Rows stand one under the other in the order of their slots; each is moved from there to its position. */
function drawRows(slots: readonly number[], rowPx: number, list: OptionListView, look: ListLook) {
  let drawn = 0;
  return slots.map((position, slot) => {
    if (position < 0) return false;
    const shiftPx = (position - drawn) * rowPx;
    drawn += 1;
    return drawRow({ list, look, position, slot, shiftPx });
  });
}

interface RowAsk {
  readonly list: OptionListView;
  readonly look: ListLook;
  readonly position: number;
  readonly slot: number;
  readonly shiftPx: number;
}

function drawRow({ list, look, position, slot, shiftPx }: RowAsk) {
  const row = list.model.row(position);
  const place = { id: rowId(list.id, position), slot, shiftPx, active: position === list.active ? list.movedBy : undefined };
  if (row.kind === 'heading') return <HeadingRow key={slot} place={place} label={row.label} />;
  if (row.kind === 'end') return <EndRow key={slot} place={place} row={row} kind={look.kind} />;
  const Row = look.kind === 'grid' ? GridRow : OptionRow;
  return <Row key={slot} place={place} row={row} look={look} />;
}
