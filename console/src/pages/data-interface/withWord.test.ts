import { expect, test } from 'vitest';
import { withWord } from './withWord.ts';

test.each([
  ['into nothing', '|', 'demo', 'demo|'],
  ['behind a blank', 'FROM |', 'demo', 'FROM demo|'],
  ['behind a word', 'FROM|', 'demo', 'FROM demo|'],
  ['before a word', 'FROM |WHERE', 'demo', 'FROM demo |WHERE'],
  ['in brackets', 'IN (|)', '{kind}', 'IN ({kind}|)'],
  ['behind an equals sign', 'a =|', '@user', 'a =@user|'],
  ['in place of what is marked', 'FROM <old> WHERE', 'demo', 'FROM demo| WHERE'],
])('%s', (_, at, word, expected) => {
  const from = at.search(/[|<]/);
  const to = at.includes('<') ? at.indexOf('>') - 1 : from;
  const { text, caret } = withWord(at.replace(/[|<>]/g, ''), from, to, word);
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});
