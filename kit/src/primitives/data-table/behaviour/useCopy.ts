import type { ClipboardEvent } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import type { ActiveRows } from '../../row-scroller/headless.ts';
import { asCell, toTsv } from './copyRows.ts';
import type { RowLayout } from '../columns/rowLayout.ts';
import type { TableOptions } from '../types.ts';
import type { useRowSelection } from '../rows/useRowSelection.ts';
import type { useTableRows } from '../rows/useTableRows.ts';

export interface CopyAsk<Row> {
  readonly props: TableOptions<Row>;
  readonly layout: RowLayout<Row>;
  readonly shown: ReturnType<typeof useTableRows<Row>>;
  readonly rows: ActiveRows;
  readonly choice: ReturnType<typeof useRowSelection<Row>>;
}

/** Ctrl+C: the rows that are chosen, else the cell or the row that has the keyboard. Texts in full, as a spreadsheet takes them. */
export function useCopy<Row>({ props, layout, shown, rows, choice }: CopyAsk<Row>) {
  const announce = useAnnounce();
  const { tree, view } = shown;
  const { position, stop } = rows;

  return (event: ClipboardEvent) => {
    const isRow = position >= 0 && position < view.count;
    if (!isRow || !document.getSelection()?.isCollapsed || rows.isOutside(event.target)) return;
    const record = (at: number) => tree.record(view.at(at));
    const chosen = props.selection ? Array.from({ length: view.count }, (_, at) => at).filter(choice.isChosenAt) : [];
    const cell = chosen.length ? undefined : layout.columns.find((column) => column.stop === stop)?.column;
    if (cell) {
      event.clipboardData.setData('text/plain', asCell(cell.text(record(position))));
      announce(props.messages.copiedCell(cell.header));
    } else {
      const copied = chosen.length ? chosen : [position];
      event.clipboardData.setData('text/plain', toTsv(copied.map(record), layout.copied));
      announce(props.messages.copiedRows(copied.length));
    }
    event.preventDefault();
  };
}
