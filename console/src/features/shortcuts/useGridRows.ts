import { useLingui } from '@lingui/react/macro';
import type { ShortcutRow } from './shortcutRows.ts';

/** Rows one writes in: sub-tables of forms, lists that are edited in their rows. */
const WRITTEN = '[role=grid][data-mode]';
/** Rows one walks through and chooses. */
const WALKED = ':is([role=grid], [role=treegrid]):not([data-mode])';

/** Keys of grids, for those that are on the page. */
export interface GridRows {
  readonly written: readonly ShortcutRow[];
  readonly walked: readonly ShortcutRow[];
}

/** True for each kind of grid that is on the page now; ask before a dialog is drawn over it. */
export const gridsOn = (page: Document) => ({
  isWritten: page.querySelector(WRITTEN) !== null,
  isWalked: page.querySelector(WALKED) !== null,
});

/** Keys of tables, as the grids of the kit have them; a grid has them wherever it is, so that they are no commands of a page. */
export function useGridRows({ isWritten, isWalked }: ReturnType<typeof gridsOn>): GridRows {
  const { t } = useLingui();
  const written: readonly ShortcutRow[] = [
    { id: 'cells', label: t`Go from cell to cell`, caps: ['← ↑ → ↓'] },
    { id: 'edit', label: t`Edit the cell, or open its choice`, caps: ['Enter'] },
    { id: 'editEnd', label: t`Edit the cell at the end of its text`, caps: ['F2'] },
    { id: 'next', label: t`To the next cell while editing`, caps: ['Tab'] },
    { id: 'undone', label: t`End editing and take it back`, caps: ['Esc'] },
    { id: 'empty', label: t`Empty the cell`, caps: ['Delete'] },
    { id: 'range', label: t`Choose several cells`, caps: ['Shift', '← ↑ → ↓'] },
    { id: 'copy', label: t`Copy and paste cells`, caps: ['Ctrl', 'C V'] },
    { id: 'fill', label: t`Fill down`, caps: ['Ctrl', 'D'] },
    { id: 'undo', label: t`Undo and redo`, caps: ['Ctrl', 'Z Y'] },
    { id: 'problem', label: t`To the next cell with an error`, caps: ['F8'] },
    { id: 'add', label: t`Add a row`, caps: ['Ctrl', 'Enter'] },
    { id: 'moveRow', label: t`Move the row`, caps: ['Alt', 'Shift', '↑ ↓'] },
    { id: 'removeRow', label: t`Delete the row`, caps: ['Ctrl', 'Delete'] },
    { id: 'leave', label: t`Leave the table`, caps: ['Tab'] },
  ];
  const walked: readonly ShortcutRow[] = [
    { id: 'rows', label: t`Go from row to row`, caps: ['↑ ↓'] },
    { id: 'inRow', label: t`Open the row, or go through its cells`, caps: ['← →'] },
    { id: 'run', label: t`First action of the row`, caps: ['Enter'] },
    { id: 'choose', label: t`Choose the row`, caps: ['Space'] },
    { id: 'rowsOn', label: t`Choose the rows on the way`, caps: ['Shift', '↑ ↓'] },
    { id: 'all', label: t`Choose all rows`, caps: ['Ctrl', 'A'] },
    { id: 'copyRows', label: t`Copy the chosen rows`, caps: ['Ctrl', 'C'] },
    { id: 'width', label: t`From a heading to its width and back`, caps: ['F2'] },
  ];
  return { written: isWritten ? written : [], walked: isWalked ? walked : [] };
}
