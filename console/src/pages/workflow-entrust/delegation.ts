import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FieldProblem, Option } from '@milepost/kit/forms/grammar';
import type { Delegation, DelegationDraft } from '@milepost/openapi/domains/workflow';

/** A delegation as the form edits it: its moments are null while they are empty. */
export interface DelegationForm extends Omit<DelegationDraft, 'startTime' | 'endTime'> {
  readonly startTime: number | null;
  readonly endTime: number | null;
  /** Flows of the record: those nobody lists any more are kept by name. */
  readonly known?: readonly Option[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A delegation begins with the next hour and lasts a week, unless somebody says otherwise. */
const USUAL_DAYS = 7;

/** A new delegation as the form begins it. */
export function newDelegation(nowMs: number): Pick<DelegationDraft, 'startTime' | 'endTime'> {
  const startTime = Math.ceil(nowMs / HOUR_MS) * HOUR_MS;
  return { startTime, endTime: startTime + USUAL_DAYS * DAY_MS };
}

/** A delegation as the form edits it. A `userId` of null means the caller. */
export const draftOf = (record: Delegation): DelegationForm => ({ ...record, userId: null, known: flowsOf(record) });

/** Body that is sent, with the names of its flows. The form has judged it. */
export function bodyOf({ known = [], startTime, endTime, ...draft }: DelegationForm, flows: readonly Option[]): DelegationDraft {
  const names = new Map([...known, ...flows].map(({ id, label }) => [id, typeof label === 'string' ? label : id]));
  return {
    ...draft,
    startTime: startTime as number,
    endTime: endTime as number,
    userId: null,
    flowName: draft.flowIds.map((id) => names.get(id) ?? id).join(','),
  };
}

/** Problems that concern more than one field, or who is signed in. @reading R-372 */
export function problemsIn({ toUserId, startTime, endTime }: DelegationForm, ownId: string): readonly FieldProblem[] {
  const problem = (field: keyof DelegationDraft, message: MessageDescriptor): FieldProblem => ({ field, problem: { message } });
  return [
    ...(toUserId && toUserId === ownId ? [problem('toUserId', msg`Nobody acts for themselves; choose somebody else`)] : []),
    ...(startTime && endTime && endTime <= startTime ? [problem('endTime', msg`The end must be after the start`)] : []),
  ];
}

/** State of a delegation at a moment. */
export type DelegationState = 'ahead' | 'inForce' | 'over';

export function stateAt({ startTime, endTime }: Pick<Delegation, 'startTime' | 'endTime'>, nowMs: number): DelegationState {
  if (startTime !== null && nowMs < startTime) return 'ahead';
  return endTime !== null && nowMs > endTime ? 'over' : 'inForce';
}

/** The flows of a delegation, as far as its names say. */
export function flowsOf({ flowIds, flowName }: Pick<Delegation, 'flowIds' | 'flowName'>): Option[] {
  const names = flowName.split(',');
  return names.length === flowIds.length ? flowIds.map((id, at) => ({ id, label: names[at] ?? id })) : [];
}
