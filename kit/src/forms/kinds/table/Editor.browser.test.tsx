import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../primitives/button/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { memoryFeed } from '../../../testing/feeds/dataFeed.ts';
import { announcements, renderInKit } from '../../../testing/index.ts';
import { configuredForm } from '../../config/index.ts';
import type { FormSpec, RowChoiceProps } from '../../grammar/index.ts';
import { FormFields, SurroundingsProvider, prepareEditors } from '../../render/index.ts';
import type { ArrivingOptions, FormSurroundings } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';

const spec: FormSpec = {
  parts: [
    {
      part: 'control',
      kind: 'table',
      field: 'items',
      label: '明细',
      add: '新增',
      columns: [
        {
          part: 'control',
          kind: 'text',
          field: 'code',
          label: '编码',
          required: true,
          rules: [{ pattern: '/^[A-Z]+$/', message: '只能填写大写字母' }],
        },
        { part: 'control', kind: 'number', field: 'count', label: '数量', precision: 2, isSummed: true },
        { part: 'control', kind: 'number', field: 'price', label: '单价', precision: 2 },
        {
          part: 'control',
          kind: 'calculate',
          field: 'amount',
          label: '金额',
          expression: ['count', '×', 'price'],
          precision: 2,
          isSummed: true,
        },
      ],
    },
    { part: 'control', kind: 'calculate', field: 'total', label: '总额', expression: ['items.amount'], precision: 2 },
  ],
};
const row = (code: string, count: string | null = '2', price = '1.5') => ({ code, count, price, amount: null });

async function shown(rows: readonly object[], form: FormSpec = spec) {
  await page.viewport(1280, 800);
  await prepareEditors(form);
  const store = createFormStore<Record<string, unknown>>(form, { items: rows });
  await renderInKit(
    <ConfirmHost>
      <FormFields spec={form} store={store} name="order" />
    </ConfirmHost>,
  );
  return store;
}
const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
/** A cell by its place, also while the keyboard is elsewhere; rows count from 0, columns from 1. */
const cellAt = (at: number, col: number) => document.querySelector(`[data-mp-at="${at}"] > [data-mp-col="${col}"]`);
const link = (name: string) => page.getByRole('link', { name });

test('every error of a table is a link into its cell, drawn or not', async () => {
  const rows = Array.from({ length: 300 }, () => row('A'));
  const store = await shown([row(''), ...rows, row('')]);
  expect(store.tryToSave()).toBe(false);
  await link('明细，第 1 行，编码 不能为空').click();
  await expect.element(cell('编码，第 1 行')).toHaveFocus();
  await expect.element(cell('编码，第 1 行')).toHaveAccessibleDescription('不能为空');
  await link('明细，第 302 行，编码 不能为空').click();
  await expect.element(cell('编码，第 302 行')).toHaveFocus();
  await userEvent.keyboard('B{Enter}');
  expect(store.summary().problems.map((problem) => problem.cell?.row)).toEqual([0]);
});

test('a rule of a design is asked as one types, and keeps the form from being saved', async () => {
  const store = await shown([row('A')]);
  await userEvent.click(cell('编码，第 1 行'));
  await userEvent.keyboard('b{Enter}');
  await expect.element(cell('编码，第 1 行')).toHaveAccessibleDescription('只能填写大写字母');
  await expect.poll(() => store.tryToSave()).toBe(false);
  await link('明细，第 1 行，编码 只能填写大写字母').click();
  await userEvent.keyboard('{Backspace}{Backspace}C{Enter}');
  await expect.poll(() => store.tryToSave()).toBe(true);
});

test('amounts of rows, their sum and a formula of the form follow what is typed; what is no number is no value', async () => {
  const store = await shown([row('A'), row('B', '10')]);
  await userEvent.click(cellAt(0, 2) as Element);
  await userEvent.keyboard('{Control>}a{/Control}4');
  await expect.poll(() => store.value('total')).toBe('21');
  await expect.poll(() => document.querySelector('[data-sum=amount]')?.textContent).toBe('21');
  await userEvent.keyboard('x{Enter}');
  await expect.poll(() => cellAt(0, 2)?.firstChild?.textContent).toBe('4x');
  expect(store.tryToSave()).toBe(false);
  expect(store.value('items')).toMatchObject([{ count: '4' }, { count: '10' }]);
});

