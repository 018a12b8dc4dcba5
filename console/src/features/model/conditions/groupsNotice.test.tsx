import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { compileList } from '../../../data/model/compile/index.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { listConfig } from '@milepost/openapi/domains/model';
import { ConditionChips } from './ConditionChips.tsx';

const control = (field: string) => ({ __config__: { jnpfKey: 'comInput', label: field }, __vModel__: field });
const { conditions: fields } = compileList(
  listConfig.decode({ columnOptions: [control('table-part'), control('title')], hasSuperQuery: true } as never),
);

const group = { match: 'all' as const, list: [{ field: 'title', symbol: 'like', value: '桥' }] };
const pagination = { currentPage: 1, pageSize: 1, total: 0 };
const SENTENCE = 'The groups of conditions have no effect';

const asks = (symbol: string) => ({ logic: 'AND', groups: [{ field: 'title', symbol, fieldValue: null, jnpfKey: '' }] });
const CONTRADICTION = { matchLogic: 'AND', conditionList: [asks('null'), asks('notNull')] };

test.each([
  ['leaves the groups unread', [{ id: '1' }], 2, [CONTRADICTION], true],
  ['joins the groups', [], 2, [CONTRADICTION], false],
  ['is asked for one group, as every server reads it', [{ id: '1' }], 1, [], false],
])('a server that %s: what stands above the list says whether its records are narrowed', async (_, list, count, asked, isWarned) => {
  const session = aSession({ listRecords: () => ({ list, pagination }) });
  const conditions = { match: 'any' as const, groups: Array.from({ length: count }, () => group) };
  await renderInConsole(
    session.around(<ConditionChips conditions={conditions} narrow={() => undefined} fields={fields} modelId="m1" menuId="e1" />),
  );
  await vi.waitFor(() => expect(session.calls).toHaveLength(asked.length));
  const bodies = (session.calls as [string, { body: { superQueryJson: string } }][]).map(([, { body }]) => body);
  expect(bodies.map(({ superQueryJson }) => JSON.parse(superQueryJson) as unknown)).toEqual(asked);
  await vi.waitFor(() => expect(session.queries.isFetching()).toBe(0));
  // What an answer changes is drawn before this goes on.
  await act(async () => undefined);
  expect(document.querySelector('[role=alert]')?.textContent.includes(SENTENCE) ?? false).toBe(isWarned);
});
