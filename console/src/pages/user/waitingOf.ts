import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { UserRow } from '@milepost/openapi/domains/user';
import { workflowOperations } from '@milepost/openapi/operations';
import { workColumns } from '../../features/flow/flowColumns.ts';
import { defineResource, usualQuery } from '../../features/resource/index.ts';
import type { Effects } from '../../features/resource/index.ts';

const PAGED = { list: { shape: 'paged' } } as const;
/** Tasks a sentence names; the list has all. */
const NAMED = 3;

/** Work that waits for a person, to be given to somebody else before the person goes. @source admin §2 @reading R-704 */
export function waitingOf({ id, realName }: Pick<UserRow, 'id' | 'realName'>) {
  const many = msg`Waiting for ${realName}`;
  const listId = `waitingWork-${id}`;
  return defineResource({
    id: listId,
    source: 'admin §2',
    operations: workflowOperations,
    codecs: workflowCodecs,
    words: { many, add: many, edit: many, none: msg`No work waits for them` },
    list: {
      shape: 'paged',
      call: 'listWaitingFlowTasks',
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      keyword: msg`Title or number`,
      columns: workColumns(msg({ message: 'Received', context: 'work' }), true),
      isSelectable: false,
    },
    actions: {
      history: false,
      more: [
        {
          id: 'assign',
          label: msg({ message: 'Give to somebody else', context: 'work' }),
          code: 'btn_remove',
          opens: async () => ({ default: (await import('./AssignWork.tsx')).assignFrom(listId) }),
        },
      ],
    },
  });
}

/** Work nobody would do any more. @source admin §8 @reading R-704 */
export const waitingWork: Effects<Pick<UserRow, 'id'>> = async ({ id }, { client }, signal) => {
  const query = { currentPage: 1, pageSize: 20 } as const;
  const { data } = await bindOperations(client, workflowOperations).listWaitingFlowTasks({ path: { id }, query }, { signal });
  const { rows, total: count } = workflowCodecs.listWaitingFlowTasks.data.decode(data);
  if (count === 0) return [];
  const names = rows
    .slice(0, NAMED)
    .map(({ fullName }) => `“${fullName}”`)
    .join(' ');
  return [
    msg`${plural(count, { one: '# task waits for them', other: '# tasks wait for them' })}: ${names}. “Waiting work” in the menu of the row gives them to somebody else.`,
  ];
};
