import type { FieldMessages } from '../field/headless.ts';
import type { OfficeClock } from '../office-clock/headless.ts';
import type { DatePart, DateProblemKind, PartsShape } from './types.ts';

/** Facts a sentence about a text that is no date is made of. */
export interface DateRefusal {
  readonly shape: PartsShape;
  /** Ends of what may be entered, in words; empty for none. */
  readonly first: string;
  readonly last: string;
  /** Month that has no such day, in words, and the number of its days. */
  readonly month: string;
  readonly dayCount: number;
  /** Reason the day is closed. */
  readonly reason: string;
  /** The value that cannot be read, shortened. */
  readonly value: string;
}

/** Sentences and names of a date in parts. Days, months and years are written in the language of the surroundings. */
export interface DateMessages extends FieldMessages {
  /** Names of the parts. */
  readonly part: Readonly<Record<DatePart, string>>;
  /** Text in the place of a part that is empty: `yyyy`, `--`. */
  readonly place: Readonly<Record<DatePart, string>>;
  /** Spoken value of an empty part. */
  readonly empty: string;
  /** Ends between which one may choose, in words; one of them may be empty. */
  readonly limits: (first: string, last: string) => string;
  readonly refusal: (kind: DateProblemKind, about: DateRefusal) => string;
  /** A pasted text that is no date, shortened, and how one is written. */
  readonly notPasted: (text: string, example: string, shape: PartsShape) => string;
  /** Note that times are those of the office, whose clock is another one. */
  readonly officeClock: (clock: OfficeClock) => string;
}
