import { expect, test } from 'vitest';
import { tokenHeaders } from './token.ts';

test.each(['bearer t.o-k_1', 'Bearer t.o-k_1', 't.o-k_1', 'x'.repeat(2048)])('%s goes back exactly as it came', (token) => {
  expect(tokenHeaders(token)).toEqual({ Authorization: token });
});

test.each([
  ['nobody is signed in', null],
  ['the token is empty', ''],
  ['it would add a header', 'a\r\nX-Evil: 1'],
  ['it holds a letter no header can', '令牌'],
  ['it is longer than any token', 'x'.repeat(2049)],
])('no header when %s', (_, token) => {
  expect(tokenHeaders(token)).toEqual({});
});
