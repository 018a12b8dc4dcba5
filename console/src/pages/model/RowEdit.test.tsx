import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { PermissionProvider } from '../../permissions/index.ts';
import { aSession } from '../../testing/inSession.tsx';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import ModelPage from './ModelPage.tsx';

// A page without a layout has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const name = { __config__: { jnpfKey: 'comInput', label: '名称', required: true }, __vModel__: 'name' };
const count = { __config__: { jnpfKey: 'numInput', label: '数量' }, __vModel__: 'count' };
const price = { __config__: { jnpfKey: 'numInput', label: '单价' }, __vModel__: 'price' };
const total = { __config__: { jnpfKey: 'calculate', label: '合计' }, __vModel__: 'total', expression: ['count', '*', 'price'] };
const note = { __config__: { jnpfKey: 'comInput', label: '备注' }, __vModel__: 'note' };
const listed = (control: typeof name | typeof count) => ({ ...control, prop: control.__vModel__, label: control.__config__.label });
const MODEL = {
  fullName: '往来单位',
  webType: '2',
  formData: JSON.stringify({ fields: [name, count, price, total, note] }),
  columnData: JSON.stringify({
    type: 4,
    columnList: [listed(name), listed(count), listed(price), listed(total)],
    btnsList: [{ value: 'add', label: '新增' }],
    columnBtnsList: [{ value: 'edit', label: '编辑' }],
  }),
};
const ROW = { id: 'r1', name: '甲', name_name: '甲', count: 2, count_name: '2', price: 5, price_name: '5', total: 10, total_name: '10' };
const OTHER = { ...ROW, id: 'r2', name: '乙', name_name: '乙' };
// Equal sentences close together are one: a second attempt is made later.
vi.useFakeTimers({ toFake: ['Date'] });
const later = () => vi.setSystemTime(Date.now() + 60_000);

/** Sentences as they are said, each time they are. */
function listen() {
  const heard: string[] = [];
  const live = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ((target as Element).matches('[data-live-region]')) heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
  });
  live.observe(document.body, { childList: true, subtree: true });
  return heard;
}

const ITEM = { id: 'e1', fullName: 'Partners', property: { moduleId: 'm1' } } as MenuItem;

/** The list with the keyboard in a row; `stored` is the record as the server has it. */
async function editing(answers: object = {}, start = '[data-mp-action=edit]') {
  const stored = { value: { name: '甲', count: 2, price: 5, total: 10, note: '只在表单里' } as object };
  const session = aSession(
    {
      getModelConfig: MODEL,
      listRecords: { list: [ROW, OTHER], pagination: { currentPage: 1, pageSize: 20, total: 2 } },
      getRecord: () => ({ id: 'r1', data: JSON.stringify(stored.value) }),
      updateRecord: {},
      createRecord: { data: 'r9' },
      ...answers,
    },
    '/model/partner',
  );
  const page = await renderInConsole(
    session.around(
      <PermissionProvider value={{ permissions: new Map(), judge: false, modelId: 'm1' }}>
        <ModelPage item={ITEM} />
      </PermissionProvider>,
    ),
  );
  await page.appeared('[data-mp-action=edit]');
  await page.press(start);
  await page.appeared('[role=grid] input');
  const cell = (row: number, col: number) => page.one(`[role=grid] [data-mp-at="${row}"] > [data-mp-col="${col}"]`);
  const key = (pressed: string, init: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...init }));
    });
  const sent = (operation: string) =>
    session.calls
      .filter(([id]) => id === operation)
      .map(([, args]) => JSON.parse((args as { body: { data: string } }).body.data) as Record<string, unknown>);
  const words = () => document.body.textContent ?? '';
  return { ...page, session, stored, cell, key, sent, words, save: () => key('s', { ctrlKey: true }) };
}

test('a list that is designed so is edited in its rows; a row is saved by itself, with what has no column', async () => {
  let list = [ROW, OTHER];
  const page = await editing({ listRecords: () => ({ list, pagination: { currentPage: 1, pageSize: 20, total: 2 } }) });
  expect(page.one<HTMLInputElement>('[role=grid] input').value).toBe('甲');
  await page.type('[role=grid] input', '甲方');
  expect(page.words()).toContain('1 row is not saved');
  // By its new name it stands on another page of the list.
  list = [OTHER];
  await page.save();
  await vi.waitFor(() => expect(page.sent('updateRecord')).toEqual([{ name: '甲方', count: 2, price: 5, total: 10, note: '只在表单里' }]));
  await vi.waitFor(() => expect(page.words()).not.toContain('not saved'));
  expect(page.cell(0, 1).querySelector('input')?.value ?? page.cell(0, 1).textContent).toBe('甲方');
  await vi.waitFor(() => expect(page.cell(0, 1).contains(document.activeElement)).toBe(true));
  expect(document.querySelector('[data-told]')).toBeNull();
});

