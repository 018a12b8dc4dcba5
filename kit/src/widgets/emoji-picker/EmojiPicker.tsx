import { EmojiGrid } from './EmojiGrid.tsx';
import { place } from './EmojiPicker.css.ts';
import type { EmojiPickerProps } from './types.ts';

/**
 * 120 emoji in a grid, for a popover: the grid takes the keyboard.
 * @source shell §2.7
 * @reading R-910
 */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  return (
    <div className={place}>
      <EmojiGrid onPick={onPick} />
    </div>
  );
}
