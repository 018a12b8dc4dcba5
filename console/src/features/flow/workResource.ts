import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FLOW_TASK_CATEGORIES } from '@milepost/openapi/domains/workflow';
import { FLOW_LISTS } from '../../data/workflow/lists.ts';
import { usualQuery } from '../resource/index.ts';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { workColumns } from './flowColumns.ts';
import { workFilters } from './flowFilters.ts';

interface WorkWords {
  readonly many: MessageDescriptor;
  readonly emptyText: MessageDescriptor;
  /** Head of the column that says when a row came here. */
  readonly when: MessageDescriptor;
}

/** Parts of a list of work that are the same in all of them: to do, done, copied. @source shell §2 @reading R-750 */
export function workResource(category: 'toDo' | 'done' | 'copied', { many, emptyText, when }: WorkWords) {
  const isToDo = category === 'toDo';
  return {
    id: FLOW_LISTS[category],
    source: 'shell §2',
    isOwn: true,
    words: { many, add: many, edit: many, emptyText },
    list: {
      shape: 'paged',
      call: 'listFlowTasks',
      args: (ask: ListAsk) => ({
        path: { category: FLOW_TASK_CATEGORIES[category] },
        query: usualQuery(ask, { list: { shape: 'paged' } }),
      }),
      keyword: msg`Title or number`,
      filters: workFilters,
      columns: workColumns(when, isToDo),
      isSelectable: isToDo,
    },
  } as const;
}
