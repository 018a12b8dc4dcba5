import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ClipboardEvent } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { asCell, toTsv } from './copyRows.ts';
import type { GridInputAsk } from './useGridInput.ts';

/** Ctrl+C: the rows that are chosen, else the cell or the row that has the keyboard. Texts in full, as a spreadsheet takes them. */
export function useCopy<Row>({ props, layout, shown, rows, choice }: Omit<GridInputAsk<Row>, 'foot'>) {
  const { t } = useLingui();
  const { announcer } = useKit();
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
      const { header } = cell;
      announcer.say(t`Copied ${header}`);
    } else {
      const copied = chosen.length ? chosen : [position];
      event.clipboardData.setData('text/plain', toTsv(copied.map(record), layout.copied));
      const rowCount = copied.length;
      announcer.say(t`${plural(rowCount, { one: 'Copied # row', other: 'Copied # rows' })}`);
    }
    event.preventDefault();
  };
}
