/** Something only a person knows. */
export interface Question {
  /** Flag that answers it, up to the value: `--label organizeId=`. */
  readonly flag: string;
  readonly says: string;
  /** Answers there are, where it is a choice. */
  readonly offers: readonly string[];
  /** True where nothing can be made without an answer; else what it is about is left out. */
  readonly isNeeded: boolean;
}

/** A question as a line of a refusal. */
export const questionLine = ({ flag, says, offers }: Question): string =>
  `${says} Say ${flag}…${offers.length > 0 ? ` (${offers.join(', ')})` : ''}`;
