import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { isTurned, rangeOf } from '../../engines/number-entry/index.ts';
import { useAfterPress } from '../../engines/press/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { NumberInput, useNumberProblem, useNumberText } from '../number-field/index.ts';
import type { NumberProblem } from '../number-field/index.ts';
import * as css from './NumberRangeField.css.ts';
import type { NumberRangeFieldProps } from './types.ts';

/**
 * Two numbers, the ends of a range. What is wrong is told on the group once it is left; a minimum that is larger than the
 * maximum is a problem of both, and they are never swapped.
 * @source forms §5
 */
export function NumberRangeField({ label, isRequired, help, error: given, id, value, onChange, ...props }: NumberRangeFieldProps) {
  const { t } = useLingui();
  const afterPress = useAfterPress();
  const { onProblem, onLeave, hasStepButtons = false, use = 'editable', ...limits } = props;
  const ids = useFieldIds(id);
  const describe = useNumberProblem(limits);
  const [min = null, max = null] = value;
  // A range turned round is told once the group is left, and again after each change only then.
  const [isSettled, setSettled] = useState(false);
  const change = (next: typeof value) => {
    setSettled(false);
    onChange(next);
  };
  const names = { lower: t`Minimum`, upper: t`Maximum` };
  const of = (name: string, message: string | undefined) => (message === undefined ? null : t`${{ label: name }}: ${{ problem: message }}`);
  const told = useRef<Record<keyof typeof names, string | null>>({ lower: null, upper: null });
  const hear = (end: keyof typeof names) => (problem: NumberProblem | null) => {
    told.current[end] = of(names[end], problem?.message);
    onProblem?.(told.current.lower ?? told.current.upper);
  };
  const lower = useNumberText(
    { ...limits, value: min, onProblem: hear('lower'), onChange: (next) => change(rangeOf(next, max)) },
    describe,
  );
  const upper = useNumberText(
    { ...limits, value: max, onProblem: hear('upper'), onChange: (next) => change(rangeOf(min, next)) },
    describe,
  );
  const turned = isTurned(value) ? t`The minimum must not be larger than the maximum` : null;

  const [lowerShown, upperShown] = [lower.shownProblem?.message, upper.shownProblem?.message];
  const own = of(names.lower, lowerShown) ?? of(names.upper, upperShown);
  const error = own ?? (isSettled ? turned : null) ?? given;
  const messageId = error || help ? ids.message : undefined;
  const isInvalid = (shown: string | undefined) => use === 'editable' && Boolean(own === null ? error : shown);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    afterPress(() => {
      setSettled(true);
      onLeave?.();
    });
  };

  const drawEnd = (end: 'lower' | 'upper') => {
    const [number, shown, inputId] = end === 'lower' ? [lower, lowerShown, ids.control] : [upper, upperShown, `${ids.control}-${end}`];
    return (
      <div className={css.end}>
        <span id={`${inputId}-name`} className={css.name}>
          {names[end]}
        </span>
        <NumberInput
          {...limits}
          use={use}
          hasStepButtons={hasStepButtons}
          label={names[end]}
          number={number}
          isInvalid={isInvalid(shown)}
          words={{
            id: inputId,
            'aria-labelledby': `${inputId}-name`,
            'aria-label': names[end],
            'aria-describedby': end === 'lower' || isInvalid(shown) ? messageId : undefined,
            'aria-required': isRequired || undefined,
            'aria-invalid': isInvalid(shown) || undefined,
          }}
        />
      </div>
    );
  };

  return (
    <Field label={label} ids={ids} isRequired={isRequired} help={help} error={error}>
      <div onBlur={leave}>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the label stands outside, where a fieldset has no legend
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={messageId}
          className={css.ends}
        >
          {drawEnd('lower')}
          {drawEnd('upper')}
        </div>
      </div>
    </Field>
  );
}
