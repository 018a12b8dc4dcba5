import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choice, from, json, jsonText, list, number, open, optional, optionalId, text, truth } from './index.ts';

const option = open({ id: json, fullName: text });
const field = open({
  label: text,
  span: number,
  isRequired: from('required', truth),
  type: choice({ table: 1, tree: 5 }, 'table'),
  formId: optionalId,
  first: from('__first__', option),
  options: list(option),
  defaultValue: json,
});

test('a member nobody named, a number as text, a null and a missing member all go back as they came', () => {
  const wire = { label: '桩号', span: '24', options: null, __first__: { id: 1, fullName: '上行', colour: 'red' }, 'show-word-limit': true };
  const model = field.decode(wire as never);
  expect(model).toMatchObject({
    label: '桩号',
    span: 24,
    isRequired: false,
    type: 'table',
    options: [],
    first: { id: 1, fullName: '上行' },
  });
  expect(field.encode(model)).toEqual(wire);
  expect(Object.keys(field.encode(model)).toSorted()).toEqual(Object.keys(wire).toSorted());
});

test('what is changed is written in our spelling, and nothing else moves', () => {
  const wire = { label: '桩号', span: '24', required: true, more: [1] };
  const model = field.decode(wire as never);
  expect(field.encode({ ...model, span: 12, isRequired: false })).toEqual({ label: '桩号', span: 12, required: false, more: [1] });
  expect(field.encode({ ...model, type: 'tree' })).toEqual({ ...wire, type: 5 });
});

test('a value made by hand is written out whole', () => {
  const made = {
    label: '',
    span: null,
    isRequired: false,
    type: 'table',
    formId: null,
    first: { id: 'a', fullName: '甲', rest: {} },
  } as const;
  expect(field.encode({ ...made, options: [], defaultValue: undefined, rest: {} })).toEqual({
    label: '',
    span: null,
    required: false,
    type: 1,
    formId: null,
    __first__: { id: 'a', fullName: '甲' },
    options: [],
  });
});

test('any object goes through without loss, whatever its members hold', () => {
  const key = fc.constantFrom(
    'label',
    'span',
    'required',
    'type',
    'formId',
    '__first__',
    'options',
    'defaultValue',
    'fullName',
    'toString',
    'x',
  );
  const leaf = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.dictionary(key, fc.jsonValue({ maxDepth: 1 })));
  const value = fc.oneof(leaf, fc.array(fc.dictionary(key, leaf, { maxKeys: 4 }), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.dictionary(key, value), (made) => {
      const wire: unknown = JSON.parse(JSON.stringify(made));
      fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(wire)));
      const model = field.decode(wire as never);
      const back = field.encode(model);
      expect(JSON.parse(JSON.stringify(back))).toEqual(wire);
      expect(field.decode(back)).toEqual(model);
    }),
  );
});

test('keys that reach into prototypes are dropped at every level, and only own members are read', () => {
  const wire: unknown = JSON.parse(
    '{"__proto__":{"label":"a"},"constructor":1,"more":{"prototype":1,"kept":2},"defaultValue":{"__proto__":{"x":1},"y":2}}',
  );
  const model = field.decode(wire as never);
  expect(model.label).toBe('');
  const back = JSON.stringify(field.encode(model));
  expect(back).toBe('{"more":{"kept":2},"defaultValue":{"y":2}}');
  expect(field.decode(Object.create({ label: 'a' }) as never).label).toBe('');
});

test.each([
  ['a list', '[]'],
  ['a number', '5'],
  ['null', 'null'],
])('a text that holds %s where an object is described goes back as it came', (_, wire) => {
  const codec = jsonText(field);
  expect(codec.encode(codec.decode(wire))).toBe(wire);
});

test('a text nested past 100 levels is kept unopened', () => {
  const deep = `{"more":${'['.repeat(101)}${']'.repeat(101)}}`;
  const codec = jsonText(field);
  expect(codec.decode(deep)).toEqual({ kind: 'broken', text: deep });
  const fine = `{"more":${'['.repeat(100)}${']'.repeat(100)}}`;
  expect(codec.encode(codec.decode(fine))).toBe(fine);
});

