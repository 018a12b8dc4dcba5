import { msg } from '@lingui/core/macro';
import { workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { OwnFlow } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { Plus } from 'lucide';
import { FLOW_LISTS } from '../../data/workflow/lists.ts';
import { ownColumns } from '../../features/flow/flowColumns.ts';
import { ownFilters } from '../../features/flow/flowFilters.ts';
import { ownPath } from '../../features/flow/flowLinks.ts';
import { defineResource } from '../../features/resource/index.ts';

const START = msg({ message: 'Start a flow', context: 'launch' });
const mayEdit = ({ state }: OwnFlow) => state === 'draft' || state === 'rejected';
const waits = ({ state }: OwnFlow) => state === 'waiting';

/** Flows the caller has launched, with the drafts. @source shell §2 @reading R-697 */
export const ownFlows = defineResource({
  id: FLOW_LISTS.own,
  source: 'shell §2',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  words: {
    many: msg({ message: 'Started by me', context: 'list' }),
    add: START,
    edit: START,
    emptyText: msg`You have launched nothing yet`,
  },
  list: {
    shape: 'paged',
    call: 'listOwnFlows',
    keyword: msg`Title or number`,
    filters: ownFilters,
    columns: ownColumns,
    isSelectable: false,
  },
  actions: {
    history: false,
    tools: [
      { id: 'start', label: START, code: null, icon: Plus, isMain: true, opens: () => import('../../features/flow/start/StartDialog.tsx') },
    ],
    remove: { call: 'removeOwnFlow', when: ({ state }) => state === 'draft' || state === 'revoked' },
    more: [
      { id: 'fillIn', label: msg`Edit`, code: null, when: mayEdit, leadsTo: (row) => ownPath(row, 'launching') },
      { id: 'open', label: msg`Detail`, code: null, when: ({ state }) => state !== 'draft', leadsTo: (row) => ownPath(row, 'launched') },
      { id: 'urge', label: msg({ message: 'Urge', context: 'flow' }), code: null, when: waits, call: 'urgeFlowTask' },
      {
        id: 'revoke',
        label: msg({ message: 'Revoke', context: 'flow' }),
        code: null,
        tone: 'danger',
        when: waits,
        opens: () => import('../../features/flow/acts/RevokeDialog.tsx'),
      },
    ],
  },
});
