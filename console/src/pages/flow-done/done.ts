import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { workPath } from '../../features/flow/flowLinks.ts';
import { workResource } from '../../features/flow/workResource.ts';
import { defineResource } from '../../features/resource/index.ts';

/** Work the caller has handled; the last act may be taken back as long as nobody has gone on. @source shell §2 @reading R-750 */
export const done = defineResource({
  operations: workflowOperations,
  codecs: workflowCodecs,
  ...workResource('done', {
    many: msg({ message: 'Done', context: 'work' }),
    emptyText: msg`You have handled nothing yet`,
    when: msg({ message: 'Handled', context: 'when' }),
  }),
  actions: {
    history: false,
    more: [
      { id: 'open', label: msg`Detail`, code: null, leadsTo: (row) => workPath(row, 'done') },
      {
        id: 'recall',
        label: msg({ message: 'Recall', context: 'work' }),
        code: null,
        when: ({ state }) => state === 'waiting',
        call: 'recallFlowTask',
        args: ({ id }) => ({ path: { id }, body: { handleOpinion: '' } }),
        confirm: msg`Take back what you handed on?`,
      },
    ],
  },
});
