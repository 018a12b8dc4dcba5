import type { ComponentType } from 'react';
import type { CellFieldProps, Row } from '../../widgets/input-table/index.ts';
import * as css from './RowGrid.css.ts';

export const WORDS_PX = 130;

/** Words of a row among fields, where every cell is a field of its own. */
export function wordsField(text: (row: Row) => string): ComponentType<CellFieldProps> {
  return function WordsField({ label, row }: CellFieldProps) {
    return (
      <p className={css.words}>
        <span className={css.name}>{label}</span>
        <span>{text(row) || '—'}</span>
      </p>
    );
  };
}
