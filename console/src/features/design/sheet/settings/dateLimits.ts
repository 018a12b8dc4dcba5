import { msg } from '@lingui/core/macro';
import { textOf } from '@milepost/openapi/domains/design';
import { fieldChoice } from '../editors/fieldChoice.tsx';
import * as setting from './builders.ts';
import { besideSwitch } from './at.ts';
import type { Setting } from './types.ts';
import { cleared, numberOf } from './values.ts';

const TYPES = {
  1: msg({ message: 'A fixed time', context: 'limit' }),
  2: msg({ message: 'Another field', context: 'limit' }),
  3: msg({ message: 'Now', context: 'limit' }),
  4: msg({ message: 'So long before now', context: 'limit' }),
  5: msg({ message: 'So long after now', context: 'limit' }),
};
const UNITS = {
  date: {
    1: msg({ message: 'Years', context: 'unit' }),
    2: msg({ message: 'Months', context: 'unit' }),
    3: msg({ message: 'Days', context: 'unit' }),
    4: msg({ message: 'Hours', context: 'unit' }),
    5: msg({ message: 'Minutes', context: 'unit' }),
    6: msg({ message: 'Seconds', context: 'unit' }),
  },
  time: {
    1: msg({ message: 'Hours', context: 'unit' }),
    2: msg({ message: 'Minutes', context: 'unit' }),
    3: msg({ message: 'Seconds', context: 'unit' }),
  },
} as const;
const LABELS = {
  start: [msg`Not before`, msg`Not before the field`],
  end: [msg`Not after`, msg`Not after the field`],
} as const;

/** Fixed end of a limit: a moment, or a time of the day. */
function fixed(name: string, at: Setting['at'], of: 'date' | 'time'): Setting {
  const label = msg({ message: 'Time', context: 'limit' });
  const base = { part: 'control', id: name, field: name, label } as const;
  if (of === 'time')
    return {
      name,
      label,
      at,
      control: { ...base, kind: 'time', precision: 'second' },
      read: (json) => textOf(json) || null,
      write: (value, had) => (typeof value === 'string' && value !== '' ? value : cleared(had)),
    };
  return {
    name,
    label,
    at,
    control: { ...base, kind: 'date', precision: 'second', storedAs: 'ms' },
    read: numberOf,
    write: (value, had) =>
      typeof value === 'number' ? (typeof had.now === 'string' && had.now !== '' ? String(value) : value) : cleared(had),
  };
}

function edge(edgeName: 'start' | 'end', of: 'date' | 'time'): readonly (Setting | readonly [Setting, Setting])[] {
  const name = (member: string) => `${edgeName}${member}`;
  const at = (member: string) => ({ at: besideSwitch(name(member), name('TimeRule')) });
  const [label, fieldLabel] = LABELS[edgeName];
  const isOn = [name('TimeRule'), true] as const;
  const type = name('TimeType');
  return [
    setting.toggle(name('TimeRule'), label, at('TimeRule')),
    setting.when(
      setting.choice(type, msg({ message: 'What limits it', context: 'limit' }), TYPES, { ...at('TimeType'), usual: '1', isNumber: true }),
      isOn,
    ),
    setting.when(fixed(name('TimeFixed'), at('TimeValue').at, of), isOn, [type, '1']),
    setting.when(
      fieldChoice(
        name('RelationField'),
        fieldLabel,
        { kinds: of === 'date' ? ['date', 'createTime', 'modifyTime'] : ['time'] },
        at('RelationField'),
      ),
      isOn,
      [type, '2'],
    ),
    [
      setting.when(
        setting.whole(name('TimeValue'), msg({ message: 'How many', context: 'limit' }), [0, 1_000_000], at('TimeValue')),
        isOn,
        [type, '4', '5'],
      ),
      setting.when(
        setting.choice(name('TimeTarget'), msg({ message: 'Unit', context: 'limit' }), UNITS[of], {
          ...at('TimeTarget'),
          usual: '1',
          isNumber: true,
        }),
        isOn,
        [type, '4', '5'],
      ),
    ],
  ];
}

/** Settings of what a date or a time may not be before, and not after. @source designer §9.4 */
export const dateLimits = (of: 'date' | 'time') => [...edge('start', of), ...edge('end', of)];