test('a member that cannot be read is as if it were missing, and goes back', () => {
  const model = field.decode({ options: 'none', __first__: 7 } as never);
  expect(model).toMatchObject({ options: [], first: { fullName: '' } });
  expect(field.encode(model)).toEqual({ options: 'none', __first__: 7 });
});

const DEEPEST = 100;
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;

test('any JSON is read to 100 levels, without the keys that reach into prototypes', () => {
  expect(json.decode(nested(DEEPEST))).toEqual(nested(DEEPEST));
  expect(() => json.decode(nested(DEEPEST + 1))).toThrow('nested too deeply');
  expect(json.decode(JSON.parse('[{"constructor":1,"a":{"prototype":2,"b":null}},[{"__proto__":3}]]'))).toEqual([{ a: { b: null } }, [{}]]);
  expect(json.encode({ a: 1 })).toEqual({ a: 1 });
});

interface Folder {
  readonly inner?: Folder;
}
type Way = (value: unknown) => object;
const folder: { readonly decode: Way; readonly encode: Way } = open({
  inner: optional({ decode: (wire: unknown) => folder.decode(wire), encode: (model: unknown) => folder.encode(model) }),
}) as never;
const folders = (levels: number) => {
  let wire: Folder = {};
  for (let level = 1; level < levels; level += 1) wire = { inner: wire };
  return wire;
};
const levelsOf = (model: unknown): number => (model ? 1 + levelsOf((model as { inner?: unknown }).inner) : 0);

test('objects within each other are opened to 100 levels, and nothing of what stands deeper is lost: the text stays closed', () => {
  expect(folder.encode(folder.decode(folders(DEEPEST)))).toEqual(folders(DEEPEST));
  expect(levelsOf(folder.decode(folders(DEEPEST)))).toBe(DEEPEST);
  expect(() => folder.decode(folders(DEEPEST + 1))).toThrow('nested too deeply');
  const closed = JSON.stringify(folders(DEEPEST + 1));
  expect(jsonText(folder).decode(closed)).toEqual({ kind: 'broken', text: closed });
  // One that failed half-way counts no longer: the next one is opened as deep.
  expect(() => folder.decode({ more: nested(DEEPEST + 1) })).toThrow('nested too deeply');
  expect(levelsOf(folder.decode(folders(DEEPEST)))).toBe(DEEPEST);
});

test.each<[string, object, object, object]>([
  [
    'a list that was sorted',
    { options: [{ id: 1 }, { id: 2 }] },
    { options: [{ id: 2, fullName: '', rest: {} }] },
    { options: [{ id: 2, fullName: '' }] },
  ],
  ['a member that was missing', { label: 'a' }, { label: 'a', span: 3 }, { label: 'a', span: 3 }],
  ['a member of a value that is any JSON', { defaultValue: { a: 1 } }, { defaultValue: { a: 1, b: 2 } }, { defaultValue: { a: 1, b: 2 } }],
  ['a value that became another kind', { defaultValue: [1] }, { defaultValue: { 0: 1 } }, { defaultValue: { 0: 1 } }],
  ['a value that became nothing', { defaultValue: { a: 1 } }, { defaultValue: null }, { defaultValue: null }],
  ['a value that was taken away', { defaultValue: { a: 1 } }, { defaultValue: undefined }, {}],
])('%s is written as it is now', (_, wire, change, expected) => {
  expect(field.encode({ ...field.decode(wire as never), ...(change as object) })).toEqual(expected);
});

test('what reads the same goes back in the spelling it came in, lists and objects of any JSON included', () => {
  const wire = { span: '24', options: [{ id: 1, fullName: 7, more: true }], defaultValue: { a: [1, { b: null }] } };
  const model = field.decode(wire as never);
  expect(model.options).toMatchObject([{ id: 1, fullName: '7' }]);
  const copy = structuredClone(model);
  expect(field.encode(copy)).toEqual(wire);
});

test('what is kept besides neither takes the place of a member nor reaches into prototypes', () => {
  const made = { ...field.decode({ label: 'a' } as never), rest: JSON.parse('{"label":"old","__proto__":1,"constructor":2,"more":3}') };
  const back = JSON.stringify(field.encode(made));
  expect(JSON.parse(back)).toMatchObject({ label: 'a', more: 3 });
  expect(back).not.toMatch(/__proto__|constructor/);
});
