import type { FieldUse, FieldWords } from '../field/index.ts';

export interface RateProps extends FieldWords {
  /** Stars given; null while nobody has rated. */
  readonly value: number | null;
  /** Called with null when the rating is taken back: by the chosen star pressed again, by Delete, or by the button. */
  readonly onChange: (value: number | null) => void;
  /** @defaultValue 5 @source forms §3 */
  readonly count?: number;
  /** Half stars too: the arrows take them, and a press on the half of a star that comes first. */
  readonly hasHalves?: boolean;
  readonly use?: FieldUse;
}
