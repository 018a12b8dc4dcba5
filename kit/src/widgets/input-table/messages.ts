import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { UndoName } from '../../engines/input-rows/index.ts';
import { cellGridMessages } from '../../primitives/cell-grid/messages.ts';
import type { InputTableMessages } from './types.ts';

/** Signs no text has, for the parts of a name that change. */
const ROW = '\u0001';
const COLUMN = '\u0002';

/** Name with places for a row and a column: the catalogue is asked once, not for each of hundreds of cells. */
function named(words: () => string): (row: number, column?: string) => string {
  let text: string | undefined;
  return (row, column = '') => {
    text ??= words();
    return text.replace(ROW, String(row)).replace(COLUMN, () => column);
  };
}

function deedText(i18n: I18n, deed: UndoName): string {
  switch (deed.does) {
    case 'edit':
      return i18n._(msg`editing row ${{ row: deed.row }}`);
    case 'clear':
      return i18n._(msg`emptying row ${{ row: deed.row }}`);
    case 'paste':
      return i18n._(msg`pasting ${plural(deed.cells, { one: '# cell', other: '# cells' })}`);
    case 'fill':
      return i18n._(msg`filling ${plural(deed.cells, { one: '# cell', other: '# cells' })}`);
    case 'add':
      return i18n._(msg`adding ${plural(deed.rows, { one: '# row', other: '# rows' })}`);
    case 'remove':
      return i18n._(msg`deleting row ${{ row: deed.row }}`);
    case 'move':
      return i18n._(msg`moving row ${{ row: deed.row }}`);
  }
}

/** Sentences of a table that is filled in, from a catalogue. */
export const inputTableMessages = (i18n: I18n): InputTableMessages => {
  const cell = named(() => i18n._(msg`${{ column: COLUMN }}, row ${{ number: ROW }}`));
  return {
    cells: cellGridMessages(i18n),
    numbers: i18n._(msg`No.`),
    total: i18n._(msg({ message: 'Total', context: 'summary row' })),
    row: named(() => i18n._(msg`Row ${{ number: ROW }}`)),
    removeRow: named(() => i18n._(msg`Delete row ${{ number: ROW }}`)),
    cell: (column, row) => cell(row, column),
    card: (label, number) => i18n._(msg`${label}, row ${number}`),
    editing: (column, row) => i18n._(msg`Editing ${column}, row ${row}`),
    problem: (column, problem) => i18n._(msg`${column}: ${problem}`),
    full: i18n._(msg`There is no room for more rows`),
    deed: (deed) => deedText(i18n, deed),
    undone: (deed) => i18n._(msg`Undone: ${deed}`),
    redone: (deed) => i18n._(msg`Done again: ${deed}`),
    moved: (row, to) => i18n._(msg`Row ${row} is row ${to} now`),
    added: (rows, row) =>
      rows === 1 ? i18n._(msg`Row ${row} added`) : i18n._(msg`${plural(rows, { one: '# row added', other: '# rows added' })}`),
    removed: (row, left) => i18n._(msg`Row ${row} deleted, ${plural(left, { one: '# row left', other: '# rows left' })}`),
  };
};
