import { useRef } from 'react';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { capitalIn, CapitalText } from './CapitalText.tsx';
import { NumberInput } from './NumberInput.tsx';
import type { NumberFieldProps } from './types.ts';
import { useNumberProblem } from './useNumberProblem.ts';
import { useNumberText } from './useNumberText.ts';

/**
 * A number as a spin button, kept as a decimal string: 999999999999999.99 stays what it is. Beyond its limits or its places it
 * is an error, never a changed number; the wheel changes nothing.
 * @source forms §5
 * @reading R-038
 * @reading R-581
 */
export function NumberField({ label, isRequired, help, error: given, id, hasCapital = false, ...props }: NumberFieldProps) {
  const { announcer, locale } = useKit();
  const ids = useFieldIds(id);
  const number = useNumberText(props, useNumberProblem(props));
  const error = number.shownProblem?.message ?? given;
  const words = fieldAria(ids, { isRequired, help, error });
  const capitalId = `${ids.control}-capital`;
  const announcedOnEntry = useRef<string | null>(null);
  const capital = hasCapital && number.value !== null ? capitalIn(locale, number.value) : null;
  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div
        onFocus={() => {
          announcedOnEntry.current = capital;
        }}
        onBlur={() => {
          // Once, when the amount is final: said at each key it would talk over the digits.
          if (capital !== null && capital !== announcedOnEntry.current) announcer.say(capital);
        }}
      >
        <NumberInput
          {...props}
          label={label}
          number={number}
          isInvalid={props.use !== 'readOnly' && props.use !== 'disabled' && Boolean(error)}
          words={hasCapital ? { ...words, 'aria-describedby': [words['aria-describedby'], capitalId].filter(Boolean).join(' ') } : words}
        />
        {hasCapital && <CapitalText id={capitalId} of={ids.control} value={number.value} />}
      </div>
    </Field>
  );
}
