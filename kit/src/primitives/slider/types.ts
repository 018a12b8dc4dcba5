import type { FieldUse, FieldWords } from '../field/headless.ts';
import type { FieldPart } from '../field/index.ts';
import type { NumberMessages } from '../number-field/headless.ts';
import type { PartsProps } from '../parts/index.ts';

/** Sentences of a slider. */
export interface SliderMessages extends NumberMessages {
  /** Value of a slider nobody has set. */
  readonly nothingSet: string;
}

/** Options of `useSlider`. */
export interface SliderOptions extends FieldWords {
  /**
   * Null while nobody has set it: the knob stands at the lower end then, and says that nothing is set. Left out, the slider keeps it
   * itself.
   */
  readonly value?: number | null;
  /** Number a slider begins with that keeps it itself. @defaultValue null */
  readonly initialValue?: number | null;
  readonly onChange?: (value: number) => void;
  /** Called when the focus has left. */
  readonly onLeave?: () => void;
  /** @defaultValue 0 @source forms §3 */
  readonly min?: number;
  /** @defaultValue 100 @source forms §3 */
  readonly max?: number;
  /** @defaultValue 1 @source forms §3 */
  readonly step?: number;
  /** Unit after the figure, spoken with it. */
  readonly unit?: string;
  readonly use?: FieldUse;
  readonly messages: SliderMessages;
}

/** Parts of a drawn slider, for `parts` and as `data-part`. */
export type SliderPart = FieldPart | 'row' | 'end' | 'range' | 'figure' | 'control' | 'input' | 'suffix' | 'text';

export interface SliderProps extends Omit<SliderOptions, 'initialValue' | 'messages'>, PartsProps<SliderPart> {
  /** Null while nobody has set it: the knob stands at the lower end then, and says that nothing is set. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}
