import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Deed } from '../../engines/input-rows/index.ts';
import type { TableNews } from './tableModel.ts';

/** Sentences of a table for whoever hears it; null where nothing is to be said. */
export function useTableWords(): (news: TableNews) => string | null {
  const { t } = useLingui();
  const deedText = useCallback(
    (deed: Deed): string => {
      switch (deed.does) {
        case 'edit':
          return t`editing row ${{ row: deed.row }}`;
        case 'clear':
          return t`emptying row ${{ row: deed.row }}`;
        case 'paste':
          return t`pasting ${plural(deed.cells, { one: '# cell', other: '# cells' })}`;
        case 'fill':
          return t`filling ${plural(deed.cells, { one: '# cell', other: '# cells' })}`;
        case 'add':
          return t`adding ${plural(deed.rows, { one: '# row', other: '# rows' })}`;
        case 'remove':
          return t`deleting row ${{ row: deed.row }}`;
        case 'move':
          return t`moving row ${{ row: deed.row }}`;
      }
    },
    [t],
  );
  return useCallback(
    (news) => {
      switch (news.tells) {
        case 'editing': {
          const { row, column } = news;
          return t`Editing ${{ column: column.label }}, row ${row}`;
        }
        case 'problem':
          return t`${{ column: news.column.label }}: ${{ problem: news.problem }}`;
        case 'cleared':
          return t`Emptied`;
        case 'full':
          return t`There is no room for more rows`;
        case 'nothingToUndo':
          return t`Nothing to undo`;
        case 'nothingToRedo':
          return t`Nothing to do again`;
        case 'noProblems':
          return t`No cell has an error`;
        case 'notHere':
          return t`There is nothing above to fill from`;
        case 'pasted': {
          const { cells, wrong, left, deed } = news;
          const done =
            deed === 'fill'
              ? t`Filled ${plural(cells, { one: '# cell', other: '# cells' })}`
              : t`Pasted ${plural(cells, { one: '# cell', other: '# cells' })}`;
          const faults = wrong > 0 ? t`, ${plural(wrong, { one: '# with an error', other: '# with an error' })}` : '';
          const over = left > 0 ? t`, ${plural(left, { one: '# left out, there is no room', other: '# left out, there is no room' })}` : '';
          return `${done}${faults}${over}`;
        }
        case 'undone':
          return t`Undone: ${{ deed: deedText(news.deed) }}`;
        case 'redone':
          return t`Done again: ${{ deed: deedText(news.deed) }}`;
        case 'chosen': {
          const { rows, cols } = news;
          return t`Chosen: ${plural(rows, { one: '# row', other: '# rows' })}, ${plural(cols, { one: '# column', other: '# columns' })}`;
        }
        case 'moved': {
          const { row, to } = news;
          return t`Row ${row} is row ${to} now`;
        }
        case 'added': {
          const { rows, row } = news;
          return rows === 1 ? t`Row ${row} added` : t`${plural(rows, { one: '# row added', other: '# rows added' })}`;
        }
        case 'removed': {
          const { row, left } = news;
          return t`Row ${row} deleted, ${plural(left, { one: '# row left', other: '# rows left' })}`;
        }
      }
    },
    [t, deedText],
  );
}
