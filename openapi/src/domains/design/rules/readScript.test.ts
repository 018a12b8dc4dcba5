import { describe, expect, test } from 'vitest';
import { readScript } from './readScript.ts';

const FIELDS = new Set(['kind', 'amount', 'note']);
const read = (body: string, own: string | null = null) => readScript(`({ formData, data }) => { ${body} }`, { own, fields: FIELDS });
const sets = (field: string, to: object) => ({ do: 'set', field, to });
const more = { op: '>', of: [{ field: 'amount' }, { value: 5 }] };

describe('a script of a design is read as a whole', () => {
  test.each<[string, string, readonly object[]]>([
    [
      'a statement after another',
      "setFormData('note', 1); setFormData('kind', 2);",
      [sets('note', { value: 1 }), sets('kind', { value: 2 })],
    ],
    [
      'one condition after the other',
      "if (formData.amount > 5) { setFormData('note', 1) } else if (formData.kind === 'a') { setFormData('note', 2) } else setFormData('note', 3);",
      [
        {
          do: 'if',
          test: more,
          does: [sets('note', { value: 1 })],
          otherwise: [
            {
              do: 'if',
              test: { op: '===', of: [{ field: 'kind' }, { value: 'a' }] },
              does: [sets('note', { value: 2 })],
              otherwise: [sets('note', { value: 3 })],
            },
          ],
        },
      ],
    ],
    [
      'a condition without another way',
      "if (formData.amount > 5) setFormData('note', 1);",
      [{ do: 'if', test: more, does: [sets('note', { value: 1 })], otherwise: [] }],
    ],
    ['a constant where it stands', "const x = 1; setFormData('note', x);", [sets('note', { value: 1 })]],
    [
      'a constant of a block until the block ends',
      "const x = 1; if (formData.amount > 5) { const x = 2; setFormData('note', x); } setFormData('kind', x);",
      [{ do: 'if', test: more, does: [sets('note', { value: 2 })], otherwise: [] }, sets('kind', { value: 1 })],
    ],
    ['an end', 'return;', [{ do: 'stop' }]],
    ['a refusal with words', "return new Promise((resolve, reject) => { reject('No'); });", [{ do: 'refuse', text: { value: 'No' } }]],
    ['a refusal without words', 'return new Promise((resolve, reject) => { reject(); });', [{ do: 'refuse', text: null }]],
    ['an agreement', 'return new Promise((resolve) => { resolve(); });', [{ do: 'stop' }]],
    [
      'a number out of a text',
      "setFormData('amount', Number(formData.note));",
      [sets('amount', { op: 'number', of: [{ field: 'note' }] })],
    ],
    ['a text out of a number', "setFormData('note', String(formData.amount));", [sets('note', { op: 'text', of: [{ field: 'amount' }] })]],
    ['a use of a field', "setDisabled('note', true);", [{ do: 'disable', field: 'note', is: { value: true } }]],
  ])('%s', (_, body, effects) => {
    expect(read(body)).toEqual(effects);
  });

  test('the field it is at has a name only where it is at one', () => {
    expect(read("setFormData('note', data);", 'kind')).toEqual([sets('note', { field: 'kind' })]);
    expect(read("setFormData('note', data);")).toBeNull();
  });
});

const statements = (count: number) => 'return;'.repeat(count);
const padded = (chars: number) => {
  const script = "() => { setFormData('note', 1); }";
  return `${script}/*${'x'.repeat(chars - script.length - 4)}*/`;
};
const nested = (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`;

describe('a script of a design is read up to its limits', () => {
  test('200 statements', () => {
    expect(read(statements(200))).toHaveLength(200);
    expect(read(statements(201))).toBeNull();
  });
  test('4,000 characters', () => {
    const at = { own: null, fields: FIELDS };
    expect(readScript(padded(4_000), at)).toHaveLength(1);
    expect(readScript(padded(4_001), at)).toBeNull();
  });
  test('16 levels', () => {
    expect(read(`setFormData('note', ${nested(13)});`)).toEqual([sets('note', { value: 1 })]);
    expect(read(`setFormData('note', ${nested(16)});`)).toBeNull();
  });
});

test.each([
  ['a constant that has ended', "if (formData.amount > 5) { const x = 1; } setFormData('note', x);"],
  ['a member of every object in place of a call', "constructor('note', true);"],
  ['another member of every object', "toString('note', true);"],
  ['a field the form does not have', "setFormData('other', 1);"],
  ['a call nobody knows', "fetch('note', 1);"],
  ['a member nobody knows', "setFormData('note', formData.kind.split);"],
  ['a member that reaches out of the values', "setFormData('note', formData.constructor);"],
  ['a member of the values that is worked out', 'setFormData("note", formData[kind]);'],
  ['a template that does not end', "setFormData('note', `a${formData.kind`);"],
  ['a template within one', "setFormData('note', `a${`b`}`);"],
  ['a template with a statement in it', "setFormData('note', `a${#}`);"],
  ['another promise', 'return new Other((resolve) => { resolve(); });'],
  ['something after its end', "setFormData('note', 1); } fetch('x') {"],
])('a script with %s is not run at all', (_, body) => {
  expect(read(body)).toBeNull();
});
