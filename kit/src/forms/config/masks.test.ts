import { expect, test } from 'vitest';
import { masked } from '../../engines/text-mask/index.ts';
import type { Control } from '../grammar/index.ts';
import { valueText } from '../value-text/valueText.ts';
import type { ValueWords } from '../kinds/types.ts';
import { configuredField } from './configuredField.ts';
import { designedMask } from './masks.ts';

const shown = (text: string, maskConfig: object) => {
  const mask = designedMask({ useMask: true, maskConfig });
  return mask && masked(text, mask);
};
const own = (more: object) => ({ maskType: 0, filler: '#', ...more });

test.each<[string, string, object, string]>([
  ['everything', '13812345678', { maskType: 1 }, '***********'],
  ['a name', '欧阳建国', { maskType: 2 }, '欧**国'],
  ['a name of two characters, which its rule would show whole', '李四', { maskType: 2 }, '李*'],
  ['a mobile number', '13812345678', { maskType: 3 }, '138****5678'],
  ['a number too short for its rule', '12306', { maskType: 3 }, '1****'],
  ['a mail address', 'yhbaoli@example.cn', { maskType: 4 }, 'yhb****@example.cn'],
  ['an identity card', '510102199001011234', { maskType: 5 }, '510102****234'],
  ['an address of a computer', '10.20.30.40', { maskType: 6 }, '10.***.***.***'],
  ['a plate', '川A12345', { maskType: 7 }, '川****45'],
  ['a bank card', '6222020200112233445', { maskType: 8 }, '622202*********3445'],
  [
    'by a rule of one’s own',
    'K12-345-678',
    own({ prefixType: 2, prefixLimit: 1, suffixType: 2, suffixLimit: 3, ignoreChar: '-' }),
    'K##-###-678',
  ],
  [
    'up to a sign, and from one',
    'a:secret@b',
    own({ prefixType: 4, prefixSpecifyChar: ':', suffixType: 3, suffixSpecifyChar: '@' }),
    'a:#######b',
  ],
  ['with a length that says nothing', 'secret', own({ useUnrealMask: true, unrealMaskLength: 3 }), '###'],
  ['with a length that is none', 'secret', own({ useUnrealMask: true, unrealMaskLength: -2 }), '#'],
  ['with a length that hides nothing', 'secret', own({ useUnrealMask: true, unrealMaskLength: 0 }), '#'],
  ['with the longest length there is', 'secret', own({ useUnrealMask: true, unrealMaskLength: 100 }), '#'.repeat(100)],
  ['with a length beyond that', 'secret', own({ useUnrealMask: true, unrealMaskLength: 101 }), '#'],
  ['with a length between two', 'secret', own({ useUnrealMask: true, unrealMaskLength: 2.5 }), '#'],
  ['but for so many characters, fewer than none', 'secret', own({ prefixType: 2, prefixLimit: -1 }), '######'],
  ['up to a sign nobody named', 'secret', own({ prefixType: 3, prefixSpecifyChar: '' }), '######'],
  ['by nothing, whatever sign is named', 'a:secret', own({ prefixType: 1, prefixSpecifyChar: ':' }), '########'],
  ['with a filler of several characters', 'secret', { maskType: 1, filler: '#-' }, '######'],
  ['up to a sign the text has not', 'secret', own({ prefixType: 3, prefixSpecifyChar: ':' }), '######'],
  ['from a sign the text has not', 'secret', own({ suffixType: 3, suffixSpecifyChar: '@' }), '######'],
  ['up to a sign it begins with', ':secret', own({ prefixType: 4, prefixSpecifyChar: ':' }), ':######'],
  ['behind a sign it begins with', '@secret', own({ suffixType: 3, suffixSpecifyChar: '@' }), '#secret'],
  ['of one character', '李', { maskType: 2 }, '*'],
  ['of none', '', { maskType: 2 }, ''],
  ['with two signs kept', '1-2/3', own({ ignoreChar: '-,,/' }), '#-#/#'],
  ['by a rule nobody knows', 'secret', { maskType: 42 }, '******'],
])('%s', (_, text, config, expected) => expect(shown(text, config)).toBe(expected));

test.each([[null], ['rule'], [undefined]])('with %j for its rule a text is hidden whole', (maskConfig) => {
  expect(designedMask({ useMask: '1', maskConfig })).toEqual({
    filler: '*',
    start: { by: 'count', count: 0 },
    end: { by: 'count', count: 0 },
    kept: [],
    length: null,
  });
});

test('without the switch of the design a text is shown as it is', () => {
  expect(designedMask({ maskConfig: { maskType: 3 } })).toBeUndefined();
});

test('a designed text is masked where it is only read', () => {
  const raw = { __config__: { jnpfKey: 'input', label: '电话' }, __vModel__: 'phone', useMask: true, maskConfig: { maskType: 3 } };
  const parsed = configuredField(raw);
  if (parsed.kind !== 'parsed') throw new Error('the control is not read');
  expect(valueText(parsed.config as Control, '13812345678', { text: String } as unknown as ValueWords)).toBe('138****5678');
});
