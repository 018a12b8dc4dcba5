import { msg } from '@lingui/core/macro';
import { FLOW_TASK_CATEGORIES, workflowCodecs } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { FLOW_LISTS, FLOW_STALE } from '../../data/workflow/stale.ts';
import { workColumns } from '../../features/flow/flowColumns.ts';
import { workFilters } from '../../features/flow/flowFilters.ts';
import { workPath } from '../../features/flow/flowLinks.ts';
import { defineResource, usualQuery } from '../../features/resource/index.ts';

/** Work the caller has handled; the last act may be taken back as long as nobody has gone on. @source shell §2 @reading R-750 */
export const done = defineResource({
  id: FLOW_LISTS.done,
  source: 'shell §2',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  alsoStale: FLOW_STALE,
  words: {
    many: msg({ message: 'Done', context: 'work' }),
    add: msg({ message: 'Done', context: 'work' }),
    edit: msg({ message: 'Done', context: 'work' }),
    none: msg`You have handled nothing yet`,
  },
  list: {
    shape: 'paged',
    call: 'listFlowTasks',
    args: (ask) => ({ path: { category: FLOW_TASK_CATEGORIES.done }, query: usualQuery(ask, { list: { shape: 'paged' } }) }),
    keyword: msg`Title or number`,
    filters: workFilters,
    columns: workColumns(msg({ message: 'Handled', context: 'when' })),
    isSelectable: false,
  },
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
        asks: msg`Take back what you handed on?`,
      },
    ],
  },
});
