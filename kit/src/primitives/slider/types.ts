import type { FieldUse, FieldWords } from '../field/index.ts';

export interface SliderProps extends FieldWords {
  /** Null while nobody has set it: the knob stands at the lower end then, and says that nothing is set. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
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
}
