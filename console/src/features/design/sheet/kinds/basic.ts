import { msg } from '@lingui/core/macro';
import { textOf, valueAt } from '@milepost/openapi/domains/design';
import * as setting from '../settings/builders.ts';
import * as common from '../settings/common.ts';
import { dateLimits } from '../settings/dateLimits.ts';
import { mask } from '../settings/mask.ts';
import { choiceSource } from '../settings/options.ts';
import { either, hyphened, own } from '../settings/at.ts';
import { fieldSheet } from '../settings/sections.ts';
import type { Setting } from '../settings/types.ts';

const filesOwn = (more: readonly Setting[]) => [
  [
    setting.whole('limit', msg`Most files`, [0, 1000], undefined, { help: msg`0 for any number` }),
    setting.number('fileSize', msg`Largest file`, undefined, { min: 0, max: 1_048_576 }),
  ] as const,
  setting.choice('sizeUnit', msg`Unit of the size`, { KB: msg`KB`, MB: msg`MB`, GB: msg`GB` }, { usual: 'MB' }),
  ...more,
  setting.choice(
    'pathType',
    msg`Kept in`,
    { defaultPath: msg`The usual folder`, selfPath: msg`A folder of its own` },
    { usual: 'defaultPath' },
  ),
  setting.when(
    setting.text('folder', msg({ message: 'Folder', context: 'upload' }), undefined, {
      spellCheck: false,
      help: msg`Letters, digits and underscores, levels with /`,
    }),
    ['pathType', 'selfPath'],
  ),
  setting.choice(
    'isAccount',
    msg`Further folders`,
    { 0: msg`No further folders`, 1: msg`One for each person who uploads` },
    { usual: '0', isNumber: true },
  ),
];

const optionLook = setting.choice(
  'optionType',
  msg`Drawn as`,
  { default: msg({ message: 'Circles and boxes', context: 'option' }), button: msg({ message: 'Buttons', context: 'option' }) },
  { usual: 'default' },
);
const manyWays: Setting = setting.toggle('multiple', msg`Several may be chosen`, {
  at: (json) => (valueAt(json, ['props', 'props', 'multiple']) === undefined ? ['multiple'] : ['props', 'props', 'multiple']),
});

/** Formats of dates, and the kind of picker other tools draw for them. */
const DATE_TYPES: Readonly<Record<string, string>> = {
  yyyy: 'year',
  'yyyy-MM': 'month',
  'yyyy-MM-dd': 'date',
  'yyyy-MM-dd HH:mm': 'datetime',
  'yyyy-MM-dd HH:mm:ss': 'datetime',
};
const format = (isRange: boolean): Setting =>
  setting.choice(
    'format',
    msg`Format`,
    {
      yyyy: msg({ message: 'Year', context: 'precision' }),
      'yyyy-MM': msg({ message: 'Month', context: 'precision' }),
      'yyyy-MM-dd': msg({ message: 'Day', context: 'precision' }),
      'yyyy-MM-dd HH:mm': msg({ message: 'Minute', context: 'precision' }),
      'yyyy-MM-dd HH:mm:ss': msg({ message: 'Second', context: 'precision' }),
    },
    {
      usual: 'yyyy-MM-dd',
      also: (json) => {
        const type = DATE_TYPES[textOf(json)];
        return type === undefined ? [] : [[['type'], isRange ? `${type}range` : type]];
      },
    },
  );
const timeFormat = setting.choice(
  'format',
  msg`Format`,
  { 'HH:mm': msg`Hours and minutes`, 'HH:mm:ss': msg`Hours, minutes and seconds` },
  { usual: 'HH:mm:ss' },
);
const ends = [
  [
    setting.text('startPlaceholder', msg`Placeholder of the begin`, { at: hyphened('start-placeholder') }),
    setting.text('endPlaceholder', msg`Placeholder of the end`, { at: hyphened('end-placeholder') }),
  ] as const,
];

