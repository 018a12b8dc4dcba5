import { act } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../../../testing/inSession.tsx';
import { renderInConsole } from '../../../../testing/renderInConsole.tsx';
import { ExportDialog } from './ExportDialog.tsx';

test('a file that was exported is told of once, and the dialog is gone', async () => {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const columns = [{ id: 'account', label: 'Account' }];
  const { appeared, toaster } = await renderInConsole(
    aSession({}).around(
      <ExportDialog title="Export users" chosen={null} columns={columns} write={async () => undefined} onClose={close} />,
    ),
  );
  await appeared('[role=dialog]');
  await act(async () => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Export')?.click());
  expect([isClosed, toaster.snapshot().history.map(({ tone, title }) => [tone, title])]).toEqual([
    true,
    [['success', 'The file was exported']],
  ]);
});
