import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { GridWords } from './gridContext.ts';

/** Signs no text has, for the parts of a name that change. */
const ROW = '\u0001';
const COLUMN = '\u0002';

/** Names of rows and cells in the language of the page, which is asked once: there are hundreds of them in sight. */
export function useGridWords(): GridWords {
  const { t } = useLingui();
  return useMemo(() => {
    const row = t`Row ${{ number: ROW }}`;
    const remove = t`Delete row ${{ number: ROW }}`;
    const cell = t`${{ column: COLUMN }}, row ${{ number: ROW }}`;
    const filled = (text: string, number: number) => text.replace(ROW, String(number));
    return {
      row: (number) => filled(row, number),
      remove: (number) => filled(remove, number),
      cell: (column, number) => filled(cell, number).replace(COLUMN, () => column),
    };
  }, [t]);
}
