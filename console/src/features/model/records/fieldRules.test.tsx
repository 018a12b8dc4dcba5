/* oxlint-disable unicorn/no-thenable -- what a declared rule does is named so in designs */
import { createFormStore } from '@milepost/kit/forms/store';
import { controlsOf } from '@milepost/kit/forms/grammar';

import { openDesign, createNodeIds } from '@milepost/openapi/domains/design';
import { declare, expressionsOf } from '@milepost/openapi/domains/design/declare';
import { DECLARED } from '@milepost/openapi/domains/design/rules';
import { FACTS, NO_TEXTS } from '@milepost/openapi/domains/design/testing';
import { formConfig } from '@milepost/openapi/domains/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileForm } from '../../../data/model/compile/index.ts';
import { recordsOf, text, whenever, equals } from './index.ts';
import { evaluated } from './testing/evaluated.ts';

const NAMES = ['kind', 'amount', 'opinion', 'level'] as const;
const control = (name: string) => ({
  __vModel__: name,
  __config__: { jnpfKey: name === 'amount' ? 'numInput' : 'comInput', label: name },
});
type Members = Readonly<Record<string, unknown>>;
const designWith = (form: Members, fields: readonly object[] = NAMES.map(control)) => ({ ...form, fields });

const declarationOf = (form: object) =>
  declare(openDesign(FACTS, { ...NO_TEXTS, formData: JSON.stringify(form) }, createNodeIds()).document);

/** The form a design draws, and the one its code draws. */
function bothOf(design: object) {
  const declaration = declarationOf(design);
  const { records, form } = expressionsOf(declaration);
  const made = evaluated(records) as ReturnType<typeof recordsOf>;
  const own = form && (evaluated(form, { 'records.form': made.form }) as ReturnType<typeof made.form>);
  return {
    declaration,
    designed: compileForm(formConfig.decode(design as never)).spec,
    coded: { parts: own?.fields ?? [], rules: own?.rules ?? [] },
  };
}

type Spec = ReturnType<typeof bothOf>['designed'];
type Step = readonly [field: string, value: unknown];

/** States of every field of a form at its opening and after each step, and everything its rules said. */
function lived(spec: Spec, record: Members, steps: readonly Step[]) {
  const store = createFormStore<Record<string, unknown>>(spec, record);
  const words: unknown[] = [];
  store.subscribeRules((one) => void words.push(one));
  const now = () =>
    controlsOf(spec).map(({ control: { field } }) => {
      const { isShown, isRequired, isDisabled, value, kept } = store.state(field);
      return { field, isShown, isRequired, isDisabled, value, kept };
    });
  const states = [
    now(),
    ...steps.map(([field, value]) => {
      store.set(field, value);
      return now();
    }),
  ];
  return { states, words, isSaved: store.tryToSave() };
}

/** A value of a field: few of them, so that tests meet and miss. */
const valueOf = (field: string) => (field === 'amount' ? fc.constantFrom(null, 0, 5, 9) : fc.constantFrom(null, '', 'a', 'b', '5'));
const anyField = fc.constantFrom(...NAMES);
const operand: fc.Arbitrary<Members> = fc.oneof(
  fc.constantFrom('a', '5', 5, 9, '', null, true).map((value) => ({ value })),
  anyField.map((field) => ({ field })),
);
const condition = fc.letrec<{ any: Members }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ left: anyField.map((field) => ({ field })), is: fc.constantFrom('=', '<', '≤', 'has'), right: operand }),
    anyField.map((field) => ({ left: { field }, is: 'empty' })),
    anyField.map((field) => ({ left: { field }, is: 'in', right: { value: ['a', 'b'] } })),
    fc.array(tie('any'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('any'), { maxLength: 3 }).map((any) => ({ any })),
    tie('any').map((not) => ({ not })),
  ),
})).any;
const use = fc.record({ do: fc.constantFrom('show', 'require', 'disable'), field: anyField, is: fc.boolean() });
const effect: fc.Arbitrary<Members> = fc.oneof(
  { weight: 5, arbitrary: use },
  { weight: 1, arbitrary: anyField.chain((field) => valueOf(field).map((value) => ({ do: 'set', field, to: { value } }))) },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'say', text: 'Noted' }, { do: 'refuse', text: 'No' }) },
);
const on = fc.oneof(
  fc.constantFrom('load', 'save'),
  anyField.map((change) => ({ change })),
);
/** A rule of any kind, or one that does the same at opening and at each change, as people mean most of them. */
const ruleSet: fc.Arbitrary<readonly Members[]> = fc.oneof(
  fc
    .record({
      on,
      when: condition,
      then: fc.array(effect, { minLength: 1, maxLength: 3 }),
      otherwise: fc.array(effect, { maxLength: 3 }),
      isAlike: fc.boolean(),
    })
    .map(({ isAlike, ...rule }) => [
      isAlike
        ? {
            ...rule,
            otherwise: rule.then.map((one) => ('is' in one ? { ...one, is: one['is'] !== true } : one)),
          }
        : rule,
    ]),
  fc.record({ when: condition, then: fc.array(use, { minLength: 1, maxLength: 2 }) }).map(({ when, then }) => {
    const otherwise = then.map((one) => ({ ...one, is: !one.is }));
    return ['load' as const, ...NAMES.map((change) => ({ change }))].map((at) => ({ on: at, when, then, otherwise }));
  }),
);
const anyRules = fc.array(ruleSet, { minLength: 1, maxLength: 4 }).map((all) => all.flat());
const anyLife = fc.record({
  rules: anyRules,
  record: fc.record({ kind: valueOf('kind'), amount: valueOf('amount'), opinion: valueOf('opinion'), level: valueOf('level') }),
  steps: fc.array(
    anyField.chain((field) => valueOf(field).map((value): Step => [field, value])),
    { maxLength: 6 },
  ),
});

describe('rules of a design in its code', () => {
  test('whatever rules a design has, its code shows, requires, disables, sets and says the same, at opening and at each change', () => {
    let split = 0;
    fc.assert(
      fc.property(anyLife, ({ rules, record, steps }) => {
        const { declaration, designed, coded } = bothOf(designWith({ [DECLARED]: rules }));
        if (declaration.rules.length < rules.length) split += 1;
        expect(lived(coded as Spec, record, steps)).toEqual(lived(designed, record, steps));
      }),
      { numRuns: 400 },
    );
    // Else nothing would have been compared but rules that stay as they are.
    expect(split).toBeGreaterThan(50);
  });
});

test('a rule names a field of its records, or says which one is missing', () => {
  expect(() => recordsOf('claim', { opinion: text('Opinion', { shown: whenever(equals('kind', 'a')) }) })).toThrow(
    /claim · a rule of "opinion" reads "kind", which is no field of these records/,
  );
});
