import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** News of a grid one writes in, as data. */
export type CellNews =
  | { readonly event: 'cleared' | 'nothingToUndo' | 'nothingToRedo' | 'noProblems' | 'notHere' }
  | { readonly event: 'pasted'; readonly cells: number; readonly wrong: number; readonly left: number; readonly deed: 'paste' | 'fill' }
  | { readonly event: 'chosen'; readonly rows: number; readonly cols: number };

/** Sentences of a grid one writes in, for whoever hears it. */
export function useCellWords(): (news: CellNews) => string {
  const { t } = useLingui();
  return useCallback(
    (news) => {
      switch (news.event) {
        case 'cleared':
          return t`Emptied`;
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
        case 'chosen': {
          const { rows, cols } = news;
          return t`Chosen: ${plural(rows, { one: '# row', other: '# rows' })}, ${plural(cols, { one: '# column', other: '# columns' })}`;
        }
      }
    },
    [t],
  );
}
