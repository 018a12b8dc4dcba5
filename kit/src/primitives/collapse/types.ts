import type { ReactNode } from 'react';

export interface CollapseItem {
  /** Unique among the sections. */
  readonly id: string;
  /** Heading of the section, on the button that opens it. */
  readonly title: string;
  /** A quiet fact beside the heading. */
  readonly note?: string;
  /** How many fields in it are to be mended; shown with a sign and spoken, so that a closed section hides no error. */
  readonly problemCount?: number;
  readonly content: ReactNode;
}

export interface CollapseProps {
  readonly items: readonly CollapseItem[];
  /** Ids of the open sections. */
  readonly openIds: ReadonlySet<string>;
  readonly onOpenChange: (openIds: ReadonlySet<string>) => void;
  /** Opening one closes the others. @defaultValue false */
  readonly isAccordion?: boolean;
}
