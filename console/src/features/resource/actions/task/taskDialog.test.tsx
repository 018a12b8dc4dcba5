import { msg } from '@lingui/core/macro';
import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../../testing/inSession.tsx';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { TaskDialog } from './TaskDialog.tsx';
import { NotDone } from './types.ts';
import type { Task } from './types.ts';

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click());

test('steps in turn end at the first that fails, which says why; whoever leaves then is not told that it was done, and trying again begins anew', async () => {
  const run: string[] = [];
  let isBlocked = true;
  const step = (name: string) => ({
    name,
    run: async () => {
      run.push(name);
      if (name === 'take' && isBlocked) throw new NotDone(msg`Somebody else has changed it meanwhile`);
      return {};
    },
  });
  const task: Task<object> = {
    id: 'inTurn',
    title: 'Succession',
    confirmLabel: msg`Delete`,
    fields: [],
    isInTurn: true,
    impact: async () => [],
    steps: async () => ['give', 'take', 'delete'].map(step),
    done: () => 'All of it is done',
  };
  let isClosed = false;
  const dialog = <TaskDialog about={null} of={() => task as never} onClose={() => (isClosed = true)} />;
  const screen = await renderInConsole(aSession({}).around(dialog));
  await screen.appeared('[role=dialog] output');
  await press('Delete');
  await screen.appeared('[role=dialog] [role=alert]');
  const said = screen.one('[role=alert]').textContent;
  for (const words of ['1 done, 2 not done', 'take: Somebody else has changed it meanwhile', 'delete: not begun'])
    expect(said).toContain(words);
  await press('Close');
  expect([isClosed, screen.toaster.snapshot().history]).toEqual([true, []]);
  isBlocked = false;
  await press('Retry');
  expect(run).toEqual(['give', 'take', 'give', 'take', 'delete']);
  expect(screen.toaster.snapshot().history.map(({ title }) => title)).toEqual(['All of it is done']);
});
