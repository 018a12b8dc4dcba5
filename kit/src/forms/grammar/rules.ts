import type { FieldPath, Read, Scalar } from './base.ts';

/** Operators of an expression, as they are written. */
export type Operator =
  | '!'
  | '-'
  | '+'
  | '*'
  | '/'
  | '%'
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>='
  | '&&'
  | '||'
  | '??'
  | '?:'
  | 'number'
  | 'text'
  | 'length'
  | 'includes'
  | 'empty';

/** A value worked out of others; data, never a program. */
export type Expr =
  | { readonly value: Scalar | readonly Scalar[] }
  | { readonly field: FieldPath }
  | { readonly op: Operator; readonly of: readonly Expr[] };

/** Something a rule does. */
export type Effect =
  | { readonly do: 'set'; readonly field: FieldPath; readonly to: Expr }
  | { readonly do: 'show' | 'require' | 'disable'; readonly field: FieldPath; readonly is: Expr }
  /** Only options for which `where` holds are offered; in it the field stands for an option's id. What was chosen before stays. */
  | { readonly do: 'keepOptions'; readonly field: FieldPath; readonly where: Expr }
  | { readonly do: 'say'; readonly text: Expr; readonly tone: 'info' | 'success' | 'warning' | 'error' }
  | { readonly do: 'refuse'; readonly text: Expr | null }
  | { readonly do: 'if'; readonly test: Expr; readonly does: readonly Effect[]; readonly otherwise: readonly Effect[] }
  | { readonly do: 'stop' };

/** A rule of a form: when it is judged, and what it does. @reading R-770 */
export interface FormRule {
  readonly on: 'load' | 'save' | { readonly change: FieldPath };
  readonly does: readonly Effect[];
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const number = (value: unknown): number => (value === '' || value === null || value === undefined ? 0 : Number(text(value) || Number.NaN));

/** Value of an expression over the values of a form. Never throws; what cannot be worked out is no number. */
export function valueOf(expr: Expr, read: Read): unknown {
  if ('value' in expr) return expr.value;
  if ('field' in expr) return read(expr.field);
  const at = (index: number): unknown => {
    const part = expr.of[index];
    return part ? valueOf(part, read) : null;
  };
  switch (expr.op) {
    case '!':
      return !at(0);
    case '-':
      return expr.of.length === 1 ? -number(at(0)) : number(at(0)) - number(at(1));
    case '+': {
      const [one, other] = [at(0), at(1)];
      return typeof one === 'string' || typeof other === 'string' ? text(one) + text(other) : number(one) + number(other);
    }
    case '*':
      return number(at(0)) * number(at(1));
    case '/':
      return number(at(0)) / number(at(1));
    case '%':
      return number(at(0)) % number(at(1));
    case '===':
      return isEqual(at(0), at(1));
    case '!==':
      return !isEqual(at(0), at(1));
    case '<':
      return number(at(0)) < number(at(1));
    case '<=':
      return number(at(0)) <= number(at(1));
    case '>':
      return number(at(0)) > number(at(1));
    case '>=':
      return number(at(0)) >= number(at(1));
    case '&&':
      return at(0) && at(1);
    case '||':
      return at(0) || at(1);
    case '??':
      return at(0) ?? at(1);
    case '?:':
      return at(0) ? at(1) : at(2);
    case 'number':
      return number(at(0));
    case 'text':
      return text(at(0));
    case 'length': {
      const value = at(0);
      return Array.isArray(value) || typeof value === 'string' ? value.length : 0;
    }
    case 'includes': {
      const [all, one] = [at(0), at(1)];
      return Array.isArray(all) ? all.some((each) => isEqual(each, one)) : text(all).includes(text(one));
    }
    case 'empty': {
      const value = at(0) ?? '';
      return (typeof value === 'string' || Array.isArray(value)) && value.length === 0;
    }
  }
}

/** Fields an expression reads. */
export const fieldsIn = (expr: Expr): readonly FieldPath[] =>
  'field' in expr ? [expr.field] : 'op' in expr ? expr.of.flatMap(fieldsIn) : [];

/** A field nobody has filled in is empty however it is written. */
const isEqual = (one: unknown, other: unknown): boolean => one === other || ((one ?? null) === null && (other ?? null) === null);
