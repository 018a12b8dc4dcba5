import { expect, test } from 'vitest';
import { PLAIN_MAX_CHARS, plainText } from './plainText.ts';

test.each([
  ['<p>冬季养护</p><p>K120～K186</p>', '冬季养护\nK120～K186'],
  ['a &lt;b&gt; &amp; c&nbsp;d', 'a <b> & c d'],
  ['&amp;lt;', '&lt;'],
  ['1 < 2', '1 < 2'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a<b', 'a<b'],
])('%j says %j', (html, words) => expect(plainText(html)).toBe(words));

test('the word in 5,000 elements', () => expect(plainText(`${'<div>'.repeat(5000)}x`)).toBe('x'));

test('no more than 20,000 characters are shown, and that there is more', () => {
  const words = plainText('<p>护栏</p>'.repeat(20_000));
  expect(words.length).toBeGreaterThan(PLAIN_MAX_CHARS - 10);
  expect(words.length).toBeLessThanOrEqual(PLAIN_MAX_CHARS + 1);
  expect(words.endsWith('…')).toBe(true);
});
