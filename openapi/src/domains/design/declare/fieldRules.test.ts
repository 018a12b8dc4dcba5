/* oxlint-disable unicorn/no-thenable -- what a declared rule does is named so in designs */
import { describe, expect, test } from 'vitest';
import { createNodeIds, openDesign } from '../document.ts';
import { DECLARED } from '../rules/index.ts';
import { FACTS, NO_TEXTS } from '../testing/designs.ts';
import { declare } from './declare.ts';
import { print } from './print.ts';

type Members = Readonly<Record<string, unknown>>;
const control = (key: string, jnpfKey = 'comInput', more: Members = {}, config: Members = {}) => ({
  __vModel__: key,
  ...more,
  __config__: { jnpfKey, label: key, ...config },
});
const FIELDS = [
  control('amount', 'numInput'),
  control('kind'),
  control('opinion', 'textarea'),
  control('level', 'select', { __slot__: { options: [{ id: '1', fullName: 'one' }] } }),
  control('works', 'table', {}, { children: [control('item')] }),
];

/** Code of a form with these members. */
function codeOf(form: Members, fields: readonly object[] = FIELDS) {
  const { document } = openDesign(FACTS, { ...NO_TEXTS, formData: JSON.stringify({ ...form, fields }) }, createNodeIds());
  const declaration = declare(document);
  const text = print(declaration)[0]?.text ?? '';
  /** Line of a field. */
  const line = (field: string) => new RegExp(`^  ${field}: (.*),$`, 'm').exec(text)?.[1];
  return { declaration, text, line };
}
const ruled = (...rules: readonly Members[]) => codeOf({ [DECLARED]: rules });
const amount = (is: string, value: unknown) => ({ left: { field: 'amount' }, is, right: { value } });
const shows = (field: string, is = true) => ({ do: 'show', field, is });
const opinionRule = (on: unknown, when: Members) => ({ on, when, then: [shows('opinion')], otherwise: [shows('opinion', false)] });

describe('a rule of a design that always decides about one field is a member of that field', () => {
  test('judged when the form opens, or when a field changes, as the design says', () => {
    const { line, declaration } = ruled(opinionRule('load', amount('<', 5)), opinionRule({ change: 'kind' }, amount('=', 5)), {
      on: { change: 'kind' },
      then: [{ do: 'require', field: 'level', is: true }],
    });
    expect(line('opinion')).toBe(
      "longText(msg`opinion`, { shown: [onLoad(lessThan('amount', 5)), onChange('kind', equals('amount', 5))] })",
    );
    expect(line('level')).toContain("required: onChange('kind', true)");
    expect(declaration.rules).toEqual([]);
  });

  test('at any time, where it is judged at opening and at each change of what it reads', () => {
    const when = { all: [amount('<', 5), { left: { field: 'kind' }, is: 'empty' }] };
    const { line, declaration } = ruled(
      opinionRule('load', when),
      opinionRule({ change: 'amount' }, when),
      opinionRule({ change: 'kind' }, when),
    );
    expect(line('opinion')).toBe("longText(msg`opinion`, { shown: whenever(allOf(lessThan('amount', 5), isEmpty('kind'))) })");
    expect(declaration.rules).toEqual([]);
  });

  test('after what the design says of the field itself', () => {
    const fields = [control('kind'), control('opinion', 'comInput', { disabled: true }, { noShow: true, required: true })];
    const all = ['show', 'require', 'disable'].map((does) => ({ do: does, field: 'opinion', is: true }));
    const { line, text } = codeOf({ [DECLARED]: [{ on: 'load', then: all }] }, fields);
    expect(line('opinion')).toContain('required: [true, onLoad(true)]');
    expect(line('opinion')).toContain('shown: [never, onLoad(true)]');
    expect(line('opinion')).toContain('disabled: [always, onLoad(true)]');
    expect(text).not.toContain('rules:');
  });

  test('a script is such a rule as well', () => {
    const script =
      "({ formData, setDisabled }) => { if (formData.amount >= 7 && formData.kind !== 'x') { setDisabled('level', true) } else { setDisabled('level', false) } }";
    const { text } = codeOf({ funcs: { onLoad: script } });
    expect(text).toContain("disabled: onLoad(allOf(atLeast('amount', 7), differs('kind', 'x')))");
  });

  test('what else the rule does stays a rule', () => {
    const { line, declaration } = ruled({
      on: 'load',
      when: amount('<', 5),
      then: [shows('opinion'), { do: 'say', text: 'Small' }],
      otherwise: [shows('opinion', false)],
    });
    expect(line('opinion')).toContain("shown: onLoad(lessThan('amount', 5))");
    expect(declaration.rules).toEqual([
      {
        on: 'load',
        does: [
          {
            do: 'if',
            test: { op: '<', of: [{ field: 'amount' }, { value: 5 }] },
            does: [{ do: 'say', text: { value: 'Small' }, tone: 'info' }],
            otherwise: [],
          },
        ],
      },
    ]);
  });
});

