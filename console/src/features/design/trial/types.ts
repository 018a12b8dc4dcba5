/** Part of a design that is tried. */
export type TriedPart = 'form' | 'list';

/** State of a trial that a reload keeps. */
export interface TrialAddress {
  readonly part: TriedPart;
  /** Sample the form is filled in with: a kind of samples, `new` for a record that is begun, or `kept:` and the name of one. */
  readonly sample: string;
  /** Somebody it is tried as; empty for everybody. */
  readonly as: string;
  /** Entry of the menu whose rights count; empty for the first. */
  readonly entry: string;
  readonly screen: 'desktop' | 'phone';
}
