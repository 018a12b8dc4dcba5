import { expect, test } from 'vitest';
import { triedAsIn, triedAsText } from './triedAs.ts';

test.each(['roles:1,2', 'person:7'])('%s in an address is who a design is tried as', (text) => {
  const as = triedAsIn(text);
  expect(as && triedAsText(as)).toBe(text);
});

test.each(['', 'roles:', 'roles:,', 'person:a/b', 'nobody:1', 'roles:<b>'])('%j in an address is nobody', (text) =>
  expect(triedAsIn(text)).toBeNull(),
);
test('a person is one', () => expect(triedAsIn('person:1,2')).toEqual({ kind: 'person', ids: ['1'] }));