const MORE: Members = amount('<', 5);
test.each<[string, readonly Members[]]>([
  ['leaves the field as it was on one of its ways', [{ on: 'load', when: MORE, then: [shows('opinion')] }]],
  ['is judged before saving', [opinionRule('save', MORE)]],
  [
    'may refuse',
    [{ on: 'load', when: MORE, then: [shows('opinion'), { do: 'refuse', text: 'No' }], otherwise: [shows('opinion', false)] }],
  ],
  ['reads the person', [opinionRule('load', { left: { person: 'id' }, is: '=', right: { value: 'u1' } })]],
  ['reads rows', [opinionRule('load', { left: { field: 'works' }, is: 'empty' })]],
  ['waits for rows', [{ on: { change: 'works' }, then: [shows('opinion')] }]],
  [
    'reads what it sets itself',
    [
      {
        on: 'load',
        when: MORE,
        then: [{ do: 'set', field: 'amount', to: { value: 9 } }, shows('opinion')],
        otherwise: [shows('opinion', false)],
      },
    ],
  ],
  [
    'reads what another one sets',
    [opinionRule('load', MORE), { on: { change: 'kind' }, then: [{ do: 'set', field: 'amount', to: { value: 9 } }] }],
  ],
  [
    'waits for what another one sets',
    [
      { on: { change: 'kind' }, then: [shows('opinion')] },
      { on: 'load', then: [{ do: 'set', field: 'kind', to: { value: 'a' } }] },
    ],
  ],
  ['shares its field with one of these', [opinionRule('load', MORE), { on: 'load', when: MORE, then: [shows('opinion', false)] }]],
])('a rule that %s stays a rule', (_, rules) => {
  const { declaration, line } = ruled(...rules);
  expect(declaration.rules).toHaveLength(rules.length);
  expect(line('opinion')).toBe('longText(msg`opinion`)');
});

test('a rule that holds at any time is one of its field even where another sets what it reads', () => {
  const { line, declaration } = ruled(opinionRule('load', MORE), opinionRule({ change: 'amount' }, MORE), {
    on: { change: 'kind' },
    then: [{ do: 'set', field: 'amount', to: { value: 9 } }],
  });
  expect(line('opinion')).toContain("shown: whenever(lessThan('amount', 5))");
  expect(declaration.rules).toHaveLength(1);
});

