import { expect, test } from '../world.ts';
import { calls, control, kept, labelField, openDesigner } from './designDesk.ts';

/** A form as the public designer of 3.6 saves it, with members nobody here knows. */
const FORM = {
  idGlobal: 102,
  formRef: 'formRef',
  popupType: 'general',
  generalWidth: '600px',
  className: [],
  funcs: { onLoad: '', beforeSubmit: '', afterSubmit: '' },
  vendorOnly: { kept: [1, 2, { deep: '值' }] },
  fields: [
    {
      __config__: {
        jnpfKey: 'input',
        label: '事件名称',
        tag: 'JnpfInput',
        span: 24,
        formId: 101,
        renderKey: 1710000000001,
        tipLabel: '',
        regList: [],
        visibility: ['pc', 'app'],
      },
      on: { change: '({ data, formData }) => {}' },
      style: { width: '100%' },
      showCount: false,
      maxlength: null,
      'x-vendor': { a: 1.5 },
      __vModel__: 'inputField101',
    },
    {
      __config__: {
        jnpfKey: 'inputNumber',
        label: '金额',
        tag: 'JnpfInputNumber',
        span: 12,
        formId: 102,
        renderKey: 1710000000002,
        required: true,
      },
      addonAfter: '元',
      precision: 2,
      __vModel__: 'inputNumberField102',
    },
  ],
};

test('a design of another designer is opened, one label is changed, and its JSON is the same but for that member', async ({
  strictPage: page,
  world,
}) => {
  const { send } = await calls(world);
  const text = JSON.stringify(FORM);
  const made = await send('POST', '/api/visualdev/Base', {
    fullName: '外来设计',
    enCode: 'foreignDesign',
    webType: 1,
    type: 1,
    formData: text,
  });
  expect(made.code).toBe(200);
  const id = await openDesigner(page, world, '外来设计');
  await control(page, '金额').click();
  await labelField(page).fill('损失金额');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();
  expect(JSON.parse((await kept(world, id)).formData ?? '')).toEqual(JSON.parse(text.replace('"金额"', '"损失金额"')));
});
