import type { Fraction, Operator } from './fraction.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { MAX_DEPTH } from './types.ts';
import type { CalculationProblem } from './types.ts';

/** One thing to do with a stack of numbers. */
export type Step =
  | { readonly kind: 'number'; readonly number: Fraction }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'negate' }
  | { readonly kind: 'combine'; readonly operator: Operator };

/** A formula that was understood: what is done in which order, and the fields it needs, each once. */
export interface Formula {
  readonly steps: readonly Step[];
  readonly fields: readonly string[];
}
/** A formula, or why it is none. */
export type ParsedFormula =
  | { readonly kind: 'formula'; readonly formula: Formula }
  | { readonly kind: 'problem'; readonly problem: CalculationProblem };

const RANKS = { '+': 1, '-': 1, '×': 2, '÷': 2, negate: 3 } as const;
type Waiting = keyof typeof RANKS | '(';

const stepOf = (waiting: keyof typeof RANKS): Step => (waiting === 'negate' ? { kind: 'negate' } : { kind: 'combine', operator: waiting });

/** The parser's state: a loop over it instead of functions within functions, so depth costs no stack. */
interface Reading {
  readonly steps: Step[];
  readonly waiting: Waiting[];
  depth: number;
  /** Kind of token that may come next; after a sign of its own a number may not have a second one. */
  next: 'number' | 'unsigned' | 'operator';
}

/** Moves what binds at least as strongly as `rank` from the waiting signs to the steps, down to the last open bracket. */
function settle({ steps, waiting }: Reading, rank: number): void {
  for (let last = waiting.at(-1); last !== undefined && last !== '(' && RANKS[last] >= rank; last = waiting.at(-1)) {
    steps.push(stepOf(last));
    waiting.pop();
  }
}

function readOperand(reading: Reading, token: Token, at: number): CalculationProblem | null {
  if (token.kind === 'number' || token.kind === 'field') {
    reading.steps.push(token);
    reading.next = 'operator';
    return null;
  }
  if (token.kind === 'open') {
    if (reading.depth === MAX_DEPTH) return { reason: 'too-deep', limit: MAX_DEPTH };
    reading.depth += 1;
    reading.waiting.push('(');
    reading.next = 'number';
    return null;
  }
  if (token.kind !== 'operator' || token.operator !== '-' || reading.next === 'unsigned') return { reason: 'number-missing', at };
  reading.waiting.push('negate');
  reading.next = 'unsigned';
  return null;
}

function readOperator(reading: Reading, token: Token, at: number): CalculationProblem | null {
  if (token.kind === 'operator') {
    settle(reading, RANKS[token.operator]);
    reading.waiting.push(token.operator);
    reading.next = 'number';
    return null;
  }
  if (token.kind !== 'close') return { reason: 'operator-missing', at };
  settle(reading, 0);
  if (reading.depth === 0) return { reason: 'bracket-missing', at };
  reading.depth -= 1;
  reading.waiting.pop();
  return null;
}

function problemOf(reading: Reading, tokens: readonly Token[]): CalculationProblem | null {
  for (const [at, token] of tokens.entries()) {
    const problem = reading.next === 'operator' ? readOperator(reading, token, at) : readOperand(reading, token, at);
    if (problem) return problem;
  }
  if (reading.next !== 'operator') return { reason: 'number-missing', at: tokens.length };
  settle(reading, 0);
  return reading.depth > 0 ? { reason: 'bracket-missing', at: tokens.length } : null;
}

/**
 * Understands a formula of numbers, fields, `+ - × ÷` and round brackets; nothing of it is ever run as a program.
 * @param expression a text, a list, or anything else a configuration may hold in their place
 * @source forms §5
 * @reading R-308
 */
export function parseFormula(expression: unknown): ParsedFormula {
  const isRead = typeof expression === 'string' || Array.isArray(expression);
  const tokens = isRead ? tokensOf(expression) : ({ reason: 'no-formula' } as const);
  if ('reason' in tokens) return { kind: 'problem', problem: tokens };
  const reading: Reading = { steps: [], waiting: [], depth: 0, next: 'number' };
  const problem = problemOf(reading, tokens);
  if (problem) return { kind: 'problem', problem };
  const fields = new Set(tokens.flatMap((token) => (token.kind === 'field' ? [token.field] : [])));
  return { kind: 'formula', formula: { steps: reading.steps, fields: [...fields] } };
}