/** Sheets of the basic kinds. */
export const basic = {
  comInput: fieldSheet({
    look: [
      [common.prefix, common.suffix],
      [common.clearable, common.readOnly],
    ],
    own: [
      common.maxChars,
      [common.showsCount, setting.toggle('showPassword', msg`Hide what is typed`, { at: hyphened('show-password') })],
      setting.toggle('useScan', msg`Filled in by a scanner`, { at: either(['isScan'], ['useScan']) }),
      ...mask,
    ],
    checks: [common.unique, common.patterns, common.trigger],
  }),
  textarea: fieldSheet({
    look: [[common.clearable, common.readOnly]],
    own: [
      [
        setting.whole('minRows', msg`Lines at first`, [1, 100], { at: own('autosize', 'minRows') }),
        setting.whole('maxRows', msg`Lines at most`, [1, 100], { at: own('autosize', 'maxRows') }),
      ],
      [common.maxChars, common.showsCount],
    ],
    checks: [common.unique, common.patterns, common.trigger],
  }),
  numInput: fieldSheet({
    placeholder: 'look',
    look: [
      [common.prefix, common.suffix],
      [common.clearable, common.readOnly],
    ],
    own: [
      [
        setting.number('min', msg({ message: 'Least', context: 'setting' })),
        setting.number('max', msg({ message: 'Most', context: 'setting' })),
      ],
      [common.precision, setting.number('step', msg({ message: 'Step', context: 'number' }), undefined, { min: 0 })],
      [common.thousands, common.capitals],
    ],
    checks: [common.unique, common.trigger],
  }),
  switch: fieldSheet({
    placeholder: 'none',
    own: [
      [
        setting.text('activeTxt', msg`Words when on`, { at: either(['active-text'], ['activeTxt']) }),
        setting.text('inactiveTxt', msg`Words when off`, { at: either(['inactive-text'], ['inactiveTxt']) }),
      ],
      [
        setting.text('activeValue', msg`Value when on`, { at: hyphened('active-value') }),
        setting.text('inactiveValue', msg`Value when off`, { at: hyphened('inactive-value') }),
      ],
    ],
  }),
  radio: fieldSheet({ placeholder: 'none', options: choiceSource, own: [optionLook] }),
  checkbox: fieldSheet({ placeholder: 'none', options: choiceSource, own: [optionLook] }),
  select: fieldSheet({ options: choiceSource, own: [[common.multiple, common.filterable], common.clearable] }),
  cascader: fieldSheet({
    options: choiceSource,
    own: [
      [manyWays, setting.toggle('checkStrictly', msg`Any level may be chosen`, { at: own('props', 'props', 'checkStrictly') })],
      [common.filterable, setting.toggle('showAllLevels', msg`Show all levels`, { at: hyphened('show-all-levels'), usual: true })],
      common.clearable,
    ],
  }),
  date: fieldSheet({
    placeholder: 'look',
    begins: 'current',
    look: [[common.clearable, common.readOnly]],
    own: [format(false)],
    checks: dateLimits('date'),
  }),
  time: fieldSheet({
    placeholder: 'look',
    begins: 'current',
    look: [[common.clearable, common.readOnly]],
    own: [timeFormat],
    checks: dateLimits('time'),
  }),
  dateRange: fieldSheet({ placeholder: 'none', look: [common.clearable, ...ends], own: [format(true)], checks: dateLimits('date') }),
  timeRange: fieldSheet({ placeholder: 'none', look: [common.clearable, ...ends], own: [timeFormat], checks: dateLimits('time') }),
  uploadFz: fieldSheet({
    placeholder: 'none',
    begins: 'nothing',
    own: filesOwn([
      setting.choice(
        'accept',
        msg`Kinds of files`,
        {
          'image/*': msg`Images`,
          'video/*': msg`Videos`,
          'audio/*': msg`Sound`,
          '.xls,.xlsx': msg`Spreadsheets`,
          '.doc,.docx': msg`Documents`,
          '.pdf': msg`PDF`,
          '.txt': msg`Plain text`,
        },
        undefined,
        { placeholder: msg({ message: 'Any', context: 'kind of file' }) },
      ),
      setting.text('buttonText', msg`Text of the button`),
    ]),
  }),
  uploadImg: fieldSheet({ placeholder: 'none', begins: 'nothing', own: filesOwn([]) }),
  colorPicker: fieldSheet({
    placeholder: 'none',
    own: [
      setting.toggle('showAlpha', msg`May be seen through`, { at: hyphened('show-alpha') }),
      setting.choice(
        'colorFormat',
        msg`Written as`,
        { hex: msg`hex`, rgb: msg`rgb`, hsl: msg`hsl`, hsv: msg`hsv` },
        { at: hyphened('color-format') },
      ),
    ],
  }),
  rate: fieldSheet({
    placeholder: 'none',
    own: [
      [
        setting.whole('count', msg`Stars`, [1, 20], { at: (json) => (valueAt(json, ['count']) === undefined ? ['max'] : ['count']) }),
        setting.toggle('allowHalf', msg`Half stars`, { at: hyphened('allow-half') }),
      ],
    ],
  }),
  slider: fieldSheet({
    placeholder: 'none',
    own: [
      [
        setting.number('min', msg({ message: 'Least', context: 'setting' })),
        setting.number('max', msg({ message: 'Most', context: 'setting' })),
      ],
      setting.number('step', msg({ message: 'Step', context: 'number' }), undefined, { min: 0 }),
    ],
  }),
  editor: fieldSheet({ placeholder: 'look' }),
} as const;
