import { controlsOf } from '@milepost/kit/forms/grammar';
import type { FormSpec, Read } from '@milepost/kit/forms/grammar';
import type { Values } from '../../../data/model/compile/index.ts';
import type { SampleKind } from './sampleRows.ts';
import { sampleValueOf } from './sampleValueOf.ts';
import type { KnownValues } from './types.ts';

/** Turns in which fields see what the others hold: two dates may limit each other. */
const TURNS = 2;

/**
 * A record of samples as a form keeps it; the same for the same form and number. Fields the form works out are left out.
 * @param place number of the record, from 0
 * @source designer §14 @reading R-194
 */
export function sampleRecord(spec: Pick<FormSpec, 'parts'>, place: number, sample: SampleKind, known: KnownValues): Values {
  const values: Record<string, unknown> = {};
  const read: Read = (path) => (Object.hasOwn(values, path) ? values[path] : undefined);
  const controls = controlsOf(spec);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { control } of controls) {
      const value = sampleValueOf(control, { place, sample, seed: control.field, read, known });
      if (value !== undefined) values[control.field] = value;
    }
  return values;
}
