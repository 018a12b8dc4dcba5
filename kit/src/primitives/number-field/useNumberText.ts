import { keepsCommas, numberText, readNumber, stepped } from '../../engines/number-entry/index.ts';
import { useState } from 'react';
import { decimalOf } from '../../engines/decimal-digits/index.ts';
import type { NumberProblemKind, NumberReading, Step } from '../../engines/number-entry/index.ts';
import type { NumberOwner } from './types.ts';

interface Draft {
  readonly text: string;
  /** True once the user has left the field or pressed Enter, so that a problem may be shown. */
  readonly isSettled: boolean;
  /** The value this text stands beside; when the owner sets another one, the text is out of date. */
  readonly beside: string | null;
  /** Commas in the text are the field's own. */
  readonly isGrouped: boolean;
}

const hasProblem = (reading: NumberReading): reading is { kind: NumberProblemKind } => reading.kind !== 'value' && reading.kind !== 'empty';

/** One value in one way of writing, so that 1.50 set from outside is the 1.5 that was typed. */
const sameOf = (value: string | null): string | null => (value === null ? null : (decimalOf(value) ?? value));

/**
 * The text of a number field. What is typed stays until the field is left; a good text is then tidied, so that
 * `１，２３４` becomes `1234`, and one with a problem is kept.
 * @reading R-581
 */
export function useNumberText(owner: NumberOwner, describe: (kind: NumberProblemKind) => string) {
  const { onChange, onProblem, onLeave, emptyAs = 'null' } = owner;
  const value = sameOf(owner.value);
  const [typed, setDraft] = useState<Draft | null>(null);
  const draft = typed?.beside === value ? typed : null;
  const tidy = numberText(value, owner);
  const text = draft?.text ?? tidy;
  const read = (some: string, isGrouped: boolean) => readNumber(isGrouped ? some.replaceAll(',', '') : some, owner);
  const reading = draft ? read(draft.text, draft.isGrouped) : read(value ?? '', false);
  const problem = hasProblem(reading) ? { kind: reading.kind, message: describe(reading.kind) } : null;

  function type(next: string) {
    const isGrouped = (draft ? draft.isGrouped : owner.hasThousands === true) && keepsCommas(text, next);
    const after = read(next, isGrouped);
    const nextValue = hasProblem(after) ? value : after.kind === 'value' ? after.value : emptyAs === 'zero' ? '0' : null;
    setDraft({ text: next, isSettled: false, beside: nextValue, isGrouped });
    if (hasProblem(after)) onProblem?.({ kind: after.kind, message: describe(after.kind) });
    else {
      if (problem) onProblem?.(null);
      if (nextValue !== value) onChange(nextValue);
    }
  }

  /** @returns where the step led, or null when there was nothing to step from or to */
  function stepBy(step: Step, size: string): string | null {
    const next = stepped(reading, step, size, owner);
    if (next === null) return null;
    setDraft(null);
    if (problem) onProblem?.(null);
    if (next !== value) onChange(next);
    return next;
  }

  /** Shows the problem, if there is one, and tidies the text otherwise. */
  const settle = () => setDraft(problem ? { text, isSettled: true, beside: value, isGrouped: draft?.isGrouped ?? false } : null);

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
    /** The number the text says now; null while it says none. */
    value: reading.kind === 'value' ? reading.value : null,
  };
}

export type NumberText = ReturnType<typeof useNumberText>;
