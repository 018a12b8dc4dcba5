import { fieldsIn } from '@milepost/kit/forms/grammar';
import type { Expr, FormRule, Scalar } from '@milepost/kit/forms/grammar';

/** A test over the values of a form, for rules of fields. */
export type Test = Expr | boolean;
/** A value a field is compared with, or an expression such as another field: `{ field: 'limit' }`. */
type Operand = Expr | Scalar | readonly Scalar[];

const isExpr = (of: Operand): of is Expr => typeof of === 'object' && of !== null && !Array.isArray(of);
const operandOf = (of: Operand): Expr => (isExpr(of) ? of : { value: of as Scalar | readonly Scalar[] });
const exprOf = (test: Test): Expr => (typeof test === 'boolean' ? { value: test } : test);

const compared =
  (op: '===' | '!==' | '<' | '<=' | '>' | '>=' | 'includes') =>
  (field: string, of: Operand): Expr => ({ op, of: [{ field }, operandOf(of)] });

/** A field has this value. */
export const equals = compared('===');
/** A field has another value. */
export const differs = compared('!==');
/** A number is less than this one. */
export const lessThan = compared('<');
/** A number is this one or less. */
export const atMost = compared('<=');
/** A number is more than this one. */
export const moreThan = compared('>');
/** A number is this one or more. */
export const atLeast = compared('>=');
/** A text holds these signs, or a choice of several this one. */
export const includes = compared('includes');
/** A field has one of these values. */
export const oneOf = (field: string, values: readonly Scalar[]): Expr => ({ op: 'includes', of: [{ value: values }, { field }] });
/** Nobody has filled a field in. */
export const isEmpty = (field: string): Expr => ({ op: 'empty', of: [{ field }] });
/** A test that is not met. */
export const not = (test: Test): Expr => ({ op: '!', of: [exprOf(test)] });
const joined =
  (op: '&&' | '||') =>
  (first: Test, ...others: readonly Test[]): Expr =>
    others.reduce<Expr>((left, right) => ({ op, of: [left, exprOf(right)] }), exprOf(first));
/** Tests that are all met. */
export const allOf = joined('&&');
/** Tests of which one is met. */
export const anyOf = joined('||');

/** A rule of one member of a field: when it is judged, and the test whose result the member has from then on. */
export interface FieldRule {
  readonly on: readonly FormRule['on'][];
  readonly test: Expr;
}

/** A rule that is judged when the form opens. */
export const onLoad = (test: Test): FieldRule => ({ on: ['load'], test: exprOf(test) });
/** A rule that is judged when a field has changed. */
export const onChange = (field: string, test: Test): FieldRule => ({ on: [{ change: field }], test: exprOf(test) });
/** A rule that holds at any time: judged when the form opens, and when a field it reads has changed. */
export const whenever = (test: Test): FieldRule => {
  const expr = exprOf(test);
  return { on: ['load', ...[...new Set(fieldsIn(expr))].map((change) => ({ change }))], test: expr };
};

/** Members of a field that rules may change, and what the rules do. */
export const RULED = { shown: 'show', required: 'require', disabled: 'disable' } as const;
type Ruled = keyof typeof RULED;

export const isFieldRule = (of: unknown): of is FieldRule => typeof of === 'object' && of !== null && 'on' in of && 'test' in of;

/** Rules of a field out of its members, and the members without them. */
export function splitRules(look: object) {
  const members: Record<string, unknown> = Object.fromEntries(Object.entries(look));
  const rules: { readonly does: (typeof RULED)[Ruled]; readonly rule: FieldRule }[] = [];
  for (const name of Object.keys(RULED) as readonly Ruled[]) {
    const given: unknown = members[name];
    const all: readonly unknown[] = Array.isArray(given) ? given : [given];
    const own = all.filter(isFieldRule);
    if (own.length === 0) continue;
    rules.push(...own.map((rule) => ({ does: RULED[name], rule })));
    const [first] = all;
    if (isFieldRule(first)) delete members[name];
    else members[name] = first;
  }
  return { members, rules };
}
export type FieldRules = ReturnType<typeof splitRules>['rules'];

/**
 * Rules of a form out of those of its fields.
 * @throws Error for a test that names a field the records do not have
 */
export function formRulesOf(enCode: string, fields: Readonly<Record<string, { readonly rules?: FieldRules }>>): readonly FormRule[] {
  return Object.entries(fields).flatMap(([field, { rules = [] }]) =>
    rules.flatMap(({ does, rule: { on, test } }) => {
      const named = [...fieldsIn(test), ...on.flatMap((one) => (typeof one === 'object' ? [one.change] : []))];
      const missing = named.find((one) => !Object.hasOwn(fields, one) && !one.startsWith('@'));
      if (missing !== undefined)
        throw new Error(
          `[records] ${enCode} · a rule of "${field}" reads "${missing}", which is no field of these records, so it would never be met · name one of them, or take the rule away`,
        );
      return on.map((one): FormRule => ({ on: one, does: [{ do: does, field, is: test }] }));
    }),
  );
}