test('pasted cells are read by the kind of their column, and rows are added for them', async () => {
  const store = await shown([row('A')]);
  await userEvent.click(page.getByRole('rowheader', { name: '第 1 行' }));
  await userEvent.keyboard('{Home}');
  const data = new DataTransfer();
  data.setData('text/plain', 'X\t１，２３４.5\t3\nY\tmany\t2\n');
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect
    .poll(() => store.value('items'))
    .toMatchObject([
      { code: 'X', count: '1234.5', price: '3' },
      { code: 'Y', count: null, price: '2' },
    ]);
  await expect.poll(() => cellAt(1, 2)?.firstChild?.textContent).toBe('many');
});

test('a choice among buttons stays in the height of its row, however many there are', async () => {
  const options = ['小型车', '中型车', '大型车', '特种车辆', '挂车'].map((label) => ({ id: label, label }));
  const buttons = { part: 'control', kind: 'choice', look: 'radio', options: { from: 'static', options } } as const;
  const columns = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ ...buttons, field: `kind${at}`, label: `车型${at}` }));
  const store = await shown([{}, {}], { parts: [{ part: 'control', kind: 'table', field: 'items', label: '明细', add: '新增', columns }] });
  await userEvent.click(cellAt(0, 1) as Element);
  await expect.poll(() => cellAt(0, 1)?.querySelector('[role=combobox], [role=radiogroup]') ?? null).not.toBeNull();
  const bottoms = [...(cellAt(0, 1)?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect().bottom);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(Number(cellAt(0, 1)?.parentElement?.getBoundingClientRect().bottom) + 1);
  if (cellAt(0, 1)?.querySelector('[aria-expanded=false]')) await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('option', { name: '特种车辆' }));
  await expect.poll(() => store.value('items')).toMatchObject([{ kind1: '特种车辆' }, {}]);
});

const STOCK = [
  { code: 'BOLT', price: '0.8' },
  { code: 'NUT', price: '0.3' },
];

/** A dialog that offers what is in stock and not in the table yet. */
function Stock({ read, onChoose }: RowChoiceProps) {
  const held = new Set((read('items') as readonly { readonly code: string }[]).map(({ code }) => code));
  const offered = STOCK.filter(({ code }) => !held.has(code));
  return (
    <Dialog
      title="从库存选择"
      widthPx={600}
      onClose={() => onChoose([])}
      footer={<Button onPress={() => onChoose(offered.map((one) => ({ ...one, count: '10' })))}>确定</Button>}
    >
      {offered.map(({ code }) => code).join('、')}
    </Dialog>
  );
}

test('rows are chosen in a dialog that sees the form: they come with the values of the source, are counted, and the first has the keyboard', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Stock }>>(() => Promise.resolve({ default: Stock }));
  const parts = spec.parts.map((part) =>
    part.part === 'control' && part.kind === 'table' ? { ...part, choice: { label: '从库存选择', load } } : part,
  );
  const store = await shown([row('NUT')], { parts });
  const button = page.getByRole('button', { name: '从库存选择' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(button);
  const dialog = page.getByRole('dialog', { name: '从库存选择' });
  await expect.element(dialog).toMatchTextContent(/BOLT/);
  expect(dialog.element().textContent).not.toContain('NUT');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(store.value('items')).toHaveLength(1);

  await userEvent.click(button);
  await userEvent.click(dialog.getByRole('button', { name: '确定' }));
  await expect.element(cell('编码，第 2 行')).toHaveFocus();
  await expect.element(cell('编码，第 2 行')).toHaveValue('BOLT');
  await expect.poll(announcements).toContain('已新增第 2 行');
  await expect.poll(() => store.value('items')).toMatchObject([{ code: 'NUT' }, { code: 'BOLT', count: '10', price: '0.8', amount: '8' }]);
  await expect.poll(() => store.value('total')).toBe('11');
  expect(load).toHaveBeenCalledOnce();
});

