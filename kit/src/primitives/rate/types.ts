import type { ChangeEventHandler, MouseEventHandler } from 'react';
import type { FieldMessages, FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences of a rating. */
export interface RateMessages extends FieldMessages {
  /** Name of a number of stars. */
  readonly stars: (stars: number, count: number) => string;
  readonly notRated: string;
}

/** Options of `useRate`. */
export interface RateOptions extends FieldWords {
  /** Stars given; null while nobody has rated. Left out, the rating keeps them itself. */
  readonly value?: number | null;
  /** Stars a rating begins with that keeps them itself. @defaultValue null */
  readonly initialValue?: number | null;
  /** Called with null when the rating is taken back: by the chosen star pressed again, by Delete, or by `clear`. */
  readonly onChange?: (value: number | null) => void;
  /** @defaultValue 5 @source forms §3 */
  readonly count?: number;
  /**
   * Half stars too: the arrows take them, and a press on the half of a star that comes first. The radio of a star lies over all of
   * it, as the place of the press decides.
   */
  readonly hasHalves?: boolean;
  readonly use?: FieldUse;
  readonly messages: RateMessages;
}

/** One step of a rating as it is drawn, a native radio: the same object as long as nothing of it changes. */
export interface RateStepView {
  /** Stars it gives: 2.5. */
  readonly stars: number;
  /** Its spoken name. */
  readonly label: string;
  /** Name the radios of a rating share. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onClick: MouseEventHandler<HTMLInputElement>;
}

/** One star as it is drawn. */
export interface StarView {
  /** Its place, from 1. */
  readonly star: number;
  readonly fill: 'empty' | 'half' | 'full';
  /** Its radios: of the half first, where there are halves, then of the whole. */
  readonly steps: readonly RateStepView[];
}

/** Parts of a drawn rating, for `parts` and as `data-part`. */
export type RatePart = FieldPart | 'row' | 'stars' | 'star' | 'input' | 'text';

export interface RateProps extends Omit<RateOptions, 'initialValue' | 'messages'>, PartsProps<RatePart> {
  /** Stars given; null while nobody has rated. */
  readonly value: number | null;
  /** Called with null when the rating is taken back: by the chosen star pressed again, by Delete, or by the button. */
  readonly onChange: (value: number | null) => void;
}
