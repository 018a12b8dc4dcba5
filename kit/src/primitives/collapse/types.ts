import type { ReactNode } from 'react';
import type { PartsProps } from '../parts/index.ts';

/** Facts of a section its behaviour depends on. */
export interface SectionData {
  /** Unique among the sections. */
  readonly id: string;
  /** Number of fields in it that are to be mended; shown with a sign and spoken, so that a closed section hides no error. */
  readonly problemCount?: number;
}

export interface CollapseItem extends SectionData {
  /** Heading of the section, on the button that opens it. */
  readonly title: string;
  /** A quiet fact beside the heading. */
  readonly note?: string;
  readonly content: ReactNode;
}

/** Options of `useCollapse`. */
export interface CollapseOptions<S extends SectionData> {
  readonly items: readonly S[];
  /** Ids of the open sections. Left out, they are kept here. */
  readonly openIds?: ReadonlySet<string>;
  /** Ids of the sections that begin open where they are kept here. @defaultValue none */
  readonly initialOpenIds?: ReadonlySet<string>;
  /** Listener for the open sections, after a person has opened or closed one. */
  readonly onOpenChange?: (openIds: ReadonlySet<string>) => void;
  /** Opening one closes the others. @defaultValue false */
  readonly isAccordion?: boolean;
}

/** One section as it is drawn: the same object as long as nothing of it changes. */
export interface SectionView<S extends SectionData = SectionData> {
  readonly item: S;
  /** Id of the button. */
  readonly id: string;
  readonly panelId: string;
  readonly isOpen: boolean;
}

/** Parts of drawn sections, for `parts` and as `data-part`. */
export type CollapsePart = 'section' | 'head' | 'title' | 'note' | 'problem' | 'chevron' | 'panel' | 'body';

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

export type CollapseProps = { readonly items: readonly CollapseItem[] } & (HeldSections | OwnSections) & PartsProps<CollapsePart>;
