import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { workPath } from '../../features/flow/flowLinks.ts';
import { workResource } from '../../features/flow/workResource.ts';
import { defineResource } from '../../features/resource/index.ts';

/** Flows the caller has a copy of. @source shell §2 @reading R-750 */
export const copied = defineResource({
  operations: workflowOperations,
  codecs: workflowCodecs,
  ...workResource('copied', {
    many: msg({ message: 'Copied to me', context: 'list' }),
    emptyText: msg`Nothing was copied to you`,
    when: msg({ message: 'Copied', context: 'when' }),
  }),
  actions: {
    history: false,
    more: [{ id: 'open', label: msg`Detail`, code: null, leadsTo: (row) => workPath(row, 'copied') }],
  },
});
