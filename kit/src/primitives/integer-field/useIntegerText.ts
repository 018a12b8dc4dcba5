import { useState } from 'react';
import { readInteger, stepped } from './readInteger.ts';
import type { IntegerReading, Step } from './readInteger.ts';
import type { IntegerFieldProps, IntegerProblem } from './types.ts';

interface Draft {
  readonly text: string;
  /** True once the user has left the field or pressed Enter, so that a problem may be shown. */
  readonly isSettled: boolean;
  /** The value this text stands beside; when the owner sets another one, the text is out of date. */
  readonly beside: number | null;
}

type Owner = Pick<IntegerFieldProps, 'value' | 'min' | 'max' | 'onChange' | 'onProblem' | 'onLeave'>;

const hasProblem = (reading: IntegerReading): reading is { kind: IntegerProblem['kind'] } =>
  reading.kind !== 'value' && reading.kind !== 'empty';

/**
 * The text of an integer field. A text with a problem is kept as typed; a good one follows `value` and is
 * tidied when the field is left, so that `１，２３４` becomes `1234`.
 */
export function useIntegerText(owner: Owner, describe: (kind: IntegerProblem['kind']) => string) {
  const { value, onChange, onProblem, onLeave } = owner;
  const [typed, setDraft] = useState<Draft | null>(null);
  const draft = typed?.beside === value ? typed : null;
  const text = draft?.text ?? (value === null ? '' : String(value));
  const reading = readInteger(text, owner);
  const problem = hasProblem(reading) ? { kind: reading.kind, message: describe(reading.kind) } : null;

  function type(next: string) {
    const after = readInteger(next, owner);
    const nextValue = hasProblem(after) ? value : after.kind === 'value' ? after.value : null;
    setDraft({ text: next, isSettled: false, beside: nextValue });
    if (hasProblem(after)) onProblem?.({ kind: after.kind, message: describe(after.kind) });
    else {
      if (problem) onProblem?.(null);
      if (nextValue !== value) onChange(nextValue);
    }
  }

  /** @returns where the step led, or null when there was nothing to step from */
  function stepBy(step: Step): number | null {
    const next = stepped(reading, step, owner);
    if (next === null) return null;
    setDraft(null);
    if (problem) onProblem?.(null);
    if (next !== value) onChange(next);
    return next;
  }

  /** Shows the problem, if there is one, and tidies the text otherwise. */
  const settle = () => setDraft(problem ? { text, isSettled: true, beside: value } : null);

  return {
    text,
    type,
    stepBy,
    settle,
    leave: () => {
      settle();
      onLeave?.();
    },
    shownProblem: draft?.isSettled ? problem : null,
    value: reading.kind === 'value' ? reading.value : null,
  };
}
