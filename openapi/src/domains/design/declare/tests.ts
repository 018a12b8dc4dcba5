import type { Expr, Operator } from '@milepost/kit/forms/grammar';
import { call, value } from './expression.ts';
import type { Expression } from './expression.ts';

/** Comparisons of a field with a value, by their names in code. */
const COMPARED: Partial<Readonly<Record<Operator, string>>> = {
  '===': 'equals',
  '!==': 'differs',
  '<': 'lessThan',
  '<=': 'atMost',
  '>': 'moreThan',
  '>=': 'atLeast',
  includes: 'includes',
};
const JOINED = { '&&': 'allOf', '||': 'anyOf' } as const;
type Joint = keyof typeof JOINED;

const isJoint = (expr: Expr): expr is { readonly op: Joint; readonly of: readonly [Expr, Expr] } =>
  'op' in expr && Object.hasOwn(JOINED, expr.op) && expr.of.length === 2;
const isValue = (expr: Expr, of: boolean): boolean => 'value' in expr && expr.value === of;
/** Value that says nothing where tests are joined. */
const NEUTRAL: Readonly<Record<Joint, boolean>> = { '&&': true, '||': false };

/** Result of a test where one thing holds if it is met, and another if not. */
export function expectedOf(test: Expr, met: Expr, unmet: Expr): Expr {
  if (JSON.stringify(met) === JSON.stringify(unmet)) return met;
  if (isValue(met, true)) return isValue(unmet, false) ? test : { op: '||', of: [test, unmet] };
  if (isValue(unmet, false)) return { op: '&&', of: [test, met] };
  if (isValue(met, false) && isValue(unmet, true)) return { op: '!', of: [test] };
  return { op: '?:', of: [test, met, unmet] };
}

/** Tests that are joined by the same word, in their order. */
function joinedBy(expr: Expr, op: Joint): readonly Expr[] {
  if (!isJoint(expr) || expr.op !== op) return [expr];
  const [one, other] = expr.of;
  return [...joinedBy(one, op), other].filter((each) => !isValue(each, NEUTRAL[op]));
}

const operand = (expr: Expr): Expression => value('value' in expr ? expr.value : expr);

/** A test as code: calls where there are words for it, else the expression as data. */
export function testOf(expr: Expr): Expression {
  if ('value' in expr && typeof expr.value === 'boolean') return value(expr.value);
  if (!('op' in expr)) return value(expr);
  const { op, of } = expr;
  const [one, other] = of;
  if (isJoint(expr)) {
    const all = joinedBy(expr, expr.op);
    const [only] = all;
    if (!only) return value(NEUTRAL[expr.op]);
    return all.length === 1 ? testOf(only) : call(JOINED[expr.op], ...all.map(testOf));
  }
  if (op === '!' && one) return call('not', testOf(one));
  if (op === 'empty' && one && 'field' in one) return call('isEmpty', value(one.field));
  if (!one || !other) return value(expr);
  if (op === 'includes' && 'value' in one && Array.isArray(one.value) && 'field' in other)
    return call('oneOf', value(other.field), value(one.value));
  const name = COMPARED[op];
  return name !== undefined && 'field' in one ? call(name, value(one.field), operand(other)) : value(expr);
}
