import { msg } from '@lingui/core/macro';
import { choice, dictionary, feed, moment, pick } from '../resource/index.ts';
import { FLOW_STATES, URGENCIES } from './flowWords.ts';

const urgent = { '1': URGENCIES.normal.says, '2': URGENCIES.important.says, '3': URGENCIES.urgent.says };
const states = {
  '0': FLOW_STATES.draft.says,
  '1': FLOW_STATES.waiting.says,
  '2': FLOW_STATES.adopted.says,
  '3': FLOW_STATES.rejected.says,
  '4': FLOW_STATES.revoked.says,
  '5': FLOW_STATES.cancelled.says,
};

const span = [moment('startTime', msg`Launched from`), moment('endTime', msg`Launched until`)] as const;
const kind = [
  choice('flowCategory', msg({ message: 'Category', context: 'flow' }), dictionary('WorkFlowCategory', 'id')),
  choice('templateId', msg({ message: 'Flow', context: 'kind of' }), feed('flowKinds')),
  choice('flowUrgent', msg`Urgency`, urgent),
] as const;

/** Filters of the caller's own flows. */
export const ownFilters = [...span, ...kind, choice('status', msg`Status`, states)];

/** Filters of what came to the caller. */
export const workFilters = [...span, ...kind, pick('creatorUserId', msg`Initiator`, 'person')];
