import { masked } from '@milepost/kit/engines/text-mask';
import type { TextMask } from '@milepost/kit/engines/text-mask';
import { withControls } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, TableColumn } from '@milepost/kit/forms/grammar';
import type { Values } from './records.ts';
import { namedPeople } from './shown.ts';

const maskOf = (control: Control | TableColumn): TextMask | undefined => (control.kind === 'text' ? control.mask : undefined);

/** Values with every text masked that has a mask; what is no text stays. */
function withMasks(values: Values, masks: ReadonlyMap<string, TextMask>): Values {
  const read = { ...values };
  for (const [field, mask] of masks) {
    const value = values[field];
    if (typeof value === 'string' || typeof value === 'number') read[field] = masked(String(value), mask);
  }
  return read;
}

const masksOf = (controls: readonly (Control | TableColumn)[]): ReadonlyMap<string, TextMask> =>
  new Map(
    controls.flatMap((control) => {
      const mask = maskOf(control);
      return mask ? [[control.field, mask] as const] : [];
    }),
  );

/**
 * Values of a form as they are written on paper: as its record is read, masked texts masked and people by their names alone, in rows too.
 * @reading R-742 @reading R-290
 */
export function printedAs({ parts }: Pick<FormSpec, 'parts'>, personName: (label: string) => string): (values: Values) => Values {
  const controls: Control[] = [];
  withControls(parts, (control) => {
    controls.push(control);
    return control;
  });
  const heads = masksOf(controls);
  const tables = controls.flatMap((control) => (control.kind === 'table' ? [[control.field, masksOf(control.columns)] as const] : []));
  return (values) => {
    const read = { ...withMasks(namedPeople({ parts }, values, personName), heads) };
    for (const [field, masks] of tables) {
      const rows = read[field];
      if (Array.isArray(rows)) read[field] = rows.map((row: Values) => withMasks(row, masks));
    }
    return read;
  };
}
