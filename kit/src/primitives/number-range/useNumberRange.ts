import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { isTurned, rangeOf } from '../../engines/number-entry/index.ts';
import type { NumberRange } from '../../engines/number-entry/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import { useNumberInput, useNumberText } from '../number-field/headless.ts';
import type { NumberProblem } from '../number-field/headless.ts';
import type { NumberRangeOptions } from './types.ts';

type End = 'lower' | 'upper';
const EMPTY: NumberRange = [];

/**
 * Two numbers, the ends of a range. What is wrong is told on the group once it is left; a minimum that is larger than the
 * maximum is a problem of both, and they are never swapped.
 * @source forms §5
 */
export function useNumberRange(options: NumberRangeOptions) {
  const { isRequired, help, error: given, onProblem, onLeave, hasStepButtons = false, use = 'editable', messages, ...rest } = options;
  const afterPress = useAfterPress();
  const [value, onChange] = useHeld<NumberRange>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? EMPTY,
    onChange: options.onChange,
  });
  const [min = null, max = null] = value;
  // A range turned round is told once the group is left, and again after each change only then.
  const [isSettled, setSettled] = useState(false);
  const change = (next: NumberRange) => {
    setSettled(false);
    onChange(next);
  };
  const names = { lower: messages.minimum, upper: messages.maximum };
  const of = (end: End, message: string | undefined) => (message === undefined ? null : messages.problem(names[end], message));
  const told = useRef<Record<End, string | null>>({ lower: null, upper: null });
  const hear = (end: End) => (problem: NumberProblem | null) => {
    told.current[end] = of(end, problem?.message);
    onProblem?.(told.current.lower ?? told.current.upper);
  };
  const { label: _label, id: _id, value: _value, initialValue: _initialValue, onChange: _onChange, ...limits } = rest;
  const describe = (kind: NumberProblem['kind']) => messages.refusal(kind, limits);
  const lower = useNumberText(
    { ...limits, value: min, onProblem: hear('lower'), onChange: (next) => change(rangeOf(next, max)) },
    describe,
  );
  const upper = useNumberText(
    { ...limits, value: max, onProblem: hear('upper'), onChange: (next) => change(rangeOf(min, next)) },
    describe,
  );
  const shown = { lower: lower.shownProblem?.message, upper: upper.shownProblem?.message };
  const own = of('lower', shown.lower) ?? of('upper', shown.upper);
  const error = own ?? (isSettled && isTurned(value) ? messages.turned : null) ?? given;
  const field = useField({ ...options, ...(error && { error }) });
  const { ids } = field;
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = (end: End) => use === 'editable' && Boolean(own === null ? error : shown[end]);
  const inputIds = { lower: ids.control, upper: `${ids.control}-upper` };
  const inputOf = (end: End) => ({
    ...limits,
    use,
    hasStepButtons,
    label: names[end],
    messages,
    control: {
      id: inputIds[end],
      'aria-labelledby': `${inputIds[end]}-name`,
      'aria-label': names[end],
      'aria-describedby': end === 'lower' || isInvalid(end) ? messageId : undefined,
      'aria-required': isRequired || undefined,
      'aria-invalid': isInvalid(end) || undefined,
    } as const,
  });
  const spins = { lower: useNumberInput(lower, inputOf('lower')), upper: useNumberInput(upper, inputOf('upper')) };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    afterPress(() => {
      setSettled(true);
      onLeave?.();
    });
  };

  /** One end: its name, its state, and the attributes of its parts. */
  const endOf = (end: End) => ({
    ...spins[end],
    name: names[end],
    isInvalid: isInvalid(end),
    getNameProps: <Own extends object = object>(ownProps?: Own) => mergeProps({ id: `${inputIds[end]}-name` }, ownProps),
  });

  return {
    ...field,
    error: error || undefined,
    lower: endOf('lower'),
    upper: endOf('upper'),
    /** Attributes of the element around both ends, which is left as one. */
    getRangeProps: <Own extends object = object>(ownProps?: Own) => mergeProps({ onBlur: leave }, ownProps),
    /** Attributes of the group of both ends. */
    getGroupProps: <Own extends object = object>(ownProps?: Own) =>
      mergeProps({ role: 'group', 'aria-labelledby': ids.label, 'aria-describedby': messageId } as const, ownProps),
  };
}
