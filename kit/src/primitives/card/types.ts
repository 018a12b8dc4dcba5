import type { ReactNode } from 'react';

export interface CardProps {
  /** Heading, one level below the place; without it the card is a plain group. */
  readonly title?: string;
  /** A quiet fact beside the heading. */
  readonly note?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
