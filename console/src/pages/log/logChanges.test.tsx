import { expect, test } from 'vitest';
import type { RecordChange } from '@milepost/openapi/domains/monitor';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { LogChanges } from './LogChanges.tsx';

const member = (name: string, before: string | null, after: string | null, isHidden = false) => ({ member: name, before, after, isHidden });
const change = (action: RecordChange['action'], ...members: RecordChange['members']): RecordChange => ({
  action,
  kind: '菜单',
  recordId: action,
  name: '巡查台账',
  members,
});
const shown = async (changes: readonly RecordChange[]) => {
  await renderInConsole(aSession({}).around(<LogChanges read={() => changes} isReadOnly />));
  return [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('members of a changed record are added, changed or removed, with what stood there before and after; a secret shows neither', async () => {
  const rows = await shown([
    change(
      'update',
      member('fullName', '巡查', '巡查台账'),
      member('description', '', '夜班'),
      member('urlAddress', '/a', null),
      member('appSecret', null, null, true),
    ),
  ]);
  expect(rows).toEqual([
    ['Name', 'changed', '巡查', '巡查台账'],
    ['Description', 'added', '—', '夜班'],
    ['urlAddress', 'removed', '/a', '—'],
    ['appSecret', 'changed', 'Its value is not shown'],
  ]);
  expect(document.querySelector('table')?.getAttribute('aria-label')).toBe('菜单 · 巡查台账 · changed');
});

test.each([
  ['create', 'added'],
  ['delete', 'removed'],
] as const)('members of a record after %s are %s', async (action, word) => {
  expect((await shown([change(action, member('enCode', 'a', 'a'))])).map(([, said]) => said)).toEqual([word]);
});

test('a row that has changed nothing says nothing of changes', async () => {
  await shown([]);
  expect(document.querySelector('section')).toBeNull();
});
