import { msg } from '@lingui/core/macro';
import type { Part } from '@milepost/kit/forms/grammar';
import { KINDS } from '@milepost/openapi/domains/design';
import { choice, integer, text, toggle } from '../../resource/index.ts';
import type { PossibleField } from './possibleFields.ts';
import { asChoice, choiceSetting, numberSetting, textSetting, truthSetting } from './SettingsForm.tsx';
import type { Settings } from './SettingsForm.tsx';

/** Parts and settings of a sheet. */
export interface SheetSpec {
  readonly parts: readonly Part[];
  readonly settings: Settings;
}

/** Widths of a column in px that tables draw. @reading R-202 */
export const COLUMN_PX = { min: 48, max: 640 } as const;

const ALIGN = {
  left: msg({ message: 'Left', context: 'alignment' }),
  center: msg({ message: 'Middle', context: 'alignment' }),
  right: msg({ message: 'Right', context: 'alignment' }),
};
const FIXED = {
  none: msg({ message: 'No', context: 'column stays in sight' }),
  left: msg({ message: 'At the left', context: 'column stays in sight' }),
  right: msg({ message: 'At the right', context: 'column stays in sight' }),
};

/** Sheet of a column. @param field what it shows; undefined for a field the form does not have */
export function columnSheet(field: PossibleField | undefined): SheetSpec {
  const mayBeSorted = field !== undefined && field.table === null && (field.kind === null || KINDS[field.kind].isSortable);
  return {
    parts: [
      text('label', msg({ message: 'Heading', context: 'column' }), { maxChars: 100 }),
      integer('width', msg`Width in px`, { ...COLUMN_PX, help: msg`Empty: as wide as values of its kind need` }),
      choice('align', msg`Alignment`, ALIGN, { look: 'radio' }),
      choice('fixed', msg`Stays in sight`, FIXED, { look: 'radio' }),
      ...(mayBeSorted ? [toggle('sortable', msg`Its heading sorts the list`)] : []),
    ],
    settings: {
      label: textSetting('label'),
      width: numberSetting('width'),
      align: { ...choiceSetting('align'), read: (value) => asChoice(value) ?? 'left' },
      fixed: { ...choiceSetting('fixed'), read: (value) => asChoice(value) ?? 'none' },
      ...(mayBeSorted && { sortable: truthSetting('sortable') }),
    },
  };
}
