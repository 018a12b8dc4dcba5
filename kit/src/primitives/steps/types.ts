export interface StepItem {
  /** Unique among the steps. */
  readonly id: string;
  readonly label: string;
  /** A second, quieter line; left out on narrow pages. */
  readonly description?: string;
  /** The step did not succeed: a sign and a word instead of its number. */
  readonly isFailed?: boolean;
}

export interface StepsProps {
  /** Spoken name of the list. */
  readonly label: string;
  /** In their order. */
  readonly steps: readonly StepItem[];
  /** The step one is at: those before it are done, those after it lie ahead. `null`: all are done. */
  readonly currentId: string | null;
  /** Lets one go back to a done step; left out where there is no way back. */
  readonly onGoBack?: (id: string) => void;
}
