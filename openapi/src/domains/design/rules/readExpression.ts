import type { Expr, Operator } from '@milepost/kit/forms/grammar';
import type { Cursor } from './cursor.ts';

/** Signs by how tightly they bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['??'],
  ['||'],
  ['&&'],
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const SAME: Readonly<Record<string, Operator>> = { '==': '===', '!=': '!==' };
const LITERALS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null, undefined: null };
/** Names of members that reach out of a value. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Names a script may use: constants it has made, and the field `data` stands for. */
export interface Names {
  readonly constants: ReadonlyMap<string, Expr>;
  /** Field the script is at; null for scripts of the form. */
  readonly own: string | null;
  /** Reads members of a name that stands for something with members; null for a name that is none of these. */
  readonly member?: (cursor: Cursor, name: string) => Expr | null;
}

/** Reads an expression of the safe subset; throws where it is none. With `isTest` it ends before a `?`. */
export function readExpression(cursor: Cursor, names: Names, isTest = false): Expr {
  return cursor.deeper(() => {
    const test = binary(cursor, names, 0);
    if (isTest || !cursor.takes('?')) return test;
    const then = readExpression(cursor, names);
    cursor.needs(':');
    return { op: '?:', of: [test, then, readExpression(cursor, names)] };
  });
}

function binary(cursor: Cursor, names: Names, level: number): Expr {
  const signs = LEVELS[level];
  if (!signs) return unary(cursor, names);
  let left = binary(cursor, names, level + 1);
  for (let sign = cursor.takesOne(signs); sign !== null; sign = cursor.takesOne(signs))
    left = { op: SAME[sign] ?? (sign as Operator), of: [left, binary(cursor, names, level + 1)] };
  return left;
}

function unary(cursor: Cursor, names: Names): Expr {
  const sign = cursor.takesOne(['!', '-']);
  if (sign !== null) return cursor.deeper(() => ({ op: sign as Operator, of: [unary(cursor, names)] }));
  return withMembers(cursor, names, primary(cursor, names));
}

function primary(cursor: Cursor, names: Names): Expr {
  if (cursor.takes('(')) {
    const inner = readExpression(cursor, names);
    cursor.needs(')');
    return inner;
  }
  const text = cursor.takesKind('text');
  if (text !== null) return { value: text };
  const number = cursor.takesKind('number');
  if (number !== null) return { value: Number(number) };
  const name = cursor.takesKind('name') ?? cursor.fail();
  if (Object.hasOwn(LITERALS, name)) return { value: LITERALS[name] ?? null };
  if (name === 'Number' || name === 'String') {
    cursor.needs('(');
    const inner = readExpression(cursor, names);
    cursor.needs(')');
    return { op: name === 'Number' ? 'number' : 'text', of: [inner] };
  }
  if (name === 'formData') return { field: memberName(cursor) };
  if (name === 'data' && names.own !== null) return { field: names.own };
  return names.constants.get(name) ?? names.member?.(cursor, name) ?? cursor.fail();
}

/** Name of a member of the form's values. */
function memberName(cursor: Cursor): string {
  const name = cursor.takes('.') ? cursor.takesKind('name') : bracketed(cursor);
  if (name === null || FORBIDDEN.has(name)) return cursor.fail();
  return name;
}

function bracketed(cursor: Cursor): string | null {
  cursor.needs('[');
  const name = cursor.takesKind('text');
  cursor.needs(']');
  return name;
}

function withMembers(cursor: Cursor, names: Names, of: Expr): Expr {
  let expr = of;
  while (cursor.takes('.')) {
    const member = cursor.takesKind('name');
    if (member === 'length') expr = { op: 'length', of: [expr] };
    else if (member === 'includes') {
      cursor.needs('(');
      expr = { op: 'includes', of: [expr, readExpression(cursor, names)] };
      cursor.needs(')');
    } else return cursor.fail();
  }
  return expr;
}
