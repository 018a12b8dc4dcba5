import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useEffectEvent } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { NumberInput, useNumberProblem, useNumberText } from '../number-field/index.ts';
import { figure } from './Slider.css.ts';
import type { SliderProps } from './types.ts';

interface SliderFigureProps extends Required<Pick<SliderProps, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'unit' | 'use'>> {
  readonly label: string;
  /** Sentence for a figure that is none, or beyond the ends; null when it is fine. */
  readonly onProblem: (message: string | null) => void;
}

/** Places after the point that a step has. */
const placesOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** The figure beside a slider, to be typed: exact where the knob is coarse. */
export function SliderFigure({ value, onChange, min, max, step, unit, use, label, onProblem }: SliderFigureProps) {
  const { t } = useLingui();
  const id = useId();
  const owner = {
    value: value === null ? null : String(value),
    onChange: (next: string | null) => next !== null && onChange(Number(next)),
    min: String(min),
    max: String(max),
    precision: placesOf(step),
  };
  const number = useNumberText(owner, useNumberProblem(owner));
  const message = number.shownProblem?.message ?? null;
  const tell = useEffectEvent(() => onProblem(message));
  useEffect(() => tell(), [message]);
  return (
    <span className={figure}>
      <label htmlFor={id} className={visuallyHidden}>
        {label} {t`As a figure`}
      </label>
      <NumberInput
        label={label}
        number={number}
        words={{ id }}
        isInvalid={message !== null}
        min={owner.min}
        max={owner.max}
        precision={owner.precision}
        step={String(step)}
        hasStepButtons={false}
        suffix={unit}
        use={use}
      />
    </span>
  );
}
