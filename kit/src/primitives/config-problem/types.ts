/** Problems of a member of a configuration. */
export type ProblemReason =
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrongKind'; readonly wanted: 'text' | 'number' | 'yesNo' | 'list' | 'object' | 'size' }
  | { readonly kind: 'notOneOf'; readonly choices: readonly string[] }
  /** Both ends are allowed. */
  | { readonly kind: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly kind: 'tooMany'; readonly max: number }
  /** More text, values or levels than a configuration may have. */
  | { readonly kind: 'tooLarge' }
  /** From 1. */
  | { readonly kind: 'badJson'; readonly line: number; readonly column: number }
  /** A name that reaches into every object of the page, or that cannot be sent. */
  | { readonly kind: 'forbiddenName'; readonly name: string }
  | { readonly kind: 'duplicate'; readonly name: string }
  /** A limit that lists nothing: nothing can be chosen. */
  | { readonly kind: 'allowsNothing' }
  /** A limit by another field, and none is named: nothing can be chosen. */
  | { readonly kind: 'followsNothing' }
  /** Rows are to come from a dialog, and it has no list. */
  | { readonly kind: 'noRows' };

/** One fault of a configuration. */
export interface ConfigProblem {
  /** The place, such as `columnOptions[3].value`; empty for the configuration as a whole. */
  readonly path: string;
  readonly reason: ProblemReason;
}

/** A configuration that was read, or everything that is wrong with it. */
export type ParsedConfig<T> =
  | { readonly kind: 'parsed'; readonly config: T }
  | { readonly kind: 'refused'; readonly problems: readonly ConfigProblem[] };

export interface UnsupportedFieldProps {
  /** Name of the field in the form. */
  readonly label: string;
  /** At least one. */
  readonly problems: readonly ConfigProblem[];
  /** Id of the part an error summary sends the focus to. Made up when left out. */
  readonly id?: string;
}
