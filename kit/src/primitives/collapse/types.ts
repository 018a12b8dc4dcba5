import type { ReactNode } from 'react';

export interface CollapseItem {
  /** Unique among the sections. */
  readonly id: string;
  /** Heading of the section, on the button that opens it. */
  readonly title: string;
  /** A quiet fact beside the heading. */
  readonly note?: string;
  /** Number of fields in it that are to be mended; shown with a sign and spoken, so that a closed section hides no error. */
  readonly problemCount?: number;
  readonly content: ReactNode;
}

/** Sections whose owner says which are open: a form that opens those with errors, an accordion. */
interface HeldSections {
  /** Ids of the open sections. */
  readonly openIds: ReadonlySet<string>;
  readonly onOpenChange: (openIds: ReadonlySet<string>) => void;
  /** Opening one closes the others. @defaultValue false */
  readonly isAccordion?: boolean;
  readonly defaultOpenIds?: undefined;
}

/** Sections that know for themselves whether they are open; nobody else can change that. */
interface OwnSections {
  /** Ids of the sections that begin open. @defaultValue none */
  readonly defaultOpenIds?: ReadonlySet<string>;
  /** Listener for the open sections, after a person has opened or closed one. */
  readonly onOpenChange?: (openIds: ReadonlySet<string>) => void;
  readonly openIds?: undefined;
  readonly isAccordion?: undefined;
}

export type CollapseProps = { readonly items: readonly CollapseItem[] } & (HeldSections | OwnSections);
