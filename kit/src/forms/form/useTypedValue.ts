import { useEffect, useState } from 'react';
import { masked } from '../../engines/text-mask/index.ts';
import { isSame, numberIn, textOfStored } from '../grammar/index.ts';
import type { EditProps } from '../grammar/index.ts';
import { useBrokenRule } from '../kinds/editing/useBrokenRule.ts';
import { tidied } from '../kinds/text/tidied.ts';
import type { ValueRefusal } from '../kinds/types.ts';
import { valueKindOf } from '../kinds/values.ts';
import { problemMessage } from './problemMessage.ts';
import type { FormHandle } from './types.ts';

interface Typed {
  readonly text: string;
  /** Value of the field while this text stands in it. */
  readonly value: unknown;
  readonly isRefused: boolean;
}

const BEYOND: ReadonlySet<ValueRefusal['kind']> = new Set(['belowMin', 'aboveMax', 'turned']);

/** A value as somebody would type it; a mask hides it from whoever may not write it. */
function asTyped({ control, value, field }: EditProps): string {
  if (control.kind === 'date') return textOfStored(value, control.precision ?? 'day') ?? '';
  if (control.kind === 'number') return numberIn(value) ?? '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return control.kind === 'text' && control.mask && field.use !== 'editable' ? masked(text, control.mask) : text;
}

/**
 * The value of a field as a text that is typed. What is no value of its kind stays in the field as it is, keeps the form from being
 * saved, and gives way to a value that comes from elsewhere.
 */
export function useTypedValue({ text: words, messages }: FormHandle, editor: EditProps) {
  const { control, value, onChange, onLeave, onProblem } = editor;
  const [typed, setTyped] = useState<Typed | null>(null);
  const now = typed !== null && isSame(typed.value, value) ? typed : null;
  const isRefused = now?.isRefused === true;
  useEffect(() => (isRefused ? () => onProblem(null) : undefined), [isRefused, onProblem]);
  const rules = control.kind === 'text' ? control.rules : undefined;
  useBrokenRule(rules, typeof value === 'string' ? value : '', (rule) =>
    onProblem(rule && (words(rule.message) || messages.pattern({ label: words(control.label) }))),
  );

  function change(text: string) {
    if (control.kind === 'text') return onChange(text);
    const reading = valueKindOf(control).parse(control, text, { words });
    if (reading.kind === 'value') {
      setTyped({ text, value: reading.value, isRefused: false });
      return onChange(reading.value);
    }
    setTyped({ text, value, isRefused: true });
    const problem = BEYOND.has(reading.refusal.kind) ? 'range' : 'invalid';
    onProblem(problemMessage(control, problem, words, messages), text);
  }
  function leave() {
    if (!isRefused) setTyped(null);
    if (control.kind === 'text' && typeof value === 'string' && tidied(control, value) !== value) onChange(tidied(control, value));
    onLeave();
  }
  return { text: now?.text ?? asTyped(editor), change, leave };
}
