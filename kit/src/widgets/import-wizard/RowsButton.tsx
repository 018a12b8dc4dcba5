import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { Icon } from '../../primitives/icon/index.ts';
import { rowsButton, text } from './grid/SheetGrid.css.ts';

interface RowsButtonProps {
  /** Name of the sub-table. */
  readonly label: string;
  readonly count: number;
  readonly describedBy: string | undefined;
  /** Attributes that make it the place of its cell in the grid; a press is the grid's. */
  readonly stop: { readonly 'data-mp-column': number; readonly tabIndex: number };
}

/** Rows of a sub-table in a cell: how many there are, and the way to them. @reading R-228 */
export function RowsButton({ label, count, describedBy, stop }: RowsButtonProps) {
  const { t } = useLingui();
  const words = t({ message: plural(count, { one: '# row', other: '# rows' }), context: 'of a sub-table' });
  return (
    <button
      type="button"
      data-mp-rows=""
      className={rowsButton}
      aria-haspopup="dialog"
      aria-label={t`${label}: ${words}`}
      aria-describedby={describedBy}
      {...stop}
    >
      <span className={text}>{words}</span>
      <Icon of={ChevronRight} size="s" />
    </button>
  );
}
