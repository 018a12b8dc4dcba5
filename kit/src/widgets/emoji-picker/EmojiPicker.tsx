import { useLingui } from '@lingui/react/macro';
import { lazyComponent, lazyPart } from '../../primitives/lazy/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { place } from './EmojiPicker.css.ts';
import type { EmojiPickerProps } from './types.ts';

const EmojiGrid = lazyComponent(
  lazyPart(async () => (await import('./EmojiGrid.tsx')).default),
  { waiting: <Coming /> },
);

function Coming() {
  const { t } = useLingui();
  return <Skeleton what={t`emoji`} />;
}

/**
 * 120 emoji in a grid, for a popover: the grid arrives when it is first opened, and takes the keyboard.
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
