import type { ReactNode } from 'react';

export interface SelectionBarProps {
  /** Rows chosen; draw the bar while there are any. */
  readonly count: number;
  readonly onClear: () => void;
  /** Buttons for what can be done with all of them. */
  readonly children?: ReactNode;
}