test('formulas of the form follow what is typed in a row', async () => {
  const page = await editing();
  await page.key('Tab');
  await page.type('[role=grid] input', '3');
  await vi.waitFor(() => expect(page.cell(0, 4).textContent).toBe('15.00'));
  await page.save();
  await vi.waitFor(() => expect(page.sent('updateRecord')).toMatchObject([{ count: 3, total: 15 }]));
});

test('Escape takes back the cell that is written in, the next one the row', async () => {
  const page = await editing();
  await page.type('[role=grid] input', '甲方');
  await page.key('Enter');
  await page.key('ArrowUp');
  expect(page.words()).toContain('not saved');
  await page.key('Escape');
  await vi.waitFor(() => expect(page.cell(0, 1).querySelector('input')?.value ?? page.cell(0, 1).textContent).toBe('甲'));
  expect(page.words()).not.toContain('not saved');
  expect(page.sent('updateRecord')).toEqual([]);
});

test('a row that is not filled in is not sent, and its cell says why', async () => {
  const page = await editing();
  const heard = listen();
  await page.type('[role=grid] input', '');
  await page.save();
  await vi.waitFor(() => expect(page.cell(0, 1).textContent).toContain('Fill in: 名称'));
  expect(page.cell(0, 1).contains(document.activeElement)).toBe(true);
  await vi.waitFor(() => expect(heard).toEqual(['名称: Fill in: 名称']));
  // Each attempt says it once, whether the cell is written in or the keyboard only stands there.
  await page.key('Enter');
  await page.key('ArrowUp');
  for (const _ of ['only there', 'written in']) {
    later();
    heard.length = 0;
    await page.save();
    await vi.waitFor(() => expect(heard).toEqual(['名称: Fill in: 名称']));
  }
  expect(page.sent('updateRecord')).toEqual([]);
  await page.type('[role=grid] input', '甲方');
  await page.save();
  await vi.waitFor(() => expect(page.words()).not.toContain('not saved'));
  expect(document.querySelector('[data-told]')).toBeNull();
  expect(page.sent('updateRecord')).toMatchObject([{ name: '甲方' }]);
});

test('a refusal stands at the cell it is about, and what was typed stays', async () => {
  const msg = '名称已存在，请修改后重试';
  const page = await editing({ updateRecord: new ApiError('updateRecord', { kind: 'refused', code: 400, msg, detail: msg }) });
  const heard = listen();
  await page.type('[role=grid] input', '乙');
  await page.save();
  await vi.waitFor(() => expect(page.cell(0, 1).textContent).toContain(msg));
  // The keyboard is in that cell already: nothing would be read out by coming to it.
  await vi.waitFor(() => expect(heard).toEqual([`名称: ${msg}`]));
  expect(page.cell(0, 1).querySelector('input')?.value).toBe('乙');
});

test('a new row comes first, begins as the form does, and is called what the server calls it', async () => {
  const page = await editing();
  // The list has such a button too; it lies under the rows.
  const add = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'New record');
  await act(async () => add?.click());
  await vi.waitFor(() => expect(page.cell(0, 1).querySelector('input')?.value).toBe(''));
  expect(page.cell(1, 1).textContent).toBe('甲');
  await page.type('[role=grid] input', '丙');
  await page.save();
  await vi.waitFor(() => expect(page.sent('createRecord')).toMatchObject([{ name: '丙' }]));
  await vi.waitFor(() => expect(page.words()).not.toContain('not saved'));
});

test('what somebody else has written into the same cell meanwhile is asked about', async () => {
  const page = await editing();
  await page.type('[role=grid] input', '甲方');
  await vi.waitFor(() => expect(page.session.asked('getRecord')).toBe(1));
  page.stored.value = { ...page.stored.value, name: '别人', note: '别人的备注' };
  await page.save();
  await page.appeared('[role=dialog] [role=radiogroup], [role=dialog] fieldset');
  expect(page.sent('updateRecord')).toEqual([]);
  const dialogButton = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === name);
  await act(async () => dialogButton('Back to the form')?.click());
  await vi.waitFor(() => expect(page.cell(0, 1).contains(document.activeElement)).toBe(true));
  await page.save();
  await vi.waitFor(() => expect(dialogButton('Save what is chosen')).toBeDefined());
  await act(async () => dialogButton('Save what is chosen')?.click());
  await vi.waitFor(() => expect(page.sent('updateRecord')).toMatchObject([{ name: '甲方', note: '别人的备注' }]));
  await vi.waitFor(() => expect(page.cell(0, 1).contains(document.activeElement)).toBe(true));
});

test('leaving rows that are not saved asks first', async () => {
  const page = await editing();
  await page.type('[role=grid] input', '甲方');
  await page.press('[aria-label="Back to the list"]');
  await page.appeared('[role=alertdialog]');
  expect(page.words()).toContain('Discard what you entered?');
});
