import { fractionOf } from './fraction.ts';
import type { Fraction, Operator } from './fraction.ts';
import { MAX_INPUT_DIGITS, MAX_TOKENS } from './types.ts';
import type { CalculationProblem, Expression } from './types.ts';

export type Token =
  | { readonly kind: 'number'; readonly number: Fraction }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' };

const operator = (sign: Operator): [string, Token] => [sign, { kind: 'operator', operator: sign }];
const SIGNS: ReadonlyMap<string, Token> = new Map([
  operator('+'),
  operator('-'),
  operator('×'),
  operator('÷'),
  ['(', { kind: 'open' }],
  [')', { kind: 'close' }],
]);
const DECIMAL = /\d+(?:\.\d+)?/y;
const WHOLE_DECIMAL = /^-?\d+(?:\.\d+)?$/;
const SPACE = /\s+/y;
/** Digits and points, and signs of programs: never the name of a field. */
const NO_NAME = /^[\d.*/]*$/;
const ONE_OF_NUMBER = /^[\d.]$/;
const SHOWN_CHARACTERS = 20;

const tooLarge: CalculationProblem = { reason: 'too-large', limit: MAX_INPUT_DIGITS };
const isProblem = (found: Token | CalculationProblem): found is CalculationProblem => 'reason' in found;

/** A decimal somebody put in as a number. */
export function numberOf(decimal: string): Fraction | CalculationProblem {
  return decimal.length > MAX_INPUT_DIGITS ? tooLarge : fractionOf(decimal);
}

const numberToken = (decimal: string): Token | CalculationProblem => {
  const number = numberOf(decimal);
  return 'reason' in number ? number : { kind: 'number', number };
};

const unknownSign = (at: number, sign: string): CalculationProblem => ({
  reason: 'unknown-sign',
  at,
  sign: sign.slice(0, SHOWN_CHARACTERS),
});

function* tokensOfText(text: string): Generator<Token | CalculationProblem, void> {
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  for (let at = 0; at < text.length;) {
    const space = matchAt(SPACE, at);
    const decimal = matchAt(DECIMAL, at);
    const sign = text.charAt(at);
    if (space === undefined) yield decimal === undefined ? (SIGNS.get(sign) ?? unknownSign(at, sign)) : numberToken(decimal);
    at += (space ?? decimal ?? sign).length;
  }
}

function tokenOfMember(member: unknown, at: number): Token | CalculationProblem {
  if (typeof member === 'number' && Number.isFinite(member)) return { kind: 'number', number: fractionOf(member) };
  if (typeof member !== 'string') return unknownSign(at, typeof member);
  if (WHOLE_DECIMAL.test(member)) return numberToken(member);
  return SIGNS.get(member) ?? (NO_NAME.test(member) ? unknownSign(at, member) : { kind: 'field', field: member });
}

/** @reading R-308 Digits that are members of their own belong to one number. */
function* tokensOfList(members: readonly unknown[]): Generator<Token | CalculationProblem, void> {
  const isOneOfNumber = (member: unknown) => typeof member === 'string' && ONE_OF_NUMBER.test(member);
  for (let at = 0; at < members.length;) {
    let end = at + 1;
    if (isOneOfNumber(members[at])) while (end < members.length && isOneOfNumber(members[end])) end += 1;
    yield tokenOfMember(end > at + 1 ? members.slice(at, end).join('') : members[at], at);
    at = end;
  }
}

/**
 * Tokens of a formula, or the problem it has. Stops at the first problem and at the limit, however long the rest is.
 * @reading R-308
 */
export function tokensOf(expression: Expression): readonly Token[] | CalculationProblem {
  const found: Token[] = [];
  for (const token of typeof expression === 'string' ? tokensOfText(expression) : tokensOfList(expression)) {
    if (isProblem(token)) return token;
    if (found.length === MAX_TOKENS) return { reason: 'too-long', limit: MAX_TOKENS };
    found.push(token);
  }
  return found.length === 0 ? { reason: 'empty' } : found;
}
