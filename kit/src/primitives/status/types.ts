import type { ReactNode } from 'react';

/** `success` check · `warning` triangle · `danger` octagon · `info` i · `off` slashed circle · `progress` half disc. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'off' | 'progress';

export interface StatusProps {
  readonly tone: StatusTone;
  /** The word; the shape alone says nothing to a screen reader. */
  readonly children: ReactNode;
}
