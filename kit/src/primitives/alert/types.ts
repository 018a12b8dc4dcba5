import type { ReactNode } from 'react';

/** Kinds of notices; each has a shape, a colour and a word for a screen reader. */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/**
 * `none`: part of the page, found by reading on. `polite`: said when the screen reader pauses. `assertive`: said at once;
 * for what makes going on pointless.
 */
export type AlertUrgency = 'none' | 'polite' | 'assertive';

/** `box`: stands on the page with space around it. `bar`: as wide as what it stands in, touching its edges. */
export type AlertEdges = 'box' | 'bar';

export interface AlertProps {
  /** @defaultValue `info` */
  readonly tone?: AlertTone;
  /** Headline: what happened or holds, in a few words. */
  readonly title: string;
  /** Reason, and what to do. */
  readonly description?: ReactNode;
  /** One link or one button. */
  readonly action?: ReactNode;
  /** Urgency of its announcement when it appears. @defaultValue `none` */
  readonly urgency?: AlertUrgency;
  /** @defaultValue `box` */
  readonly edges?: AlertEdges;
  /** Gives it a button that closes it; it is gone then, and this is called. */
  readonly onClose?: () => void;
}
