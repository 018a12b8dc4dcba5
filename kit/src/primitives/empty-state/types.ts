import type { ReactNode } from 'react';
import type { PanelKind } from '../state-panel/index.ts';

/** Reasons there is nothing to see in a part of a form; see `PanelKind`. */
export type EmptyKind = PanelKind;

export interface EmptyStateProps {
  /** @defaultValue `empty` */
  readonly kind?: EmptyKind;
  /** Headline: what happened, in a few words; a sentence of ours for the kind when left out. */
  readonly title?: string;
  /** Reason, and what to do. */
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}
