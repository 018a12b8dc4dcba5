import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { UserRow } from '@milepost/openapi/domains/user';
import { workflowOperations } from '@milepost/openapi/operations';
import { givenColumns } from '../../features/flow/flowColumns.ts';
import { defineResource, usualQuery } from '../../features/resource/index.ts';

const PAGED = { list: { shape: 'paged' } } as const;

/** Work that waits for a person, to be given to somebody else before the person goes. @source admin §2 @reading R-704 */
export function waitingOf({ id, realName }: Pick<UserRow, 'id' | 'realName'>) {
  const many = msg`Waiting for ${realName}`;
  return defineResource({
    id: `waitingWork-${id}`,
    source: 'admin §2',
    operations: workflowOperations,
    codecs: workflowCodecs,
    words: { many, add: many, edit: many, emptyText: msg`No work waits for them` },
    list: {
      shape: 'paged',
      call: 'listWaitingFlowTasks',
      args: (ask) => ({ path: { id }, query: usualQuery(ask, PAGED) }),
      keyword: msg`Title or number`,
      columns: givenColumns(msg({ message: 'Received', context: 'work' })),
      isSelectable: false,
    },
    actions: {
      history: false,
      more: [
        {
          id: 'assign',
          label: msg({ message: 'Give to somebody else', context: 'work' }),
          code: 'btn_remove',
          opens: () => import('./AssignWork.tsx'),
        },
      ],
    },
  });
}
