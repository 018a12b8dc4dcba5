import { useRef } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import { capitalIn, capitalLang } from './capital.ts';
import type { NumberFieldOptions } from './types.ts';
import { useNumberInput } from './useNumberInput.ts';
import { useNumberText } from './useNumberText.ts';

/**
 * A number as a spin button, kept as a decimal string: 999999999999999.99 stays what it is. Beyond its limits or its places it
 * is an error, never a changed number; the wheel changes nothing.
 * @source forms §5
 * @reading R-038
 * @reading R-581
 */
export function useNumberField(options: NumberFieldOptions) {
  const { hasCapital = false, messages, error: given, use = 'editable' } = options;
  const announce = useAnnounce();
  const { lang } = useEnvironment();
  const [value, onChange] = useHeld<string | null>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: options.onChange,
  });
  const number = useNumberText({ ...options, value, onChange }, (kind) => messages.refusal(kind, options));
  const error = number.shownProblem?.message ?? given;
  const field = useField({ ...options, ...(error !== undefined && { error }) });
  const capitalId = `${field.ids.control}-capital`;
  const announcedOnEntry = useRef<string | null>(null);
  const capital = hasCapital && number.value !== null ? capitalIn(lang, number.value) : null;
  const aria = field.getControlProps();
  const control = hasCapital ? { ...aria, 'aria-describedby': [aria['aria-describedby'], capitalId].filter(Boolean).join(' ') } : aria;
  const input = useNumberInput(number, { ...options, control });

  return {
    ...field,
    ...input,
    number,
    /** Problem that is shown: that of the text, else the given one. */
    error,
    isInvalid: use === 'editable' && Boolean(error),
    /** Amount in Chinese capitals; null where it is not asked for or there is none. */
    capital,
    /** Attributes of the element around the input and what is said of it in capitals. */
    getAmountProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          onFocus() {
            announcedOnEntry.current = capital;
          },
          onBlur() {
            // Once, when the amount is final: said at each key it would talk over the digits.
            if (capital !== null && capital !== announcedOnEntry.current) announce(capital);
          },
        },
        own,
      ),
    /** Attributes of the text in capitals. */
    getCapitalProps: <Own extends object = object>(own?: Own) => mergeProps({ id: capitalId, lang: capitalLang(lang) }, own),
  };
}
