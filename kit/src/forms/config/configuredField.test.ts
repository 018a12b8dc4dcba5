import { expect, test } from 'vitest';
import type { Control } from '../grammar/index.ts';
import { configuredField } from './index.ts';

/** A control as a design has it. */
const design = (jnpfKey: string, own: object = {}, config: object = {}) => ({
  __vModel__: 'F_A',
  __config__: { jnpfKey, label: '甲', ...config },
  ...own,
});
const OPTIONS = [{ id: '1', fullName: '一般' }];

test.each<[string, unknown, Partial<Extract<Control, { part: 'control' }>> & object]>([
  [
    'an input with its words',
    design(
      'comInput',
      { maxlength: 50, 'show-password': true, __slot__: { prepend: 'K', append: '' } },
      { required: true, tipLabel: '按桩号' },
    ),
    { kind: 'text', field: 'F_A', label: '甲', required: true, help: '按桩号', maxChars: 50, isSecret: true, prefix: 'K' },
  ],
  ['a new input', design('input', { addonAfter: '米', maxlength: null }), { kind: 'text', suffix: '米', isSecret: false }],
  ['lines', design('textarea', { autosize: { minRows: 6, maxRows: 6 } }), { kind: 'text', rows: 6 }],
  ['lines whose height nobody gave', design('textarea', { autosize: true }), { kind: 'text', rows: 4 }],
  [
    'an amount',
    design('numInput', { min: '0', max: 10, precision: 2, thousands: true, isAmountChinese: true }),
    { kind: 'number', min: 0, max: 10, precision: 2, hasThousands: true, hasCapital: true, keeps: 'number' },
  ],
  ['a list', design('select', { __slot__: { options: OPTIONS }, multiple: true }), { kind: 'choice', isMany: true }],
  ['buttons of a list', design('radio', { options: OPTIONS }), { kind: 'choice', look: 'radio', isMany: false }],
  ['a month', design('datePicker', { format: 'yyyy-MM' }), { kind: 'date', precision: 'month', keeps: 'ms' }],
  ['a time', design('time', { format: 'HH:mm' }), { kind: 'time', precision: 'minute' }],
  ['images', design('uploadImg', { limit: 3 }), { kind: 'files', look: 'images', maximum: 3 }],
  ['files without end', design('uploadFz', { limit: 0 }), { kind: 'files', look: 'files', maximum: 0 }],
  ['files of a form', design('uploadFile'), { kind: 'files', maximum: undefined, maxSize: undefined, accept: undefined }],
  [
    'small workbooks',
    design('uploadFile', { limit: '9', fileSize: '500', sizeUnit: 'KB', accept: '.xls,.xlsx' }),
    { maximum: 9, maxSize: { size: 500, unit: 'KB' }, accept: ['excel'] },
  ],
  ['films of any size', design('uploadFz', { fileSize: 0, accept: 'video/*' }), { maxSize: { size: 0, unit: 'MB' }, accept: ['video'] }],
  ['a colour', design('colorPicker', { 'show-alpha': true }), { kind: 'color', hasAlpha: true }],
  [
    'stars',
    design('rate', { max: 10, 'allow-half': true }, { defaultValue: 3.5 }),
    { kind: 'rate', count: 10, hasHalves: true, initial: 3.5 },
  ],
  ['stars of a new design', design('rate', { count: 6, allowHalf: false }), { kind: 'rate', count: 6, hasHalves: false }],
  ['a slider', design('slider', { min: 10, max: '120', step: 5 }), { kind: 'slider', min: 10, max: 120, step: 5 }],
  ['formatted text', design('editor'), { kind: 'html' }],
  ['a sum', design('calculate', { expression: ['F_B', '+', '1'] }), { kind: 'calculate', expression: ['F_B', '+', '1'], precision: 2 }],
  ['the text of one', JSON.stringify(design('editor')), { kind: 'html', field: 'F_A' }],
])('%s is read as a control', (_, raw, control) => expect(configuredField(raw)).toMatchObject({ kind: 'parsed', config: control }));

test.each([
  ['a control nobody knows', design('hologram'), '__config__.jnpfKey'],
  ['a field without a name', { __config__: { jnpfKey: 'editor' } }, '__vModel__'],
  ['an end that is no number', design('slider', { max: 'many' }), 'max'],
  ['too many stars', design('rate', { max: 1_000_000 }), 'max'],
  ['a unit that is none', design('uploadFz', { fileSize: 1, sizeUnit: 'TB' }), 'sizeUnit'],
  ['a size below nothing', design('uploadFz', { fileSize: -1 }), 'fileSize'],
  ['kinds nobody knows', design('uploadFz', { accept: '.exe' }), 'accept'],
  ['a format that is none', design('date', { format: 'dd.MM' }), 'format'],
  ['options of an interface', design('select', {}, { dataType: 'dynamic' }), '__config__.dataType'],
  ['a member of every object', '{"__config__":{"jnpfKey":"editor"},"__vModel__":"constructor"}', '__vModel__'],
])('%s is refused at its place', (_, raw, path) => {
  const parsed = configuredField(raw);
  expect(parsed.kind === 'refused' ? parsed.problems.map((problem) => problem.path) : []).toContain(path);
});
