import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useComposedText } from '../../engines/composed-text/index.ts';
import { useAnnounce } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { numberText } from '../../engines/number-entry/index.ts';
import type { Step } from '../../engines/number-entry/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { useEarlyText } from '../field/headless.ts';
import type { NumberInputOptions } from './types.ts';
import type { NumberText } from './useNumberText.ts';

/** Number of steps PageUp and PageDown take. */
const STEPS_PER_PAGE = 10;

const STEP_OF_KEY: Readonly<Record<string, Step>> = {
  ArrowUp: { by: 1 },
  ArrowDown: { by: -1 },
  PageUp: { by: STEPS_PER_PAGE },
  PageDown: { by: -STEPS_PER_PAGE },
  Home: { to: 'min' },
  End: { to: 'max' },
};

/**
 * A spin button over a text from `useNumberText`: digits that are typed, keys and buttons for a step. The buttons are no tab stops and
 * take no focus: the keyboard has Up and Down.
 */
export function useNumberInput(number: NumberText, options: NumberInputOptions) {
  const { label, control, min, max, precision, step = '1', hasStepButtons = true, prefix, suffix, use = 'editable', messages } = options;
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();
  const text = useComposedText({ value: number.text, onChange: number.type, onLeave: () => afterPress(number.leave) });
  useEarlyText(input, (box) => text.onChange({ currentTarget: box }));
  const prefixId = `${control.id}-prefix`;
  const suffixId = `${control.id}-suffix`;
  const describedBy = [prefix !== undefined && prefixId, suffix !== undefined && suffixId, control['aria-describedby']];

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') number.settle();
    const key = STEP_OF_KEY[event.key];
    // Without an end to go to, Home and End move in the text.
    if (!key || use !== 'editable' || ('to' in key && { min, max }[key.to] === undefined)) return;
    event.preventDefault();
    number.stepBy(key, step);
  }

  function press(by: 1 | -1) {
    const next = number.stepBy({ by }, step);
    // The field itself speaks while it has the focus; a finger does not give it, so as not to bring up a keyboard.
    if (next !== null && document.activeElement !== input.current)
      announce(`${label} ${numberText(next, { ...(precision !== undefined && { precision }) })}`);
  }

  /** As texts: a JavaScript number has not enough digits. */
  const range: Readonly<Record<string, string | undefined>> = {
    'aria-valuenow': number.value ?? undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
  };
  const spoken = number.value === null ? number.text : numberText(number.value, { ...(precision !== undefined && { precision }) });

  return {
    use,
    /** The buttons for a step are drawn. */
    hasButtons: hasStepButtons && use === 'editable',
    hasAffix: prefix !== undefined || suffix !== undefined,
    /** Attributes of the native `input`. */
    getInputProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...control,
          'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
          ...text,
          ref: input,
          role: 'spinbutton',
          ...range,
          'aria-valuetext': spoken || undefined,
          inputMode: min?.startsWith('-') ? 'text' : precision === 0 ? 'numeric' : 'decimal',
          autoComplete: 'off',
          readOnly: use === 'readOnly',
          disabled: use === 'disabled',
          onKeyDown,
        } as const,
        own,
      ),
    /** Attributes of the button for one step down or up. */
    stepProps: <Own extends object = object>(by: 1 | -1, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          tabIndex: -1,
          'aria-label': by === 1 ? messages.increase(label) : messages.decrease(label),
          disabled: number.value === (by === 1 ? max : min),
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
          onClick: () => press(by),
        } as const,
        own,
      ),
    /** Attributes of the texts before and after the digits, which are read with the number. */
    getPrefixProps: <Own extends object = object>(own?: Own) => mergeProps({ id: prefixId }, own),
    getSuffixProps: <Own extends object = object>(own?: Own) => mergeProps({ id: suffixId }, own),
  };
}
