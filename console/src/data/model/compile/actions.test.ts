import { listConfig } from '@milepost/openapi/domains/model';
import { expect, test } from 'vitest';
import { buttonsOf, customButtonsOf } from '@milepost/openapi/domains/design/declare';

const buttons = (event: unknown, more: object = {}) =>
  customButtonsOf(listConfig.decode({ customBtnsList: [{ value: 'btn_x', label: '派车', icon: '', event, func: '', ...more }] } as never));

test.each([
  [
    'a form of another model, with values of the row',
    {
      btnType: 1,
      modelId: '7',
      popupTitle: '派车',
      formOptions: [
        { currentField: 'plate', field: 'car' },
        { currentField: '', field: 'x' },
      ],
    },
    { kind: 'form', modelId: '7', title: '派车', copiedFields: [['plate', 'car']] },
  ],
  [
    'a data interface, after a question',
    { btnType: 3, interfaceId: '9', useConfirm: true, confirmTitle: '查询？', templateJson: [{ field: 'p', relationField: 'plate' }] },
    { kind: 'interface', interfaceId: '9', confirm: '查询？', parameters: [{ name: 'p', from: 'plate', value: '' }] },
  ],
  ['a form whose id is a number', { btnType: '1', modelId: 7 }, { kind: 'form', modelId: '7', title: '', copiedFields: [] }],
  [
    'a data interface whose id is a number',
    { btnType: 3, interfaceId: 9 },
    { kind: 'interface', interfaceId: '9', confirm: null, parameters: [] },
  ],
  ['a script, which nobody runs', { btnType: 2, func: '({ data }) => alert(data)' }, { kind: 'script' }],
  ['a form of no model, which does nothing', { btnType: 1 }, { kind: 'script' }],
  ['anything else', 'eval', { kind: 'script' }],
])('a button of a design: %s', (_, event, effect) => {
  expect(buttons(event)).toEqual([{ id: 'btn_x', label: '派车', code: 'btn_x', effect }]);
});

test('a button without a name is left out, since no right could be asked for it', () => {
  expect(buttons({ btnType: 2 }, { value: '' })).toEqual([]);
});

test.each([
  ['the word every design begins with, and a blank in it', '新 增', ''],
  ['a word of another button', '导出', '导出'],
  ['a word somebody wrote', '登记车辆', '登记车辆'],
])('words of a known button: %s', (_, label, expected) => {
  const design = listConfig.decode({ btnsList: [{ value: 'add', label }], columnBtnsList: [] } as never);
  expect(buttonsOf(design).head.add).toEqual({ label: expected, code: 'btn_add' });
});
