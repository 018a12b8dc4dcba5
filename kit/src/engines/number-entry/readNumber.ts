import { addDecimals, compareDecimals, parseDecimal, placesOf, timesWhole } from '../decimal-digits/index.ts';

/** Limits of a number, as decimal strings; ends inclusive. */
export interface NumberLimits {
  readonly min?: string;
  readonly max?: string;
  /** Most places after the point, and as many are shown once the field is left; any number of them when left out. */
  readonly precision?: number;
}

export type NumberProblemKind = 'notNumber' | 'tooPrecise' | 'belowMin' | 'aboveMax';

/** Reading of a typed text. `empty` is no problem of a field's: the form knows whether it may be empty. */
export type NumberReading =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'empty' }
  | { readonly kind: NumberProblemKind };

/** Reads a text as a number within limits. Compares exactly, however many digits were typed. */
export function readNumber(text: string, { min, max, precision }: NumberLimits): NumberReading {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseDecimal(text);
  if (value === null) return { kind: 'notNumber' };
  if (precision !== undefined && placesOf(value) > precision) return { kind: 'tooPrecise' };
  if (min !== undefined && compareDecimals(value, min) < 0) return { kind: 'belowMin' };
  if (max !== undefined && compareDecimals(value, max) > 0) return { kind: 'aboveMax' };
  return { kind: 'value', value };
}

/** Keys of a spin button, and how many steps each goes. */
export type Step = { readonly by: number } | { readonly to: 'min' | 'max' };

function within(value: string, { min, max }: NumberLimits): string {
  if (min !== undefined && compareDecimals(value, min) < 0) return min;
  return max !== undefined && compareDecimals(value, max) > 0 ? max : value;
}

/**
 * Value after a step, or null when there is nothing to step from or to.
 * From an empty field: to the value within the limits nearest to zero. From beyond an end: back to that end.
 * @param size of one step
 */
export function stepped(reading: NumberReading, step: Step, size: string, limits: NumberLimits): string | null {
  if ('to' in step) return limits[step.to] ?? null;
  switch (reading.kind) {
    case 'empty':
      return within('0', limits);
    case 'belowMin':
      return limits.min ?? null;
    case 'aboveMax':
      return limits.max ?? null;
    case 'value':
      return within(addDecimals(reading.value, timesWhole(size, step.by)), limits);
    default:
      return null;
  }
}
