import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide';
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { box, digits, lone, stepAt } from './IntegerField.css.ts';
import type { Step } from './readInteger.ts';
import type { IntegerFieldProps, IntegerProblem } from './types.ts';
import { useIntegerText } from './useIntegerText.ts';

/** Number of steps PageUp and PageDown take. */
const STEPS_PER_PAGE = 10;

const STEP_OF_KEY: Record<string, (step: number) => Step> = {
  ArrowUp: (step) => ({ by: step }),
  ArrowDown: (step) => ({ by: -step }),
  PageUp: (step) => ({ by: step * STEPS_PER_PAGE }),
  PageDown: (step) => ({ by: -step * STEPS_PER_PAGE }),
  Home: () => ({ to: 'min' }),
  End: () => ({ to: 'max' }),
};

interface StepButtonProps {
  readonly at: 'start' | 'end';
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** Out of the tab order and never taking the focus: the keyboard has Up and Down. */
function StepButton({ at, label, isDisabled, onPress }: StepButtonProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      className={stepAt[at]}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <Icon of={at === 'start' ? Minus : Plus} size="s" />
    </button>
  );
}

/**
 * A whole number between two ends, as a spin button. Out of range is an error, never a changed number;
 * the wheel changes nothing.
 * @source admin §5
 * @reading R-038
 */
export function IntegerField({ value, onChange, onProblem, onLeave, min, max, step = 1, use = 'editable', ...words }: IntegerFieldProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const { label, isRequired, help, id } = words;
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const describe = (kind: IntegerProblem['kind']) =>
    ({
      notInteger: t`Enter a whole number from ${min} to ${max}`,
      belowMin: t`Enter ${min} or more`,
      aboveMax: t`Enter ${max} or less`,
    })[kind];
  const number = useIntegerText({ value, onChange, onProblem, onLeave, min, max }, describe);
  const text = useComposedText({ value: number.text, onChange: number.type, onLeave: number.leave });
  const error = number.shownProblem?.message ?? words.error;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') number.settle();
    const stepOf = STEP_OF_KEY[event.key];
    if (!stepOf || use !== 'editable') return;
    event.preventDefault();
    number.stepBy(stepOf(step));
  }
  const press = (by: number) => () => {
    const next = number.stepBy({ by });
    // The field itself speaks while it has the focus; a finger does not give it, so as not to bring up a keyboard.
    if (next !== null && document.activeElement !== input.current) announcer.say(`${label} ${next}`);
  };

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <span className={`${controlBox} ${controlState[use === 'editable' && error ? 'invalid' : use]} ${box}`}>
        {use === 'editable' && (
          <StepButton at="start" label={t`Decrease ${label}`} isDisabled={number.value === min} onPress={press(-step)} />
        )}
        <input
          {...fieldAria(ids, { isRequired, help, error })}
          {...text}
          ref={input}
          role="spinbutton"
          aria-valuenow={number.value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={number.text || undefined}
          inputMode={min < 0 ? 'text' : 'numeric'}
          autoComplete="off"
          readOnly={use === 'readOnly'}
          disabled={use === 'disabled'}
          className={`${controlInput} ${use === 'editable' ? digits : `${digits} ${lone}`}`}
          onKeyDown={handleKey}
        />
        {use === 'editable' && <StepButton at="end" label={t`Increase ${label}`} isDisabled={number.value === max} onPress={press(step)} />}
      </span>
    </Field>
  );
}
