import type { FlowDetail, FlowRecord, FlowStep, HandleStatus } from '@milepost/openapi/domains/workflow';
import { personName } from '../../data/personName.ts';

/** A stone on the way of a process. */
export type WayNode =
  /** Behind: what was done. */
  | { readonly kind: 'done'; readonly record: FlowRecord; readonly isTurn: boolean }
  /** At hand: who handles it now, and since when (milliseconds since 1970, null where nobody knows). */
  | { readonly kind: 'atHand'; readonly step: FlowStep; readonly sinceMs: number | null }
  /** Ahead. */
  | { readonly kind: 'ahead'; readonly step: FlowStep };

/** Acts that turned a process round or ended it before its time. @source forms §9 */
const TURNS: ReadonlySet<HandleStatus> = new Set(['returned', 'withdrawn', 'terminated']);

/**
 * The way of a process: what was done, then what is at hand, then what lies ahead. Servers number the steps in their own
 * ways; what is not complete is at hand where the process says it stands there, else the first of them is. A process that is
 * over has nothing at hand. @reading R-382
 */
export function wayOf({ task, steps, trail }: Pick<FlowDetail, 'task' | 'steps' | 'trail'>): WayNode[] {
  const done = trail.map((record): WayNode => ({ kind: 'done', record, isTurn: TURNS.has(record.handleStatus) }));
  if (task?.state !== 'waiting') return done;
  const open = steps.filter(({ isComplete }) => !isComplete);
  const named = new Set(task.thisStep.split(',').filter((name) => name !== ''));
  const standing = open.filter(({ nodeName }) => named.has(nodeName));
  const atHand = new Set((standing.length > 0 ? standing : open.slice(0, 1)).map(({ id }) => id));
  const sinceMs = trail.at(-1)?.handleTime ?? task.startTime;
  return [...done, ...open.map((step): WayNode => (atHand.has(step.id) ? { kind: 'atHand', step, sinceMs } : { kind: 'ahead', step }))];
}

/** People who launched a process, as its trail says. */
export const initiatorsOf = ({ trail }: Pick<FlowDetail, 'trail'>): readonly string[] =>
  peopleOf(trail.find(({ handleStatus }) => handleStatus === 'initiated')?.userName ?? '');

/** Names without the accounts behind them: `何俊杰/staff,欧阳明轩/double`. */
export const peopleOf = (labels: string): readonly string[] => labels.split(',').map(personName).filter(Boolean);

/** People something was handed to, as the trail says; an id says nothing to a reader. */
export const targetsOf = (operator: string | null): readonly string[] =>
  operator === null || /^\d+$/.test(operator) ? [] : peopleOf(operator);
