import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ListColumn } from '@milepost/kit/lists/grammar';
import type { FlowTask, OwnFlow } from '@milepost/openapi/domains/workflow';
import { momentColumn, personColumn, textColumn } from '../resource/index.ts';
import { FLOW_STATES, URGENCIES } from './flowWords.ts';

type AnyFlow = Pick<OwnFlow, 'fullName' | 'flowName' | 'thisStep' | 'startTime' | 'urgency' | 'state'>;

const LAST = { width: { px: 120 }, isSortable: false } as const;

const urgency: ListColumn<AnyFlow> = {
  id: 'urgency',
  header: msg`Urgency`,
  text: (row, words) => words.text(URGENCIES[row.urgency].says),
  tone: (row) => URGENCIES[row.urgency].tone,
  narrow: 'hidden',
  ...LAST,
};
const state: ListColumn<AnyFlow> = {
  id: 'state',
  header: msg`Status`,
  text: (row, words) => words.text(FLOW_STATES[row.state].says),
  tone: (row) => FLOW_STATES[row.state].tone,
  narrow: 'status',
  ...LAST,
};
const about: readonly ListColumn<AnyFlow>[] = [
  textColumn('fullName', msg({ message: 'Title', context: 'flow' }), { width: { flex: 5, minPx: 272 }, narrow: 'title' }),
  textColumn('flowName', msg({ message: 'Flow', context: 'kind of' }), { width: { flex: 2, minPx: 112 } }),
];
const started = momentColumn('startTime', msg`Launched`, { isSortable: false });
const step = textColumn('thisStep', msg({ message: 'Current step', context: 'flow' }), { width: { flex: 2, minPx: 120 }, narrow: 'meta' });

/**
 * Columns of a list of what came to the caller. What waits is all in progress: on a narrow page its urgency is told instead.
 * @param since word for when it came
 */
export const workColumns = (since: MessageDescriptor, isWaiting = false): readonly ListColumn<FlowTask>[] => [
  ...about,
  personColumn('userName', msg`Initiator`, { narrow: 'meta' }),
  momentColumn('creatorTime', since, { isSortable: false }),
  step,
  isWaiting ? { ...urgency, narrow: 'status' } : urgency,
  isWaiting ? { ...state, narrow: 'hidden' } : state,
  started,
];

/** Columns a narrow page tells of work that is given away: which flow it is, and since when it waits. */
const TOLD_OF_GIVEN: readonly string[] = ['flowName', 'creatorTime'];
/** Columns of a list of what waits for somebody and is to be given to somebody else. @param since word for when it came */
export const givenColumns = (since: MessageDescriptor): readonly ListColumn<FlowTask>[] =>
  workColumns(since, true).map((column) => {
    if (TOLD_OF_GIVEN.includes(column.id)) return { ...column, narrow: 'meta' };
    return column.narrow === 'meta' ? { ...column, narrow: 'hidden' } : column;
  });

/** Columns of the caller's own flows. */
export const ownColumns: readonly ListColumn<OwnFlow>[] = [
  ...about,
  momentColumn('startTime', msg`Launched`, { isSortable: false, text: (row, words) => words.moment(row.startTime), narrow: 'meta' }),
  step,
  {
    id: 'completion',
    header: msg({ message: 'Progress', context: 'flow' }),
    text: ({ completion }) => (completion === null ? '' : `${completion}%`),
    align: 'end',
    width: { px: 80 },
    narrow: 'hidden',
  },
  urgency,
  state,
];
