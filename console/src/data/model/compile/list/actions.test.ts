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
  [
    'a script that says something and does nothing else',
    { btnType: 2, func: "({ data, index, refresh }) => { onlineUtils.toast('已标记'); onlineUtils.toast('x', 'warning'); }" },
    {
      kind: 'notify',
      notices: [
        { text: '已标记', tone: 'info' },
        { text: 'x', tone: 'warning' },
      ],
    },
  ],
  ['a script that says something of the row', { btnType: 2, func: '({ data }) => { onlineUtils.toast(data.plate); }' }, { kind: 'script' }],
  ['a script that says a sum', { btnType: 2, func: "() => { onlineUtils.toast(1 + '2'); }" }, { kind: 'script' }],
  ['a script that says a number', { btnType: 2, func: '() => { onlineUtils.toast(1); }' }, { kind: 'script' }],
  ['a script that says something and goes on', { btnType: 2, func: "() => { onlineUtils.toast('x'); fetch('y'); }" }, { kind: 'script' }],
  [
    'a script that says something on a condition',
    { btnType: 2, func: "() => { if (1 > 0) { onlineUtils.toast('x'); } }" },
    { kind: 'script' },
  ],
  ['a script that does nothing', { btnType: 2, func: '() => {}' }, { kind: 'script' }],
  ['a form of no model whose script says something', { btnType: 1, func: "() => { onlineUtils.toast('x'); }" }, { kind: 'script' }],
  ['a script that names a model and an interface', { btnType: 2, modelId: '7', interfaceId: '9' }, { kind: 'script' }],
  ['a data interface that names a model', { btnType: 3, modelId: '7', interfaceId: '' }, { kind: 'script' }],
  [
    'a form that copies nothing into a field without a name',
    { btnType: 1, modelId: '7', formOptions: [{ currentField: 'plate', field: '' }, null, ['plate', 'car']] },
    { kind: 'form', modelId: '7', title: '', copiedFields: [] },
  ],
  [
    'a data interface whose parameters are none',
    { btnType: 3, interfaceId: '9', templateJson: [null, [], 'p'] },
    {
      kind: 'interface',
      interfaceId: '9',
      confirm: null,
      parameters: Array.from({ length: 3 }, () => ({ name: '', from: null, value: '' })),
    },
  ],
  ['nothing', null, { kind: 'script' }],
  ['a form of no model, which does nothing', { btnType: 1 }, { kind: 'script' }],
  ['anything else', 'eval', { kind: 'script' }],
])('a button of a design: %s', (_, event, effect) => {
  expect(buttons(event)).toEqual([{ id: 'btn_x', label: '派车', code: 'btn_x', effect }]);
});

test('a list has 50 buttons of its own at most, in their order', () => {
  const many = Array.from({ length: 51 }, (_, at) => ({ value: `btn_${at}`, label: '', icon: '', event: {}, func: '' }));
  const read = customButtonsOf(listConfig.decode({ customBtnsList: many } as never));
  expect(read.map(({ label }) => label)).toEqual(many.slice(0, 50).map(({ value }) => value));
});

test('a button without a name is left out, since no right could be asked for it', () => {
  expect(buttons({ btnType: 2 }, { value: '' })).toEqual([]);
});

test.each([
  ['the word every design begins with, and a blank in it', '新 增', ''],
  ['a word of another button', '导出', '导出'],
  ['a word somebody wrote', '登记车辆', '登记车辆'],
  ['a word with blanks around it', ' 登记 车辆 ', '登记 车辆'],
])('words of a known button: %s', (_, label, expected) => {
  const design = listConfig.decode({ btnsList: [{ value: 'add', label }], columnBtnsList: [] } as never);
  expect(buttonsOf(design).head.add).toEqual({ label: expected, code: 'btn_add' });
});
