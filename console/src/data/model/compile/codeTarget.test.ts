import type { Part, QrPart } from '@milepost/kit/forms/grammar';
import { formConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { compileForm } from './form.ts';

const code = { __config__: { jnpfKey: 'qrcode', label: '工单码' }, dataType: 'dynamic', size: 100 };
const tab = (children: object[]) => ({
  __config__: { jnpfKey: 'tab', label: 'T', children: [{ title: 'A', name: 'a', __config__: { jnpfKey: 'tabItem', children } }] },
});
const PLACE = { modelId: '12', modelType: '2', flowId: '5', operationType: '0' };

const codesIn = (parts: readonly Part[]): readonly QrPart[] =>
  parts.flatMap((part) =>
    part.part === 'qr'
      ? [part]
      : part.part === 'tabs'
        ? part.tabs.flatMap((one) => codesIn(one.parts))
        : part.part !== 'control' && 'parts' in part
          ? codesIn(part.parts)
          : [],
  );
const payload = ({ text }: QrPart, values: Readonly<Record<string, unknown>>): unknown => {
  if (text.from !== 'record' || typeof text.target !== 'function') throw new Error('no code of a record');
  return text.target((path) => values[path]);
};

test('a code of a text of its own says that wherever its record is, in a card too', () => {
  const fixed = { ...code, dataType: 'static', qrcode: 'G36' };
  const card = { __config__: { jnpfKey: 'card', label: 'C', children: [fixed, code] } };
  const codes = codesIn(compileForm(formConfig.decode({ fields: [card] } as never), PLACE).spec.parts);
  expect(codes.map(({ text }) => text.from)).toEqual([
    codesIn(compileForm(formConfig.decode({ fields: [fixed] } as never)).spec.parts)[0]?.text.from,
    'record',
  ]);
  expect(codes[1] && payload(codes[1], { id: '77' })).toMatchObject({ id: '77', modelId: '12' });
});

test.each([
  [
    'a record',
    PLACE,
    { id: '77' },
    { id: '77', modelId: '12', modelType: '2', flowId: '5', processId: '', taskId: '', operationType: '0' },
  ],
  [
    'a process, whose values have no id',
    { ...PLACE, id: '88', processId: '88', taskId: '9', operationType: '1' },
    {},
    { id: '88', modelId: '12', modelType: '2', flowId: '5', processId: '88', taskId: '9', operationType: '1' },
  ],
  ['a record that is not saved yet', PLACE, {}, null],
])('the code of %s says where it is, under tabs too, as large as its design says', (_, place, values, expected) => {
  const { spec } = compileForm(formConfig.decode({ fields: [code, tab([code])] } as never), place);
  const codes = codesIn(spec.parts);
  expect(codes.map((one) => [one.sizePx, payload(one, values)])).toEqual([
    [100, expected],
    [100, expected],
  ]);
});