test('members of several fields in one rule are told apart', () => {
  const require = { do: 'require', field: 'opinion', is: true };
  const { line, text, declaration } = ruled({
    on: 'load',
    when: MORE,
    then: [shows('opinion'), require, shows('level')],
    otherwise: [shows('opinion', false), require, shows('level')],
  });
  expect(line('opinion')).toContain("shown: onLoad(lessThan('amount', 5)), required: onLoad(true)");
  expect(text).toMatch(/level: choice\([^\n]*shown: onLoad\(true\)/);
  expect(declaration.rules).toEqual([]);
});

const BOTH: Members = { all: [MORE, { left: { field: 'kind' }, is: 'empty' }] };
test.each<[string, readonly Members[]]>([
  ['is judged when the form opens alone', [opinionRule('load', MORE)]],
  ['is judged at changes alone', [opinionRule({ change: 'amount' }, MORE)]],
  ['reads another field too', [opinionRule('load', BOTH), opinionRule({ change: 'amount' }, BOTH)]],
  ['waits for a field it does not read', [opinionRule('load', MORE), opinionRule({ change: 'kind' }, MORE)]],
  ['has another test at a change', [opinionRule('load', MORE), opinionRule({ change: 'amount' }, amount('<', 7))]],
  ['reads nothing', [{ on: 'load', then: [shows('opinion')] }]],
])('a rule that %s does not hold at any time', (_, rules) => {
  const { text, declaration } = ruled(...rules);
  expect(text).toMatch(/shown: \[?\s*on(?:Load|Change)\(/);
  expect(text).not.toContain('whenever');
  expect(declaration.rules).toEqual([]);
});

test('a script that may stop stays a rule', () => {
  const onLoad = "({ formData, setShowOrHide }) => { if (formData.amount > 5) { return; } setShowOrHide('opinion', true); }";
  expect(codeOf({ funcs: { onLoad } }).declaration.rules).toHaveLength(1);
});

test('rules of what has no code stay with the form', () => {
  const fields = [control('kind'), control('strange', 'hologram')];
  const { declaration } = codeOf({ [DECLARED]: [{ on: 'load', then: [shows('strange')] }] }, fields);
  expect(declaration.rules).toHaveLength(1);
});

const script = (test: string) => () =>
  codeOf({ funcs: { onLoad: `({ formData, setShowOrHide }) => { setShowOrHide('opinion', ${test}); }` } });
const branch = (test: string, met: string, unmet: string) => () =>
  codeOf({
    funcs: {
      onLoad: `({ formData, setShowOrHide }) => { if (${test}) { setShowOrHide('opinion', ${met}); } else { setShowOrHide('opinion', ${unmet}); } }`,
    },
  });
test.each<[string, () => ReturnType<typeof codeOf>, string]>([
  ['less', script('formData.amount < 5'), "lessThan('amount', 5)"],
  ['at most', script('formData.amount <= 5'), "atMost('amount', 5)"],
  ['more', script('formData.amount > 5'), "moreThan('amount', 5)"],
  ['at least', script('formData.amount >= 5'), "atLeast('amount', 5)"],
  ['equal to nothing', script('formData.kind === null'), "equals('kind', null)"],
  ['another field', script('formData.kind === formData.level'), "equals('kind', { field: 'level' })"],
  ['part of a text', script("formData.kind.includes('x')"), "includes('kind', 'x')"],
  [
    'one of several',
    () => ruled(opinionRule('load', { left: { field: 'kind' }, is: 'in', right: { value: ['a', 'b'] } })),
    "oneOf('kind', ['a', 'b'])",
  ],
  ['the contrary', script("!(formData.kind === 'x')"), "not(equals('kind', 'x'))"],
  [
    'one of three',
    script("formData.amount > 1 || formData.amount < 0 || formData.kind === 'x'"),
    "anyOf(moreThan('amount', 1), lessThan('amount', 0), equals('kind', 'x'))",
  ],
  [
    'both of two within',
    script("formData.amount > 1 && (formData.amount < 9 && formData.kind === 'x')"),
    "allOf(moreThan('amount', 1), allOf(lessThan('amount', 9), equals('kind', 'x')))",
  ],
  [
    'both of two, or another',
    script("formData.amount > 1 && formData.kind === 'x' || formData.amount < 0"),
    "anyOf(allOf(moreThan('amount', 1), equals('kind', 'x')), lessThan('amount', 0))",
  ],
  ['all of none', () => ruled(opinionRule('load', { all: [] })), 'true'],
  ['any of none', () => ruled(opinionRule('load', { any: [] })), 'false'],
  ['a field by itself', script('formData.kind'), "{ field: 'kind' }"],
  ['a sum', script('formData.amount + 1 > 5'), "{ op: '>', of: [{ op: '+', of: [{ field: 'amount' }, { value: 1 }] }, { value: 5 }] }"],
  ['a text for yes', script("'x'"), "{ value: 'x' }"],
  ['the same either way', branch('formData.amount > 5', 'true', 'true'), 'true'],
  ['the contrary of a condition', branch('formData.amount > 5', 'false', 'true'), "not(moreThan('amount', 5))"],
  [
    'a condition or another',
    branch('formData.amount > 5', 'true', "formData.kind === 'x'"),
    "anyOf(moreThan('amount', 5), equals('kind', 'x'))",
  ],
  [
    'a condition and another',
    branch('formData.amount > 5', "formData.kind === 'x'", 'false'),
    "allOf(moreThan('amount', 5), equals('kind', 'x'))",
  ],
])('a test of %s has its words in code', (_, code, expected) => {
  expect(code().line('opinion')).toBe(`longText(msg\`opinion\`, { shown: onLoad(${expected}) })`);
});

test('a condition with two tests of its own is written as data', () => {
  const { text } = branch('formData.amount > 5', "formData.kind === 'x'", "formData.kind === 'y'")();
  expect(text).toMatch(/op: '\?:',\s+of: \[\s+\{ op: '>'/);
});
