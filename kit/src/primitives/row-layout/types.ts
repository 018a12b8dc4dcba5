import type { ReactNode } from 'react';

export interface RowCell {
  /** Unique in the row. */
  readonly id: string;
  /** Number of the 24 columns it takes, 1 to 24; all of them when left out or not a number. */
  readonly span?: number;
  readonly content: ReactNode;
}

export interface RowLayoutProps {
  /** In reading order; what does not fit goes to the next line. */
  readonly cells: readonly RowCell[];
  /** Between two cells, in px, 0 to 64. @defaultValue 16 */
  readonly gutterPx?: number;
}
