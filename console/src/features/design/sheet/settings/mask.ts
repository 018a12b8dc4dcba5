import { msg } from '@lingui/core/macro';
import * as setting from './builders.ts';
import { own } from './at.ts';

const at = (name: string) => ({ at: own('maskConfig', name) });
/** Rules by their numbers; one of its own comes last. */
const kinds = {
  1: msg({ message: 'Everything', context: 'mask' }),
  2: msg({ message: 'A name', context: 'mask' }),
  3: msg({ message: 'A mobile number', context: 'mask' }),
  4: msg({ message: 'A mail address', context: 'mask' }),
  5: msg({ message: 'An identity card', context: 'mask' }),
  6: msg({ message: 'An address of a computer', context: 'mask' }),
  7: msg({ message: 'A plate', context: 'mask' }),
  8: msg({ message: 'A bank card', context: 'mask' }),
  0: msg({ message: 'By a rule of its own', context: 'mask' }),
};
const legible = {
  1: msg({ message: 'Nothing', context: 'mask' }),
  2: msg({ message: 'So many characters', context: 'mask' }),
  3: msg({ message: 'Up to a sign', context: 'mask' }),
  4: msg({ message: 'Up to a sign, with it', context: 'mask' }),
};
const end = (name: 'prefix' | 'suffix', label: ReturnType<typeof msg>) => {
  const type = `${name}Type`;
  const shown = [
    ['useMask', true],
    ['maskType', '0'],
  ] as const;
  return [
    setting.when(setting.choice(type, label, legible, { ...at(type), usual: '1', isNumber: true }), ...shown),
    setting.when(setting.whole(`${name}Limit`, msg`Characters in sight`, [0, 100], at(`${name}Limit`)), ...shown, [type, '2']),
    setting.when(setting.text(`${name}SpecifyChar`, msg({ message: 'Sign', context: 'mask' }), at(`${name}SpecifyChar`)), ...shown, [
      type,
      '3',
      '4',
    ]),
  ];
};

/** Settings of what is hidden of a text where it is only read. @reading R-742 */
export const mask = [
  setting.toggle('useMask', msg`Hide a part where it is only read`),
  setting.when(setting.choice('maskType', msg`What it is`, kinds, { ...at('maskType'), usual: '1', isNumber: true }), ['useMask', true]),
  setting.when(setting.text('filler', msg`Shown in place of what is hidden`, at('filler'), { maxChars: 1 }), ['useMask', true]),
  ...end('prefix', msg`In sight at the begin`),
  ...end('suffix', msg`In sight at the end`),
  setting.when(
    setting.text('ignoreChar', msg`Signs that are never hidden, with commas`, at('ignoreChar')),
    ['useMask', true],
    ['maskType', '0'],
  ),
  setting.when(setting.toggle('useUnrealMask', msg`Hide the length too`, at('useUnrealMask')), ['useMask', true], ['maskType', '0']),
  setting.when(
    setting.whole('unrealMaskLength', msg`Signs in its place`, [1, 100], at('unrealMaskLength')),
    ['useMask', true],
    ['maskType', '0'],
    ['useUnrealMask', true],
  ),
];
