import type { ReactNode } from 'react';

/**
 * Reasons there is nothing to see. `empty` nothing yet · `noMatch` filtered away · `failed` did not load · `noPermission` ·
 * `notFound` no such page · `offline` no network · `allDone` work finished · `soon` not built yet.
 */
export type PanelKind = 'empty' | 'noMatch' | 'failed' | 'noPermission' | 'notFound' | 'offline' | 'allDone' | 'soon';

export interface StatePanelProps {
  readonly kind: PanelKind;
  /** Headline: what happened, in a few words. */
  readonly title: string;
  /** Reason, and what to do. */
  readonly children?: ReactNode;
  /** Buttons in the order quiet, then main. */
  readonly actions?: ReactNode;
  /** Level of the title in the outline of the page; a paragraph when left out, for panels inside a table or a pane. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}
