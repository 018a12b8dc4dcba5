import { useLingui } from '@lingui/react/macro';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { themePx } from '../row-scroller/index.ts';
import type { SizeGuess } from '../row-scroller/index.ts';
import type { Style } from '../../engines/prop-getters/index.ts';
import { GridHead, GridRow, columnTemplate } from './GridRow.tsx';
import { empty as emptyStyle, probe, regionLines, rowSizes, rowsKind } from './OptionList.css.ts';
import { OptionRow } from './OptionRow.tsx';
import { EndRow, HeadingRow } from './OtherRows.tsx';
import { useOptionRows } from './headless.ts';
import type { ListLook, ListRowView } from './headless.ts';
import { listMessages } from './messages.ts';
import type { ListPart, OptionListProps } from './types.ts';

/** Sizes of a list of many rows before one was measured, at the density of the page: right, it is drawn once. */
const guessOf = (lines: 1 | 2): SizeGuess => {
  const { of, times, morePx, leastPx } = rowSizes[lines];
  const sizesOf = (basePx: number) => ({ viewportPx: 276, rowPx: Math.max(leastPx, times * basePx + morePx) });
  return { kind: `options ${lines}`, first: () => sizesOf(themePx(of, 22)), onServer: sizesOf(22) };
};
const GUESSES = { 1: guessOf(1), 2: guessOf(2) } as const;

const heightOf = ({ heightPx }: ListLook): Style =>
  heightPx === 'panel' ? { flex: '1 1 0', maxBlockSize: 'none' } : { blockSize: heightPx, maxBlockSize: heightPx };

/**
 * The rows under a field, of any number: only what is looked at is rendered, in elements that are used again. The focus is in
 * the field; a press chooses without taking it. Goes into a column whose height is limited, such as `AnchoredPanel`.
 */
export function OptionList({ empty, parts, ...options }: OptionListProps) {
  const { t } = useLingui();
  const { look, list } = options;
  const { kind, lines = 1, columns = [] } = look;
  const { rows, hasRows, getListProps, getRowsProps, getProbeProps } = useOptionRows({
    ...options,
    messages: useMessages(listMessages),
    guess: GUESSES[lines],
  });
  const columnStyle: Style = kind === 'grid' ? { '--mp-list-columns': columnTemplate(columns) } : {};
  const rowsStyle = { blockSize: `calc(${list.model.count} * var(--mp-list-row))` };

  return (
    <>
      <div {...getListProps(partProps(parts, 'list', regionLines[lines], { ...heightOf(look), ...columnStyle }))}>
        <div {...getProbeProps({ className: probe })} />
        {kind === 'grid' && hasRows && <GridHead columns={columns} />}
        {hasRows && (
          <div {...getRowsProps({ className: rowsKind[kind], style: rowsStyle })}>
            {rows.map((view, slot) => view && drawRow(slot, view, parts))}
          </div>
        )}
      </div>
      {!hasRows && <p {...partProps(parts, 'empty', emptyStyle)}>{empty ?? t`Nothing here yet`}</p>}
    </>
  );
}

function drawRow(slot: number, view: ListRowView, parts: PartLooks<ListPart> | undefined) {
  if (view.kind === 'heading') return <HeadingRow key={slot} view={view} parts={parts} />;
  if (view.kind === 'end') return <EndRow key={slot} view={view} parts={parts} />;
  const Row = view.look.kind === 'grid' ? GridRow : OptionRow;
  return <Row key={slot} view={view} parts={parts} />;
}
