import { msg } from '@lingui/core/macro';
import { systemClock } from '@milepost/kit/engines/clock';
import type { Option } from '@milepost/kit/forms/grammar';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import { DELEGATION_TYPES, workflowCodecs } from '@milepost/openapi/domains/workflow';
import type { Delegation } from '@milepost/openapi/domains/workflow';
import { workflowOperations } from '@milepost/openapi/operations';
import { personName } from '../../data/personName.ts';
import { listKnownFlows } from '../../data/workflow/queries.ts';
import {
  choices,
  defineResource,
  description,
  feed,
  moment,
  momentColumn,
  pair,
  personColumn,
  pick,
  textColumn,
} from '../../features/resource/index.ts';
import { bodyOf, draftOf, newDelegation, problemsIn, stateAt } from './delegation.ts';

const DELEGATE = msg({ message: 'Delegate', context: 'who acts' });
const STATES = {
  ahead: { says: msg`Not begun`, tone: 'info' },
  inForce: { says: msg`In force`, tone: 'success' },
  over: { says: msg`Over`, tone: 'off' },
} as const;
const stateOf = (row: Delegation) => stateAt(row, systemClock.now());
const PERSON = { width: { flex: 3, minPx: 150 }, narrow: 'title' } as const;

const COLUMNS: readonly ListColumn<Delegation>[] = [
  textColumn('flowName', msg`Flows`, {
    text: ({ flowName }, words) => flowName || words.text(msg`Every flow`),
    width: { flex: 4, minPx: 160 },
    narrow: 'meta',
  }),
  momentColumn('startTime', msg`Begins`, { width: { px: 188 }, isSortable: false }),
  momentColumn('endTime', msg`Ends`, { width: { px: 188 }, narrow: 'meta', isNamedInNarrow: true, isSortable: false }),
  textColumn('description', msg`Description`),
  {
    id: 'state',
    header: msg`Status`,
    text: (row, words) => words.text(STATES[stateOf(row)].says),
    tone: (row) => STATES[stateOf(row)].tone,
    width: { px: 112 },
    narrow: 'status',
  },
];

/** Delegations: who acts for the person, and for whom the person acts. @source shell §2.1 (/workFlow/entrust) @reading R-372 */
export const delegations = defineResource({
  id: 'delegation',
  source: 'shell §2.1',
  operations: workflowOperations,
  codecs: workflowCodecs,
  isOwn: true,
  words: { many: msg`Flow delegation`, add: msg`New delegation`, edit: msg`Edit delegation`, emptyText: msg`You have entrusted nothing` },
  list: {
    shape: 'paged',
    call: 'listDelegations',
    keyword: msg`Person or flow`,
    columns: [personColumn('toUserName', DELEGATE, PERSON), ...COLUMNS],
    nameOf: ({ toUserName, flowName }) => `${personName(toUserName)} ${flowName}`,
    isSelectable: false,
    views: {
      label: msg`Delegations`,
      sends: 'type',
      address: 'config',
      usual: DELEGATION_TYPES.toMe,
      all: [
        { id: 'byMe', value: DELEGATION_TYPES.byMe, label: msg`Entrusted by me` },
        {
          id: 'toMe',
          value: DELEGATION_TYPES.toMe,
          label: msg`Entrusted to me`,
          emptyText: msg`Nothing was entrusted to you`,
          columns: [personColumn('userName', msg({ message: 'Delegator', context: 'for whom' }), PERSON), ...COLUMNS],
          nameOf: ({ userName, flowName }) => `${personName(userName)} ${flowName}`,
          isRead: true,
        },
      ],
    },
  },
  form: {
    frame: 'dialog',
    load: 'getDelegation',
    create: 'createDelegation',
    update: 'updateDelegation',
    toDraft: draftOf,
    toBody: (draft, { optionsOf }) => bodyOf(draft, optionsOf('flows')),
    initial: () => newDelegation(systemClock.now()),
    check: problemsIn,
    feeds: {
      // The flows that can be delegated: those the person knows, and those of the record. @reading R-377
      flows: async ({ client }, { known }, signal) => {
        const flows = (await listKnownFlows(client, signal)).map(({ id, fullName }): [string, Option] => [id, { id, label: fullName }]);
        const own = ((known ?? []) as readonly Option[]).map((one): [string, Option] => [one.id, one]);
        return [...new Map([...own, ...flows]).values()];
      },
    },
    fields: [
      pick('toUserId', DELEGATE, 'delegate', { required: true, message: { required: msg`Choose who acts for you` } }),
      choices('flowIds', msg`Flows`, feed('flows', { known: 'known' }), {
        placeholder: msg`Every flow`,
        help: msg`The flows you have had to do with; none chosen means every flow`,
      }),
      pair(
        moment('startTime', msg`Begins`, { required: true, message: { required: msg`Enter when it begins` } }),
        moment('endTime', msg`Ends`, { required: true, message: { required: msg`Enter when it ends` } }),
      ),
      description(),
    ],
  },
  actions: {
    remove: { call: 'removeDelegation', when: (row) => stateOf(row) === 'over' },
    more: [
      {
        id: 'end',
        label: msg({ message: 'End', context: 'delegation' }),
        code: null,
        tone: 'danger',
        when: (row) => stateOf(row) !== 'over',
        call: 'removeDelegation',
        confirm: (row) => {
          const toUserName = personName(row.toUserName);
          return {
            title: msg`End the delegation?`,
            body: msg`From now on ${toUserName} does not handle your work any more. What was handled stays as it is.`,
            confirmLabel: msg`End the delegation`,
          };
        },
      },
    ],
  },
});
