import { expect, test } from 'vitest';
import { onSessionReset, resetSession, sessionAtom } from './sessionAtom.ts';

test('logout forgets everything of the person, whoever registered it', () => {
  const name = sessionAtom('');
  name.set('孙婉宁');
  let cleared = 0;
  const leave = onSessionReset(() => (cleared += 1));
  resetSession();
  leave();
  resetSession();
  expect(name.get()).toBe('');
  expect(cleared).toBe(1);
});
