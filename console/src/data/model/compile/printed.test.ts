import { configuredForm } from '@milepost/kit/forms/config';
import { expect, test } from 'vitest';
import { printedAs } from './printed.ts';

const text = (field: string, own: object = {}) => ({ __vModel__: field, __config__: { jnpfKey: 'input', label: field }, ...own });
const MOBILE = { useMask: true, maskConfig: { maskType: 3, filler: '*' } };
const rows = { __vModel__: 'rows', __config__: { jnpfKey: 'table', label: 'rows', children: [text('phone', MOBILE), text('name')] } };

const bare = printedAs(configuredForm([text('phone', MOBILE), rows]), String);
test.each<[string, object, object]>([
  ['a number is masked like a text', { phone: 13812345678 }, { phone: '138****5678' }],
  ['what is no text is not masked', { phone: null, rows: null }, { phone: null, rows: null }],
  ['rows that are no list stay', { rows: 'none' }, { rows: 'none' }],
])('%s', (_, values, printed) => expect(bare({ ...values })).toEqual(printed));

test('a record is printed as it is read: masked texts are masked, people have their names alone, in rows too; all else is whole', () => {
  const maker = { __vModel__: 'maker', __config__: { jnpfKey: 'createUser', label: 'maker' } };
  const asShown = printedAs(configuredForm([text('phone', MOBILE), text('name'), maker, rows]), (label) => label.replace(/\/.*/, ''));
  const row = { phone: '13912345678', name: '13912345678' };
  expect(asShown({ phone: '13812345678', name: '13812345678', maker: '李四/lisi', rows: [row], printedBy: 'a/b' })).toEqual({
    phone: '138****5678',
    name: '13812345678',
    maker: '李四',
    rows: [{ phone: '139****5678', name: '13912345678' }],
    printedBy: 'a/b',
  });
});
