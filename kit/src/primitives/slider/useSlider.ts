import type { CSSProperties, ChangeEvent, FocusEvent } from 'react';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import { useNumberInput, useNumberText } from '../number-field/headless.ts';
import type { SliderOptions } from './types.ts';

/** @source forms §3 */
const MIN = 0;
const MAX = 100;
const STEP = 1;
const ALL = 100;

/** Places after the point that a step has. */
const placesOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Percentage of the way from one end to the other. */
const shareOf = (value: number | null, min: number, max: number): number =>
  value === null || max === min ? 0 : Math.min(ALL, Math.max(0, ((value - min) / (max - min)) * ALL));

/** That percentage, for the drawing of the track: `100%` where the knob is at the upper end. */
const shareStyle = (share: number): CSSProperties & { readonly '--share': string } => ({ '--share': `${share}%` });

/**
 * A number between two ends, by a native range: arrows take a step, PageUp and PageDown a tenth, Home and End the ends, and the
 * whole track is pressed. Beside it the figure is typed, exact where the knob is coarse.
 * @source forms §3
 */
export function useSlider(options: SliderOptions) {
  const { label, isRequired, help, min = MIN, max = MAX, step = STEP, unit = '', use = 'editable', onLeave, messages } = options;
  const [value, change] = useHeld<number | null>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: (next) => next !== null && options.onChange?.(next),
  });
  const limits = { min: String(min), max: String(max), precision: placesOf(step) };
  const number = useNumberText(
    { ...limits, value: value === null ? null : String(value), onChange: (next) => next !== null && change(Number(next)) },
    (kind) => messages.refusal(kind, limits),
  );
  const problem = number.shownProblem?.message;
  const error = problem ?? options.error;
  const isReadOnly = use === 'readOnly';
  const { getControlProps, ...field } = useField({
    ...options,
    isRequired: isRequired && !isReadOnly,
    help,
    error: isReadOnly ? options.error : error,
  });
  const { ids } = field;
  const figure = useNumberInput(number, {
    label,
    control: {
      id: `${ids.control}-figure`,
      'aria-describedby': problem ? ids.message : undefined,
      'aria-invalid': problem ? true : undefined,
    },
    ...limits,
    step: String(step),
    hasStepButtons: false,
    suffix: unit,
    use,
    messages,
  });
  const text = value === null ? messages.nothingSet : unit === '' ? String(value) : `${value} ${unit}`;

  return {
    ...field,
    use,
    value,
    min,
    max,
    unit,
    /** Problem that is shown: that of the typed figure, else the given one. */
    error,
    /** Value with its unit, or that nothing is set. */
    text,
    /** Number that is typed, with the getters of `headless/number-field`. */
    figure: { ...figure, isInvalid: problem !== undefined },
    /** Attributes of the element around range and figure. */
    getRowProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
            if (!currentTarget.contains(relatedTarget)) onLeave?.();
          },
        },
        own,
      ),
    /** Attributes of the native `input` with the knob. */
    getRangeProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...getControlProps(),
          type: 'range',
          min,
          max,
          step,
          value: value ?? min,
          disabled: use === 'disabled',
          'aria-valuetext': text,
          'data-is-set': value !== null,
          style: shareStyle(shareOf(value, min, max)),
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(Number(currentTarget.value)),
        } as const,
        own,
      ),
    /** Attributes of the number at an end, which the range says by itself. */
    getEndProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-hidden': true } as const, own),
    /** Attributes of the `label` of the figure. */
    getFigureLabelProps: <Own extends object = object>(own?: Own) => mergeProps({ htmlFor: `${ids.control}-figure` }, own),
    /** Attributes of the text in place of range and figure where it is to be read. */
    getTextProps: <Own extends object = object>(own?: Own) => mergeProps({ id: ids.control, tabIndex: -1 } as const, own),
  };
}
