import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, fieldAria, useFieldIds } from '../field/index.ts';
import { ends, range, row } from './Slider.css.ts';
import { SliderFigure } from './SliderFigure.tsx';
import type { SliderProps } from './types.ts';

/** @source forms §3 */
const MIN = 0;
const MAX = 100;
const STEP = 1;

/**
 * A number between two ends, by a native range: arrows take a step, PageUp and PageDown a tenth, Home and End the ends, and the
 * whole track is pressed. Beside it the figure is typed.
 * @source forms §3
 */
export function Slider({
  value,
  onChange,
  onLeave,
  min = MIN,
  max = MAX,
  step = STEP,
  unit = '',
  use = 'editable',
  ...words
}: SliderProps) {
  const { t } = useLingui();
  const ids = useFieldIds(words.id);
  const [problem, setProblem] = useState<string | null>(null);
  const told = { ...words, error: problem ?? words.error };
  const textOf = (number: number) => (unit === '' ? String(number) : `${number} ${unit}`);
  const said = value === null ? t`Nothing set` : textOf(value);
  if (use === 'readOnly')
    return (
      <Field {...words} isRequired={false} ids={ids} labelFor="text">
        <span id={ids.control} tabIndex={-1} className={row}>
          {said}
        </span>
      </Field>
    );
  const share = value === null || max === min ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <Field {...told} ids={ids}>
      <div
        className={row}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave?.();
        }}
      >
        <span className={ends} aria-hidden="true">
          {min}
        </span>
        <input
          {...fieldAria(ids, told)}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value ?? min}
          disabled={use === 'disabled'}
          aria-valuetext={said}
          data-is-set={value !== null}
          className={range}
          style={{ '--share': `${Math.min(100, Math.max(0, share))}%` } as object}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <span className={ends} aria-hidden="true">
          {max}
        </span>
        <SliderFigure {...{ value, onChange, min, max, step, unit, use }} label={words.label} onProblem={setProblem} />
      </div>
    </Field>
  );
}
