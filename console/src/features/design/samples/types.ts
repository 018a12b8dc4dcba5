import type { Option, Read } from '@milepost/kit/forms/grammar';
import type { SampleKind } from './sampleRows.ts';

/** Values that are really there, as far as they are known where a form is tried. */
export interface KnownValues {
  /** Ids a picker may hold: those of who tries the form. */
  readonly choicesOf: (picker: string) => readonly unknown[];
  /** Options a feed has answered; none for one that was not asked. */
  readonly optionsOf: (feed: string) => readonly Option[];
  readonly nowMs: number;
}

/** Circumstances of one sample value. */
export interface SampleAsk {
  /** Number of the record, from 0. */
  readonly place: number;
  readonly sample: SampleKind;
  readonly seed: string;
  /** Values the other fields have so far. */
  readonly read: Read;
  readonly known: KnownValues;
}
