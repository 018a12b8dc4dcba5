import { expect, test } from 'vitest';
import { codeOf, designed } from '../testing/codeOf.ts';

/** Fields in the code of a screen, on one line. */
const fieldsOf = (...of: Parameters<typeof codeOf>) =>
  /const records = recordsOf\('trial', \{\s*(.*?),?\s*\}\);\n/s
    .exec(codeOf(...of).screen)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/, ([}\]])/g, ' $1');

test('a screen is one file: imports, records, form, and what is particular to it', () => {
  const fields = [designed('a', 'comInput', {}, { required: true })];
  expect(codeOf(fields, { list: { hasPage: true, columnBtnsList: [{ value: 'edit', label: '' }] } }).screen)
    .toBe(`import { msg } from '@lingui/core/macro';
import { recordsOf, text } from '../../features/model/records/index.ts';
import { defineResource } from '../../features/resource/index.ts';

const records = recordsOf('trial', { a: text(msg\`a\`, { required: true }) });

const form = records.form({ frame: 'dialog' });

/** Records of the design trial. What is particular is written here; all else is the engine's. */
export const trial = defineResource({
  id: 'records:trial',
  source: 'design trial',
  ...records.calls,
  words: records.words({ many: msg\`Trial\` }),
  list: records.list({ columns: [], exports: false }),
  form,
  actions: { adds: false, history: false },
});
`);
});

test('patterns of a field stand with their words, which are empty for the usual ones', () => {
  const regList = [
    { pattern: '/^a$/', message: 'Only a' },
    { pattern: '/^b$/', message: '' },
  ];
  const line = fieldsOf([designed('a', 'comInput', {}, { regList })]);
  expect(line).toMatch(/rules: \[.*message: msg`Only a` \}/);
  expect(line).toMatch(/message: '' \}/);
});

test('words beside a field are messages, and what is no word is data', () => {
  const more = { placeholder: 'Where', addonBefore: 'No.', maxlength: 9 };
  const line = fieldsOf([designed('a', 'comInput', more, { tipLabel: 'Help' })]);
  expect(line).toContain('placeholder: msg`Where`');
  expect(line).toContain('prefix: msg`No.`');
  expect(line).toContain('help: msg`Help`');
  expect(line).toContain('maxChars: 9');
});

test('the usual words of the button that adds a row are left out, others stand', () => {
  const table = (actionText: string) => designed('works', 'table', { actionText }, { children: [designed('item')] });
  expect(fieldsOf([table('新 增')])).toBe('works: rowsOf(msg`works`, { item: text(msg`item`) })');
  expect(fieldsOf([table('One more')])).toContain('add: msg`One more`');
});

test('a script of a form that is not read is a hole among its rules', () => {
  const { declaration, screen } = codeOf([designed('a')], { form: { funcs: { onLoad: 'fetch("x")' } } });
  expect(declaration.holes).toMatchObject([{ place: 'rule', key: 'onLoad' }]);
  expect(screen).toMatch(/rules: \[\n.*\n? *hole\('script onLoad/);
});