const LATE: ArrivingOptions = { options: [{ id: 'rail', label: '护栏' }], state: { kind: 'ready' } };

/** Options that are not there with the first drawing, as those of a server. */
function useLateOptions(): ArrivingOptions {
  const [options, setOptions] = useState<ArrivingOptions>({ options: [], state: { kind: 'loading' } });
  useEffect(() => void Promise.resolve(LATE).then(setOptions), []);
  return options;
}

test('a cell that holds the id of something shows its name, once the names have come', async () => {
  const fed: FormSpec = {
    parts: [
      {
        part: 'control',
        kind: 'table',
        field: 'found',
        label: '问题',
        add: '新增',
        columns: [{ part: 'control', kind: 'choice', field: 'part', label: '部位', options: { from: 'feed', id: 'parts' } }],
      },
    ],
  };
  await prepareEditors(fed);
  const store = createFormStore<Record<string, unknown>>(fed, { found: [{ part: 'rail' }] });
  const surroundings = { useOptions: useLateOptions } as unknown as FormSurroundings;
  await renderInKit(
    <ConfirmHost>
      <SurroundingsProvider value={surroundings}>
        <FormFields spec={fed} store={store} name="found" />
      </SurroundingsProvider>
    </ConfirmHost>,
  );
  await expect.element(page.getByRole('gridcell')).toHaveTextContent('护栏');
  expect(store.snapshot()).toEqual({ found: [{ part: 'rail' }] });
});

const input = (field: string, label: string) => ({ __vModel__: field, __config__: { jnpfKey: 'input', label } });
/** A sub-table of a design whose rows are chosen from a data interface. */
const CHOSEN_FROM = {
  __vModel__: 'stops',
  __config__: { jnpfKey: 'table', label: '途经站', children: [input('name', '站名'), input('kind', '类别')] },
  footerBtnsList: [
    { value: 'add', label: '添加' },
    {
      value: 'select',
      label: '从收费站选择',
      actionConfig: {
        interfaceId: '9',
        propsValue: 'F_Id',
        relationField: 'F_Name',
        columnOptions: [{ value: 'F_Name', label: '名称' }],
        relationOptions: [
          { field: 'stops-name', type: 1, value: 'F_Name' },
          { field: 'kind', type: 2, value: '主线' },
        ],
        popupType: 'dialog',
      },
    },
  ],
};

test('rows of a sub-table are chosen from a data interface, with their columns as its design says; cancelling adds none', async () => {
  const { parts, faults } = configuredForm([CHOSEN_FROM]);
  expect(faults).toEqual([]);
  const fed: FormSpec = { parts };
  await prepareEditors(fed);
  const store = createFormStore<Record<string, unknown>>(fed, { stops: [{ name: '起点', kind: '' }] });
  const feeds = { interfaces: memoryFeed(['云阳', '石桥'].map((name, at) => ({ F_Id: `A${at}`, F_Name: name }))) };
  const surroundings = { useRecords: () => feeds } as unknown as FormSurroundings;
  await renderInKit(
    <ConfirmHost>
      <SurroundingsProvider value={surroundings}>
        <FormFields spec={fed} store={store} name="stops" />
      </SurroundingsProvider>
    </ConfirmHost>,
  );
  const choose = page.getByRole('button', { name: '从收费站选择' });
  await choose.click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(store.value('stops')).toEqual([{ name: '起点', kind: '' }]);
  await choose.click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(announcements).toContain('请先选择一条数据');
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/请先选择一条数据/);
  await page.getByRole('row', { name: '石桥' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => store.value('stops'))
    .toEqual([
      { name: '起点', kind: '' },
      { name: '石桥', kind: '主线' },
    ]);
});
