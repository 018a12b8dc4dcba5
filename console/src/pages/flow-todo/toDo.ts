import { msg } from '@lingui/core/macro';
import { FLOW_TASK_CATEGORIES, workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { FLOW_LISTS, FLOW_STALE } from '../../data/workflow/stale.ts';
import { workColumns } from '../../features/flow/flowColumns.ts';
import { workFilters } from '../../features/flow/flowFilters.ts';
import { workPath } from '../../features/flow/flowLinks.ts';
import { defineResource, usualQuery } from '../../features/resource/index.ts';

/** Work that waits for the caller. @source shell §2 @reading R-750 */
export const toDo = defineResource({
  id: FLOW_LISTS.toDo,
  source: 'shell §2',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  alsoStale: FLOW_STALE,
  words: {
    many: msg({ message: 'To do', context: 'list' }),
    add: msg({ message: 'To do', context: 'list' }),
    edit: msg({ message: 'To do', context: 'list' }),
    none: msg`Nothing waits for you`,
  },
  list: {
    shape: 'paged',
    call: 'listFlowTasks',
    args: (ask) => ({ path: { category: FLOW_TASK_CATEGORIES.toDo }, query: usualQuery(ask, { list: { shape: 'paged' } }) }),
    keyword: msg`Title or number`,
    filters: workFilters,
    columns: workColumns(msg({ message: 'Received', context: 'work' }), true),
    isSelectable: true,
  },
  actions: {
    history: false,
    several: [{ id: 'batch', label: msg`Handle in one go`, code: null, opens: () => import('./BatchDialog.tsx') }],
    more: [{ id: 'open', label: msg({ message: 'Handle', context: 'work' }), code: null, leadsTo: (row) => workPath(row, 'toDo') }],
  },
});
