import { msg } from '@lingui/core/macro';
import { isList } from '@milepost/openapi/domains/design';
import { DefaultValueEditor, KeyEditor, PatternsEditor, SpanEditor, TurnEditor } from '../editors/index.ts';
import * as setting from './builders.ts';
import { config, either, own } from './at.ts';
import type { Setting } from './types.ts';
import { cleared } from './values.ts';

/** Name of a control above its field. */
export const label = setting.text(
  'label',
  msg({ message: 'Label', context: 'setting' }),
  { at: config('label'), isOfOne: true },
  { maxChars: 100 },
);
/** Name of what has no label above it: designers alone see it. */
export const nameInDesigner = setting.text('label', msg`Name in the designer`, { at: config('label'), isOfOne: true }, { maxChars: 100 });
export const tip = setting.text(
  'tipLabel',
  msg({ message: 'Tip', context: 'setting' }),
  { at: config('tipLabel') },
  {
    help: msg`One sentence under the field`,
  },
);
export const showsLabel = setting.toggle('showLabel', msg`Show the label`, { at: config('showLabel'), usual: true });
export const labelWidth = setting.whole('labelWidth', msg`Width of the label in px`, [0, 1000], { at: config('labelWidth') });
export const placeholder = setting.text('placeholder', msg`Placeholder`, undefined, {
  help: msg`The usual “please enter” is said by the form itself`,
});
/** Words for what the server fills in: nobody is asked to enter it. */
export const placeholderOfFilled = setting.text('placeholder', msg`Placeholder`);
export const required = setting.toggle('required', msg({ message: 'Required', context: 'setting' }), { at: config('required') });
export const span = setting.custom('span', msg({ message: 'Width', context: 'setting' }), SpanEditor, {
  at: config('span'),
  isOfOne: false,
  write: (value, had) => {
    if (typeof value !== 'number') return cleared(had);
    return typeof (had.now ?? had.first) === 'string' ? String(value) : value;
  },
});
export const hidden = setting.toggle('noShow', msg({ message: 'Hidden', context: 'setting' }), { at: config('noShow') });
export const disabled = setting.toggle('disabled', msg({ message: 'Disabled', context: 'setting' }));
export const readOnly = setting.toggle('readonly', msg({ message: 'Read-only', context: 'setting' }));
export const clearable = setting.toggle('clearable', msg`Can be cleared`, { usual: true });
export const unique = setting.toggle('unique', msg`No two records may hold the same`, { at: config('unique') });
export const columnWidth = setting.whole('columnWidth', msg`Width of the column in a sub-table in px`, [0, 2000], {
  at: config('columnWidth'),
});
export const note = setting.text(
  'milepostNote',
  msg`Note for colleagues`,
  { isOfOne: true },
  {
    rows: 2,
    maxChars: 2000,
    help: msg`Only designers see it`,
  },
);
export const key = setting.custom('key', msg({ message: 'Key', context: 'setting' }), KeyEditor, { at: own('__vModel__') });
export const turn = setting.custom('turn', msg`Change the kind`, TurnEditor, { at: config('jnpfKey') });

/** Terminals a control is shown on; on all where a design does not say. */
export const terminals: Setting = {
  ...setting.choices(
    'visibility',
    msg({ message: 'Shown on', context: 'terminal' }),
    {
      pc: msg({ message: 'Desktop', context: 'terminal' }),
      app: msg({ message: 'Phone', context: 'terminal' }),
    },
    { at: config('visibility') },
    { look: 'radio' },
  ),
  read: (json) => (isList(json) ? json : ['pc', 'app']),
  write: (value) => (Array.isArray(value) ? ['pc', 'app'].filter((one) => value.includes(one)) : undefined),
};

export const initial = setting.custom('defaultValue', msg({ message: 'Default value', context: 'setting' }), DefaultValueEditor, {
  at: config('defaultValue'),
});
export const currentAtFirst = setting.toggle(
  'defaultCurrent',
  msg`Begins with what holds now`,
  { at: config('defaultCurrent') },
  {
    help: msg`This moment, the person who fills it in, their department`,
  },
);
export const patterns = setting.custom('regList', msg({ message: 'Patterns', context: 'setting' }), PatternsEditor, {
  at: config('regList'),
});
export const trigger = setting.choice(
  'trigger',
  msg`Checked when`,
  {
    blur: msg`The field is left`,
    change: msg`The value changes`,
  },
  { at: config('trigger') },
);

export const maxChars = setting.whole('maxlength', msg`Most characters`, [1, 1_000_000]);
export const showsCount = setting.toggle('showCount', msg`Show the count`, {
  at: either(['show-word-limit'], ['showCount']),
});
export const prefix = setting.text('addonBefore', msg({ message: 'Before the field', context: 'setting' }), {
  at: either(['__slot__', 'prepend'], ['addonBefore']),
});
export const suffix = setting.text('addonAfter', msg({ message: 'After the field', context: 'setting' }), {
  at: either(['__slot__', 'append'], ['addonAfter']),
});
export const multiple = setting.toggle('multiple', msg`Several may be chosen`);
export const filterable = setting.toggle('filterable', msg`Can be searched`);
export const thousands = setting.toggle('thousands', msg`Separate thousands`);
export const capitals = setting.toggle('isAmountChinese', msg`Amount in Chinese capitals`);
export const precision = setting.whole('precision', msg`Decimal places`, [0, 15]);
