import { DataTable } from '@milepost/kit/data-table';
import { ApiError } from '@milepost/openapi/client';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { useFailedState } from './index.ts';

const refused = (msg: string) => new ApiError('listMessages', { kind: 'refused', code: 500, msg, detail: 'refused' });
const ofNothing = () => '';

function List({ error, isFiltered = false }: { readonly error: unknown; readonly isFiltered?: boolean }) {
  return (
    <DataTable<object>
      label="Messages"
      columns={[]}
      rows={[]}
      rowId={ofNothing}
      rowLabel={ofNothing}
      state={useFailedState({ error, retry: () => undefined, isFiltered })}
    />
  );
}
const shown = (list: ReactNode) => renderInConsole(aSession({}).around(list));
const text = () => document.body.textContent ?? '';

test('a list that did not come says the server’s words, and nothing of filters where nothing is filtered', async () => {
  await shown(<List error={refused('消息服务维护中')} />);
  expect(text()).toContain('消息服务维护中');
  expect(text()).not.toContain('Your filters are kept.');
});

test('filters that are kept are said to be', async () => {
  await shown(<List error={refused('消息服务维护中')} isFiltered />);
  expect(text()).toContain('Your filters are kept.');
});

test.each([new Error('Failed to fetch'), refused(''), null])(
  'where the server says nothing (%s) it is “request error, please retry”',
  async (error) => {
    await shown(<List error={error} />);
    expect(text()).toContain('Request error, please retry');
  },
);
