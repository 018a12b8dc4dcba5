import { parseDecimal } from '../../engines/decimal-digits/index.ts';

/** Ends inclusive; both within what a JavaScript number holds exactly. */
export interface IntegerRange {
  readonly min: number;
  readonly max: number;
}

/** Reading of a typed text. `empty` is no problem of this field's: the form knows whether it may be empty. */
export type IntegerReading =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'notInteger' }
  | { readonly kind: 'belowMin' }
  | { readonly kind: 'aboveMax' };

/** Reads a text as an integer of the range. Compares exactly, however many digits were typed. */
export function readInteger(text: string, { min, max }: IntegerRange): IntegerReading {
  if (text.trim() === '') return { kind: 'empty' };
  const decimal = parseDecimal(text);
  if (decimal === null || decimal.includes('.')) return { kind: 'notInteger' };
  const exact = BigInt(decimal);
  if (exact < BigInt(min)) return { kind: 'belowMin' };
  if (exact > BigInt(max)) return { kind: 'aboveMax' };
  return { kind: 'value', value: Number(exact) };
}

/** Keys of a spin button, and how far each goes. */
export type Step = { readonly by: number } | { readonly to: 'min' | 'max' };

/**
 * Value after a step, or null when there is nothing to step from.
 * From an empty field: to the value of the range nearest to zero. From beyond an end: back to that end.
 */
export function stepped(reading: IntegerReading, step: Step, range: IntegerRange): number | null {
  const within = (value: number) => Math.min(Math.max(value, range.min), range.max);
  if ('to' in step) return range[step.to];
  if (reading.kind === 'notInteger') return null;
  if (reading.kind === 'empty') return within(0);
  if (reading.kind === 'belowMin') return range.min;
  if (reading.kind === 'aboveMax') return range.max;
  return within(reading.value + step.by);
}
