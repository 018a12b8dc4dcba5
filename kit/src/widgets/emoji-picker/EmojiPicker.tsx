import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy } from 'react';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { place } from './EmojiPicker.css.ts';
import type { EmojiPickerProps } from './types.ts';

const EmojiGrid = lazy(() => import('./EmojiGrid.tsx'));

/**
 * 120 emoji in a grid, for a popover: the grid arrives when it is first opened, and takes the keyboard.
 * @source shell §2.7
 * @reading R-910
 */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { t } = useLingui();
  return (
    <div className={place}>
      <Suspense fallback={<Skeleton what={t`emoji`} />}>
        <EmojiGrid onPick={onPick} />
      </Suspense>
    </div>
  );
}
