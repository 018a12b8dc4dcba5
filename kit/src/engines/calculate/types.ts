/** Most numbers, fields, signs and brackets of one formula. @source forms §5 */
export const MAX_TOKENS = 2000;
/** Most brackets within each other. */
export const MAX_DEPTH = 64;
/** Most digits of a number that is put in. */
export const MAX_INPUT_DIGITS = 100;
/** Most digits of a number on the way to the result. */
export const MAX_DIGITS = 1000;
/** Most decimals of a result. */
export const MAX_PRECISION = 10;

/** Problems of a formula or of what it was given, as data: the words for it are the caller's. */
export type CalculationProblem =
  /** Neither a text nor a list. */
  | { readonly reason: 'no-formula' }
  | { readonly reason: 'empty' }
  | { readonly reason: 'too-long'; readonly limit: number }
  | { readonly reason: 'too-deep'; readonly limit: number }
  /** More digits than are counted with. */
  | { readonly reason: 'too-large'; readonly limit: number }
  /** Something that is no number, field, sign or bracket; `at` counts from 0, characters of a text or members of a list. */
  | { readonly reason: 'unknown-sign'; readonly at: number; readonly sign: string }
  /** A sign, a bracket or the end where a number or field must stand; `at` counts numbers, fields, signs and brackets from 0. */
  | { readonly reason: 'number-missing'; readonly at: number }
  /** A number, field or opening bracket where a sign must stand. */
  | { readonly reason: 'operator-missing'; readonly at: number }
  /** A bracket without its other half. */
  | { readonly reason: 'bracket-missing'; readonly at: number }
  | { readonly reason: 'unknown-field'; readonly field: string }
  | { readonly reason: 'not-a-number'; readonly field: string }
  | { readonly reason: 'divided-by-zero' }
  /** Formulas that need each other; `fields` are all of them. */
  | { readonly reason: 'cycle'; readonly fields: readonly string[] };

/**
 * Result of a formula. `value` is the result as a decimal without zeros at its end, `text` the same with as many decimals as
 * asked for. An error counts as 0 and says what the matter is.
 * @source forms §5
 */
export type Calculation =
  | { readonly kind: 'value'; readonly value: string; readonly text: string }
  | { readonly kind: 'error'; readonly value: '0'; readonly text: string; readonly warning: CalculationProblem };

/**
 * A formula as a configuration has it: a text of numbers and signs, or a list of numbers, signs and names of fields.
 * Lists come from outside, so their members may be anything.
 */
export type Expression = string | readonly unknown[];

/** Values by the name of their field, as a form holds them. */
export type FieldValues = Readonly<Record<string, unknown>>;
