import { useState } from 'react';
import { textInZone } from '../../engines/clock/index.ts';
import { useEnvironment } from '../../engines/environment/index.ts';
import { NO_PARTS, partsOf, partsTyped, readParts, steppedPart, typedPart, typedText } from './dateParts.ts';
import type { DateReading, PartStep } from './dateParts.ts';
import type { DatePart, DateParts, DateProblem, DateProblemKind, PartsShape } from './types.ts';

interface Draft {
  readonly parts: DateParts;
  /** True once the user has left the field or pressed Enter, so that a problem may be shown. */
  readonly isSettled: boolean;
  /** The value these parts stand beside; when the owner sets another one, they are out of date. */
  readonly beside: string | null;
}

export type DatePartsDraft = ReturnType<typeof useDateParts>;

export interface DatePartsOwner {
  readonly value: string | null;
  /** Text that stood in the field before it was drawn anew, in place of the value. */
  readonly typed?: string | null | undefined;
  readonly onChange: (value: string | null) => void;
  readonly onProblem?: ((problem: DateProblem | null) => void) | undefined;
  readonly shape: PartsShape;
  readonly min: string | null;
  readonly max: string | null;
  /** Problem of a date that is otherwise fine: the day is closed. */
  readonly refuses?: ((value: string) => DateProblemKind | null) | undefined;
}

const problemOf = (reading: DateReading): DateProblemKind | null =>
  reading.kind === 'value' || reading.kind === 'empty' ? null : reading.kind;

function readIn(parts: DateParts, { shape, refuses, ...limits }: DatePartsOwner): DateReading {
  const reading = readParts(parts, shape, limits);
  const refused = reading.kind === 'value' ? refuses?.(reading.value) : null;
  return refused ? { kind: refused } : reading;
}

/**
 * The parts of a date field. Parts with a problem are kept as typed; good ones follow `value` and are tidied when the field
 * is left.
 */
export function useDateParts(owner: DatePartsOwner, describe: (kind: DateProblemKind, parts: DateParts) => string) {
  const { value, onChange, onProblem, shape } = owner;
  const { clock } = useEnvironment();
  /** Now, on the clock of the office. */
  const partsOfNow = (): DateParts => partsOf(textInZone(clock.now())) ?? NO_PARTS;
  const [typed, setDraft] = useState<Draft | null>(() => {
    const kept = owner.typed ? partsTyped(owner.typed, shape) : null;
    return kept && { parts: kept, isSettled: true, beside: value };
  });
  const draft = typed?.beside === value ? typed : null;
  const given = partsOf(value, shape);
  const parts = draft?.parts ?? given ?? NO_PARTS;
  const reading = draft || given ? readIn(parts, owner) : ({ kind: 'unreadable' } as const);
  const withWords = (kind: DateProblemKind | null, of: DateParts): DateProblem | null =>
    kind && { kind, message: describe(kind, of), typed: typedText(of, shape) };
  const problem = withWords(problemOf(reading), parts);

  function take(next: DateParts, isSettled = false) {
    const after = readIn(next, owner);
    const problemAfter = withWords(problemOf(after), next);
    const nextValue = after.kind === 'value' ? after.value : after.kind === 'empty' ? null : value;
    setDraft({ parts: next, isSettled, beside: nextValue });
    if (problemAfter) onProblem?.(problemAfter);
    else {
      if (problem) onProblem?.(null);
      if (nextValue !== value) onChange(nextValue);
    }
  }

  return {
    parts,
    problem,
    take,
    /** @returns whether a digit has made the part full, so that the next one is to be typed */
    type(part: DatePart, text: string): boolean {
      const after = typedPart(part, text, parts[part]);
      if (after.text !== parts[part]) take({ ...parts, [part]: after.text });
      return after.isFull;
    },
    stepBy: (part: DatePart, step: PartStep) => take({ ...parts, [part]: steppedPart(part, parts, step, partsOfNow()) }),
    /** Shows the problem, if there is one, and tidies the parts otherwise. */
    settle: () => setDraft(draft && problem ? { ...draft, isSettled: true } : null),
    /** Problem to show: of what was typed once the field is left, of what was given at once. */
    shownProblem: draft?.isSettled || (!draft && problem?.kind === 'unreadable') ? problem : null,
    value: reading.kind === 'value' ? reading.value : null,
  };
}
