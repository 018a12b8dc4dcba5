import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import SyncDialog from './SyncDialog.tsx';

test.each([
  [2, '2 organisations are not in step'],
  [0, null],
])('before people are synchronised it is said how many organisations are not in step: %s', async (organizationsOut, said) => {
  const session = aSession({});
  const props = { messenger: 'weChat', name: 'WeCom', failure: null, onClose: () => undefined } as const;
  await renderInConsole(session.around(<SyncDialog {...props} organizationsOut={organizationsOut} />));
  const warning = () => document.body.textContent.match(/\d+ organisations? (is|are) not in step/)?.[0] ?? null;
  const people = await vi.waitUntil(() => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]);
  expect(warning()).toBeNull();
  await act(async () => people.click());
  expect(people.checked).toBe(true);
  expect(warning()).toBe(said);
});
