import { useLingui } from '@lingui/react/macro';
import { focusRing } from '../../theme/focus.css.ts';
import { cell, grid, row as rowLook } from './EmojiPicker.css.ts';
import { COLUMNS } from './nextCell.ts';
import type { EmojiPickerProps } from './types.ts';
import { useEmojiGrid } from './useEmojiGrid.ts';

/** The grid itself: arrows, Home and End, letters of a name. */
export function EmojiGrid(props: EmojiPickerProps) {
  const { t } = useLingui();
  const { rows, gridProps, rowProps, cellProps } = useEmojiGrid(props);
  return (
    <div {...gridProps} aria-label={t`Emoji`} aria-rowcount={rows.length} aria-colcount={COLUMNS} className={grid}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows of a fixed grid have no other name
        <div key={at} {...rowProps} aria-rowindex={at + 1} className={rowLook}>
          {row.map((emoji, column) => (
            <span
              key={emoji.code}
              {...cellProps(at * COLUMNS + column)}
              aria-label={emoji.label}
              aria-rowindex={at + 1}
              aria-colindex={column + 1}
              title={emoji.label}
              className={`${cell} ${focusRing}`}
            >
              {emoji.character}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
