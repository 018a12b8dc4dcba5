import { useLingui } from '@lingui/react/macro';
import { EitherText } from '../data-text/index.ts';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { affix, box, digits, lone } from './NumberField.css.ts';
import { numberText } from '../../engines/number-entry/index.ts';
import type { Step } from '../../engines/number-entry/index.ts';
import { StepButton } from './StepButton.tsx';
import type { NumberLook, NumberOwner } from './types.ts';
import type { NumberText } from './useNumberText.ts';

/** Number of steps PageUp and PageDown take. */
const STEPS_PER_PAGE = 10;

const STEP_OF_KEY: Record<string, Step> = {
  ArrowUp: { by: 1 },
  ArrowDown: { by: -1 },
  PageUp: { by: STEPS_PER_PAGE },
  PageDown: { by: -STEPS_PER_PAGE },
  Home: { to: 'min' },
  End: { to: 'max' },
};

/** Attributes that tie the input to its words. */
export interface InputWords {
  readonly id: string;
  /** Left out where a label names the input by its id. */
  readonly 'aria-labelledby'?: string;
  /** The same name, for tools that do not follow ids out of what is scrolled into view. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-required'?: boolean;
  readonly 'aria-invalid'?: boolean;
}

export interface NumberInputProps extends NumberLook, Pick<NumberOwner, 'min' | 'max' | 'precision'> {
  /** Name of the number, for its buttons and for what is said when a button was pressed from elsewhere. */
  readonly label: string;
  readonly number: NumberText;
  readonly words: InputWords;
  readonly isInvalid: boolean;
}

/** The box of a number: a spin button with the digits, what stands before and after them, and the buttons for a step. */
export function NumberInput({ label, number, words, isInvalid, min, max, precision, ...look }: NumberInputProps) {
  const { step = '1', hasStepButtons = true, prefix, suffix, use = 'editable' } = look;
  const { t } = useLingui();
  const { announcer } = useKit();
  const input = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const text = useComposedText({ value: number.text, onChange: number.type, onLeave: () => afterPress(number.leave) });
  const hasButtons = hasStepButtons && use === 'editable';
  const affixIds = [prefix !== undefined && `${words.id}-prefix`, suffix !== undefined && `${words.id}-suffix`].filter(
    (id) => id !== false,
  );

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') number.settle();
    const key = STEP_OF_KEY[event.key];
    // Without an end to go to, Home and End move in the text.
    if (!key || use !== 'editable' || ('to' in key && { min, max }[key.to] === undefined)) return;
    event.preventDefault();
    number.stepBy(key, step);
  }
  const press = (by: number) => () => {
    const next = number.stepBy({ by }, step);
    // The field itself speaks while it has the focus; a finger does not give it, so as not to bring up a keyboard.
    if (next !== null && document.activeElement !== input.current) announcer.say(`${label} ${numberText(next, { precision })}`);
  };

  /** As texts: a JavaScript number has not enough digits. */
  const range: Readonly<Record<string, string | undefined>> = {
    'aria-valuenow': number.value ?? undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
  };

  return (
    <span className={`${controlBox} ${controlState[isInvalid ? 'invalid' : use]} ${box}`}>
      {hasButtons && <StepButton at="start" label={t`Decrease ${label}`} isDisabled={number.value === min} onPress={press(-1)} />}
      {prefix !== undefined && (
        <span id={`${words.id}-prefix`} className={affix[hasButtons ? 'inner' : 'start']}>
          <EitherText>{prefix}</EitherText>
        </span>
      )}
      <input
        {...words}
        aria-describedby={[...affixIds, words['aria-describedby']].filter(Boolean).join(' ') || undefined}
        {...text}
        ref={input}
        role="spinbutton"
        {...range}
        aria-valuetext={(number.value === null ? number.text : numberText(number.value, { precision })) || undefined}
        inputMode={min !== undefined && min.startsWith('-') ? 'text' : precision === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        readOnly={use === 'readOnly'}
        disabled={use === 'disabled'}
        className={`${controlInput} ${digits} ${hasButtons || affixIds.length > 0 ? '' : lone}`}
        onKeyDown={handleKey}
      />
      {suffix !== undefined && (
        <span id={`${words.id}-suffix`} className={affix[hasButtons ? 'inner' : 'end']}>
          <EitherText>{suffix}</EitherText>
        </span>
      )}
      {hasButtons && <StepButton at="end" label={t`Increase ${label}`} isDisabled={number.value === max} onPress={press(1)} />}
    </span>
  );
}
