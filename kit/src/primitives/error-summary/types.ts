import type { PartsProps } from '../parts/index.ts';

/** One field that cannot be saved as it is. */
export interface FormProblem {
  /** The `id` given to the field. */
  readonly fieldId: string;
  /** The field's label, as on the page. */
  readonly label: string;
  /** The field's error text. */
  readonly message: string;
}

/** Facts of a summary, whoever draws it. */
export interface ErrorSummaryData {
  /** In the order of the form. Without any, and without a refusal, nothing is shown. */
  readonly problems: readonly FormProblem[];
  /** Number of the submit that found them. The summary takes the focus once for each; corrections in between never move it. */
  readonly attempt: number;
  /**
   * Words of a server that has not accepted what was sent and named no field, as they came; null while there are none. The summary
   * takes the focus when they arrive. @defaultValue null
   */
  readonly refusal?: string | null;
  /** Called before the focus goes to a field, to bring into sight what holds it: a section that is closed. */
  readonly onGoTo?: (problem: FormProblem) => void;
}

/** Sentences of a summary of problems. */
export interface ErrorSummaryMessages {
  /** Number of problems that are left, its headline. */
  readonly problems: (count: number) => string;
  /** Headline of a refusal. */
  readonly notSaved: string;
}

/** Parts of a drawn summary, for `parts` and as `data-part`. */
export type ErrorSummaryPart = 'mark' | 'heading' | 'refusal' | 'list' | 'item' | 'link';

export interface ErrorSummaryProps extends ErrorSummaryData, PartsProps<ErrorSummaryPart> {}

/** Options of `useErrorSummary`. */
export interface ErrorSummaryOptions extends ErrorSummaryData {
  readonly messages: ErrorSummaryMessages;
}
