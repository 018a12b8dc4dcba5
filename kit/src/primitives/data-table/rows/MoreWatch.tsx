import { useEffect, useImperativeHandle } from 'react';
import type { Ref } from 'react';
import { useMore } from './useMore.ts';
import type { MoreAsk, MoreRows } from './useMore.ts';

export interface MoreWatchProps {
  readonly ask: MoreAsk;
  readonly watch: Ref<Pick<MoreRows, 'look' | 'ask'>>;
  /** True when the keyboard is on the row at the end. */
  readonly isWaitedFor: () => boolean;
  readonly moveTo: (position: number) => void;
}

/** Lets a list grow, and hands the keyboard to the first new row where a person waits for it. Draws nothing. */
export function MoreWatch({ ask, watch, isWaitedFor, moveTo }: MoreWatchProps) {
  const growing = useMore(ask);
  useImperativeHandle(watch, () => growing);
  useEffect(() => {
    const firstNew = growing.takeFirstNew();
    // Not at once: moving renders, which an effect may not.
    if (firstNew !== null && isWaitedFor()) queueMicrotask(() => moveTo(firstNew));
  });
  return null;
}
