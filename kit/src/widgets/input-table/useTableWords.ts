import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { UndoName } from '../../engines/input-rows/index.ts';
import { useCellWords } from '../../primitives/cell-grid/index.ts';
import type { TableNews } from './tableModel.ts';

/** Sentences of a table for whoever hears it. */
export function useTableWords(): (news: TableNews) => string {
  const { t } = useLingui();
  const cellWords = useCellWords();
  const undoText = useCallback(
    (deed: UndoName): string => {
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
      switch (news.event) {
        case 'editing': {
          const { row, column } = news;
          return t`Editing ${{ column: column.label }}, row ${row}`;
        }
        case 'problem':
          return t`${{ column: news.column.label }}: ${{ problem: news.problem }}`;
        case 'full':
          return t`There is no room for more rows`;
        case 'undone':
          return t`Undone: ${{ deed: undoText(news.deed) }}`;
        case 'redone':
          return t`Done again: ${{ deed: undoText(news.deed) }}`;
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
        default:
          return cellWords(news);
      }
    },
    [t, undoText, cellWords],
  );
}
