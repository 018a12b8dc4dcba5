import { expect, test } from 'vitest';
import { textParts } from './emojiText.ts';
import hostile from './testing/hostile.json' with { type: 'json' };

test.each(hostile.map((row) => [row.id, row.expected.verdict, row] as const))('%s is %s', (_, verdict, { input, expected }) => {
  expect(verdict).toBe('text');
  const known = new Map(input.emoji.map((code) => [code, { code, character: '🙂', label: code }]));
  const parts = textParts(input.message, known);
  expect(parts.filter(({ kind }) => kind === 'emoji')).toHaveLength(expected.emoji);
  // One text each, as it was written: markup has nowhere to begin.
  expect(parts.flatMap((part) => (part.kind === 'words' ? [part.text] : []))).toEqual(expected.literal);
});
