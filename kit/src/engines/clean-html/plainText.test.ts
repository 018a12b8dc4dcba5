import { expect, test } from 'vitest';
import { PLAIN_MAX_CHARS, plainText } from './plainText.ts';

test.each([
  ['<p>冬季养护</p><p>K120～K186</p>', '冬季养护\nK120～K186'],
  ['a &lt;b&gt; &amp; c&nbsp;d', 'a <b> & c d'],
  ['&amp;lt;', '&lt;'],
  ['1 < 2', '1 < 2'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a<b', 'a<b'],
  ['  <p> a </p>', 'a'],
  ['a<br><br>b', 'a\nb'],
  ['<b>a</b> <i>b</i>', 'a b'],
  ['<ul><li>a<li>b</ul>', 'a\nb'],
  ['<p>a</p>\n\n', 'a'],
  ['&copy; &quot;&#39;', '&copy; "\''],
  ['', ''],
])('%j says %j', (html, words) => expect(plainText(html)).toBe(words));

test('the word in 5,000 elements', () => expect(plainText(`${'<div>'.repeat(5000)}x`)).toBe('x'));

test('no more than 20,000 characters are shown, and that there is more', () => {
  const words = plainText('<p>护栏</p>'.repeat(20_000));
  expect(words.length).toBeGreaterThan(PLAIN_MAX_CHARS - 10);
  expect(words.length).toBeLessThanOrEqual(PLAIN_MAX_CHARS + 1);
  expect(words.endsWith('…')).toBe(true);
});

test.each([
  ['without a tag', 'a'.repeat(PLAIN_MAX_CHARS), false],
  ['without a tag, and one more', 'a'.repeat(PLAIN_MAX_CHARS + 1), true],
  ['before a tag', `${'a'.repeat(PLAIN_MAX_CHARS)}<b>`, false],
  ['before a tag, and one more behind it', `${'a'.repeat(PLAIN_MAX_CHARS)}<b>a`, true],
  ['before a tag, and one more', `${'a'.repeat(PLAIN_MAX_CHARS + 1)}<b>b</b>`, true],
])('20,000 characters %s', (_, html, isCut) => expect(plainText(html)).toBe(`${'a'.repeat(PLAIN_MAX_CHARS)}${isCut ? '…' : ''}`));
