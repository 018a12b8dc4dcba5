import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Delegation, DelegationDraft } from '@milepost/openapi/domains/workflow';
import { readMoment, writeMoment } from './momentInput.ts';

/** Draft of the form; moments as they are typed. */
export interface EntrustFormDraft {
  readonly toUserId: string;
  readonly flowIds: readonly string[];
  readonly start: string;
  readonly end: string;
  readonly description: string;
}
export type EntrustFormField = keyof EntrustFormDraft;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A delegation begins with the next hour and lasts a week, unless somebody says otherwise. */
const USUAL_DAYS = 7;

/** A new delegation as the form begins it. */
export function newDelegation(nowMs: number): EntrustFormDraft {
  const startMs = Math.ceil(nowMs / HOUR_MS) * HOUR_MS;
  return { toUserId: '', flowIds: [], start: writeMoment(startMs), end: writeMoment(startMs + USUAL_DAYS * DAY_MS), description: '' };
}

/** A delegation as the form edits it. */
export const draftOf = ({ toUserId, flowIds, startTime, endTime, description }: Delegation): EntrustFormDraft => ({
  toUserId,
  flowIds,
  start: writeMoment(startTime),
  end: writeMoment(endTime),
  description,
});

export interface EntrustProblem {
  readonly field: EntrustFormField;
  readonly sentence: MessageDescriptor;
}

/** An example of a moment as it is typed. */
export const MOMENT_EXAMPLE = '2026-11-24 08:00';

function momentProblem(field: 'start' | 'end', typed: string, missing: MessageDescriptor): EntrustProblem[] {
  if (typed.trim() === '') return [{ field, sentence: missing }];
  return readMoment(typed) === null ? [{ field, sentence: msg`Write date and time like ${MOMENT_EXAMPLE}` }] : [];
}

/** Problems of a draft, in the order of the form. @reading R-372 */
export function problemsIn({ toUserId, start, end }: EntrustFormDraft, ownUserId: string): EntrustProblem[] {
  const [startMs, endMs] = [readMoment(start), readMoment(end)];
  return [
    ...(toUserId === '' ? [{ field: 'toUserId', sentence: msg`Choose who acts for you` } as const] : []),
    ...(toUserId !== '' && toUserId === ownUserId
      ? [{ field: 'toUserId', sentence: msg`Nobody acts for themselves; choose somebody else` } as const]
      : []),
    ...momentProblem('start', start, msg`Enter when it begins`),
    ...momentProblem('end', end, msg`Enter when it ends`),
    ...(startMs !== null && endMs !== null && endMs <= startMs
      ? [{ field: 'end', sentence: msg`The end must be after the start` } as const]
      : []),
  ];
}

/** Body that is sent. The form has judged it. */
export const bodyOf = (draft: EntrustFormDraft, nameOf: (flowId: string) => string): DelegationDraft => ({
  toUserId: draft.toUserId,
  flowIds: [...draft.flowIds],
  flowName: draft.flowIds.map(nameOf).join(','),
  description: draft.description,
  userId: null,
  startTime: readMoment(draft.start) ?? 0,
  endTime: readMoment(draft.end) ?? 0,
});

/** State of a delegation at a moment. */
export type DelegationState = 'ahead' | 'inForce' | 'over';

export function stateAt({ startTime, endTime }: Pick<Delegation, 'startTime' | 'endTime'>, nowMs: number): DelegationState {
  if (startTime !== null && nowMs < startTime) return 'ahead';
  return endTime !== null && nowMs > endTime ? 'over' : 'inForce';
}

/** The flows of a delegation by id and name, as far as its names say; those that are known by another way come first. */
export function flowsOf({ flowIds, flowName }: Pick<Delegation, 'flowIds' | 'flowName'>): { id: string; fullName: string }[] {
  const names = flowName.split(',');
  return names.length === flowIds.length ? flowIds.map((id, at) => ({ id, fullName: names[at] ?? id })) : [];
}
