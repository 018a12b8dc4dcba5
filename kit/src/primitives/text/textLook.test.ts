import { expect, test } from 'vitest';
import { textLook } from './textLook.ts';
import type { TextLook } from './types.ts';

test.each<[string, unknown, TextLook]>([
  ['nothing', undefined, {}],
  ['a text', 'font-size: 14px', {}],
  ['a size of the scale', { fontSize: '16px' }, { size: 16 }],
  ['a size beside the scale', { fontSize: 18 }, { size: 16 }],
  ['a huge size', { fontSize: '400px' }, { size: 24 }],
  ['bold', { fontWeight: 'bold' }, { weight: 'strong' }],
  ['a weight in figures', { fontWeight: '500' }, { weight: 'medium' }],
  ['an alignment', { textAlign: 'right' }, { align: 'end' }],
  ['a tone by its name', { color: 'danger' }, { tone: 'danger' }],
  ['a free colour', { color: '#ff0000' }, {}],
  ['a colour that runs away', { color: 'red;background:url(//evil)' }, {}],
  ['an underline', { textDecoration: 'underline wavy' }, { line: 'under' }],
  ['italics', { fontStyle: 'italic' }, { isItalic: true }],
  ['a name of the prototype', { textAlign: 'constructor', fontWeight: 'toString' }, {}],
])('%s', (_what, style, look) => {
  expect(textLook(style)).toEqual(look);
});
