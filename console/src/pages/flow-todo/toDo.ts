import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { workPath } from '../../features/flow/flowLinks.ts';
import { workResource } from '../../features/flow/workResource.ts';
import { defineResource } from '../../features/resource/index.ts';

/** Work that waits for the caller. @source shell §2 @reading R-750 */
export const toDo = defineResource({
  operations: workflowOperations,
  codecs: workflowCodecs,
  ...workResource('toDo', {
    many: msg({ message: 'To do', context: 'list' }),
    emptyText: msg`Nothing waits for you`,
    when: msg({ message: 'Received', context: 'work' }),
  }),
  actions: {
    history: false,
    several: [{ id: 'batch', label: msg`Handle in one go`, code: null, opens: () => import('./BatchDialog.tsx') }],
    more: [{ id: 'open', label: msg({ message: 'Handle', context: 'work' }), code: null, leadsTo: (row) => workPath(row, 'toDo') }],
  },
});
