import type { ReactNode } from 'react';

export interface GroupTitleProps {
  /** The heading. */
  readonly children: ReactNode;
  /** For `aria-labelledby` of the group under it. */
  readonly id?: string;
  /** A quiet fact beside it, such as a count. */
  readonly note?: ReactNode;
  /** A sentence under it: what the group is for. */
  readonly help?: string;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  /** Place of the words; the post is always before them. @defaultValue `start` */
  readonly align?: 'start' | 'center' | 'end';
}
