import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '@milepost/kit/engines/sheet-cells';
import { valueKindOf } from '@milepost/kit/forms/values';
import type { TextControl } from '@milepost/kit/forms/values';
import * as kit from '@milepost/kit/engines/typed-text';
import * as openapi from '@milepost/openapi/guards';
import rows from './testing/typedTextRows.json' with { type: 'json' };

// Kit and openapi know nothing of each other, and both read what people type: here they are held together.
const READERS = [
  ['the kit', kit],
  ['openapi', openapi],
] as const;

describe.each(READERS)('texts as %s reads them', (_, { readCode, readFreeText, readKeyword, foldText, hasHiddenCharacters }) => {
  test.each(rows.code)('code $typed', ({ typed, read, ...row }) => {
    const letterCase = 'case' in row ? (row.case as kit.CodeCase) : 'kept';
    expect(readCode(typed, letterCase)).toBe(read);
  });
  test.each(rows.freeText)('free text $typed', ({ typed, read }) => {
    expect(readFreeText(typed)).toBe(read);
    // A byte order mark counts as a blank for `trim`, and is hidden all the same.
    expect(hasHiddenCharacters(typed)).toBe(typed.trim() !== read || typed.includes('\ufeff'));
  });
  test.each(rows.keyword)('keyword $typed', ({ typed, read }) => expect(readKeyword(typed)).toBe(read));
  test.each(rows.same)('$one is found as $other', ({ one, other }) => expect(foldText(one)).toBe(foldText(other)));
});

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u200b', '\ufeff', '\u202e', '\u2066', '\u2067', '\u2069', '\u200d', '\n', ' ', '孙', 'Ａ', 'a', '👨', '9'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

/** The same reader of both. */
const PAIRS: readonly (readonly [(text: string) => string, (text: string) => string])[] = [
  [(text) => kit.readCode(text), (text) => openapi.readCode(text)],
  [kit.readFreeText, openapi.readFreeText],
  [kit.readKeyword, openapi.readKeyword],
  [kit.foldText, openapi.foldText],
];

test('both read any text alike, and reading twice changes nothing more', () =>
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const [one, other] of PAIRS) {
        const once = one(typed);
        expect(other(typed)).toBe(once);
        expect(one(once)).toBe(once);
      }
      expect(kit.hasHiddenCharacters(kit.readFreeText(typed))).toBe(false);
    }),
  ));

const TEXT = { kind: 'text', field: 'name', label: 'Name' } as never as TextControl;
const textKind = valueKindOf(TEXT);

test('a cell, a pasted text and a text field read alike: none gives what a server refuses', () =>
  fc.assert(
    fc.property(anyText, (typed) => {
      const { text } = cleanText(typed);
      expect(kit.readFreeText(text)).toBe(text);
      const parsed = textKind.parse({ ...TEXT, rows: 3 }, typed, {} as never);
      const value = 'value' in parsed ? String(parsed.value) : '';
      expect(openapi.hasHiddenCharacters(value)).toBe(false);
      expect(kit.readFreeText(value)).toBe(kit.readFreeText(typed));
    }),
  ));

test('a pasted text keeps what belongs to its script, as the field does', () => {
  const parsed = textKind.parse(TEXT, '👨\u200d👩 \u2066abc', {} as never);
  expect(parsed).toMatchObject({ value: '👨\u200d👩 \u2066abc\u2069' });
});
