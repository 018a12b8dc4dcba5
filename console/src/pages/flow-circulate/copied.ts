import { msg } from '@lingui/core/macro';
import { FLOW_TASK_CATEGORIES, workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { FLOW_LISTS, FLOW_STALE } from '../../data/workflow/stale.ts';
import { workColumns } from '../../features/flow/flowColumns.ts';
import { workFilters } from '../../features/flow/flowFilters.ts';
import { workPath } from '../../features/flow/flowLinks.ts';
import { defineResource, usualQuery } from '../../features/resource/index.ts';

/** Flows the caller has a copy of. @source shell §2 @reading R-750 */
export const copied = defineResource({
  id: FLOW_LISTS.copied,
  source: 'shell §2',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  alsoStale: FLOW_STALE,
  words: {
    many: msg({ message: 'Copied to me', context: 'list' }),
    add: msg({ message: 'Copied to me', context: 'list' }),
    edit: msg({ message: 'Copied to me', context: 'list' }),
    none: msg`Nothing was copied to you`,
  },
  list: {
    shape: 'paged',
    call: 'listFlowTasks',
    args: (ask) => ({ path: { category: FLOW_TASK_CATEGORIES.copied }, query: usualQuery(ask, { list: { shape: 'paged' } }) }),
    keyword: msg`Title or number`,
    filters: workFilters,
    columns: workColumns(msg({ message: 'Copied', context: 'when' })),
    isSelectable: false,
  },
  actions: {
    history: false,
    more: [{ id: 'open', label: msg`Detail`, code: null, leadsTo: (row) => workPath(row, 'copied') }],
  },
});
