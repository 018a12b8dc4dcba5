import type { Control, ProblemKind, Text } from '../grammar/index.ts';
import { valueKindOf } from '../kinds/values.ts';
import type { FormMessages } from './types.ts';

/** Sentences of problems alone. */
export type ProblemMessages = Pick<FormMessages, ProblemKind>;

/** A number as it is written where so many places are kept. */
const numberExample = (precision: number | undefined): string =>
  precision === undefined ? '1234.5' : `1234.${'5'.padEnd(precision, '0')}`;

function invalidMessage(control: Control, label: string, messages: ProblemMessages): string {
  const { invalid: of = 'other', example = '', limits, step } = valueKindOf(control).sentences ?? {};
  const { min = '', max = '', precision } = limits?.(control) ?? {};
  const written = of === 'number' ? numberExample(precision) : example;
  return messages.invalid({ label, of, example: written, isWhole: precision === 0, min, max, step: step?.(control) ?? '' });
}

function rangeMessage(control: Control, label: string, messages: ProblemMessages): string {
  const { range: of = 'choice', ends } = valueKindOf(control).sentences ?? {};
  const [min, max] = ends?.(control) ?? ['', ''];
  return messages.range({ label, of, min, max });
}

/** Sentence for a problem of a control: its own, or that of its kind in the given words. */
export function problemMessage(
  control: Control,
  problem: ProblemKind | { readonly message: Text },
  text: (text: Text) => string,
  messages: ProblemMessages,
): string {
  if (typeof problem === 'object') return text(problem.message);
  const own = control.message?.[problem];
  if (own !== undefined) return text(own);
  const label = text(control.label);
  switch (problem) {
    case 'required':
      return messages.required({ label, isTyped: valueKindOf(control).sentences?.required === 'fillIn' });
    case 'tooLong':
      return messages.tooLong({ label, maxChars: control.kind === 'text' ? (control.maxChars ?? 0) : 0 });
    case 'range':
      return rangeMessage(control, label, messages);
    case 'pattern':
      return messages.pattern({ label });
    case 'invalid':
      return invalidMessage(control, label, messages);
  }
}
