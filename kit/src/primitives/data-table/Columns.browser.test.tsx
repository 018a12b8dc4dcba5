import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectNone } from '../../engines/selection/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { canSelectOrder, orderActions, orderColumns, orderId, ordersUpTo } from './examples/orders.tsx';
import type { Order } from './examples/orders.tsx';
import { DataTable } from './index.ts';
import type { ColumnArrangement, DataTableProps } from './index.ts';
import { sheet } from './examples/sheet.css.ts';

const rows = ordersUpTo(40);

function Orders(props: Partial<DataTableProps<Order>>) {
  return (
    <div className={sheet}>
      <DataTable label="养护工单" columns={orderColumns} rows={rows} rowId={orderId} rowLabel={orderId} actions={orderActions} {...props} />
    </div>
  );
}

const focused = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);
const region = () => document.querySelector('[role=grid], [role=table]')?.parentElement ?? document.body;
const headers = () => [...document.querySelectorAll('[role=columnheader]')].map((header) => header.textContent);
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const cellOf = (row: number, colIndex: number) => document.querySelector(`[aria-rowindex="${row}"] > [aria-colindex="${colIndex}"]`);

beforeEach(() => page.viewport(1000, 800));

describe('columns that stay in sight', () => {
  test('the pinned column stays at the start and the actions at the end while the others scroll', async () => {
    await renderInKit(<Orders list={{ isNumbered: true }} selection={{ value: selectNone, onChange: () => undefined }} />);
    const lefts = () => [1, 2, 3, 12].map((colIndex) => Math.round(box(cellOf(2, colIndex)).left));
    const before = lefts();
    region().scrollLeft = 300;
    expect(lefts()).toEqual(before);
    expect(Math.round(box(cellOf(2, 5)).left)).toBeLessThan(before[2] ?? 0);
    expect(getComputedStyle(cellOf(2, 3) ?? document.body).backgroundColor).toBe(
      getComputedStyle(cellOf(2, 3)?.parentElement ?? document.body).backgroundColor,
    );
  });
  test('a cell that gets the keyboard is never under a pinned column', async () => {
    await renderInKit(<Orders />);
    await userEvent.tab();
    await press('{ArrowRight}');
    for (let step = 0; step < 8; step += 1) {
      await press('{ArrowRight}');
      expect(box(focused()).left).toBeGreaterThanOrEqual(box(cellOf(2, 1)).right - 1);
      expect(box(focused()).right).toBeLessThanOrEqual(box(cellOf(2, 10)).left + 1);
    }
    for (let step = 0; step < 7; step += 1) {
      await press('{ArrowLeft}');
      expect(box(focused()).left).toBeGreaterThanOrEqual(box(cellOf(2, 1)).right - 1);
    }
  });
  test('they let go where they would leave less than half of the room', async () => {
    await page.viewport(1000, 800);
    const wide = orderColumns.map((column) => (column.id === 'id' ? { ...column, width: { px: 420 } } : column));
    await renderInKit(<Orders columns={wide} />);
    region().scrollLeft = 300;
    expect(box(cellOf(2, 1)).left).toBeLessThan(box(region()).left);
  });
  test('and on narrow screens, which have no columns side by side', async () => {
    await page.viewport(320, 700);
    await renderInKit(<Orders />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(region().scrollWidth).toBe(region().clientWidth);
  });
});

describe('operation columns', () => {
  const columns = [{ ...orderColumns[6], id: 'op', header: '操作', prop: 'op' } as (typeof orderColumns)[number], ...orderColumns];
  test('come last, in the DOM too, whatever the order asks for', async () => {
    await renderInKit(<Orders columns={columns} actions={undefined} arrangement={{ order: ['op', 'amount'] }} />);
    await expect.poll(() => headers().slice(0, 2)).toEqual(['工单编号', '金额（元）']);
    expect(headers().at(-1)).toBe('操作');
    expect(document.querySelector('[aria-rowindex="2"]')?.lastElementChild?.getAttribute('aria-colindex')).toBe('10');
  });
  test('and the actions of the rows come after them', async () => {
    await renderInKit(<Orders columns={columns} />);
    expect(headers().slice(-2)).toEqual(['操作', '操作']);
    expect(document.querySelector('[aria-rowindex="2"]')?.lastElementChild?.querySelectorAll('button')).toHaveLength(3);
  });
});

describe('an arrangement', () => {
  function Arranged({ after }: { after: ColumnArrangement }) {
    const [arrangement, setArrangement] = useState<ColumnArrangement>();
    return (
      <>
        <button type="button" onClick={() => setArrangement(after)}>
          应用
        </button>
        <Orders arrangement={arrangement} />
      </>
    );
  }
  test('orders and hides columns, and the numbers of the columns follow', async () => {
    const screen = await renderInKit(<Arranged after={{ order: ['dueOn', 'state'], hiddenIds: ['place', 'damage'] }} />);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '10');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect.poll(headers).toEqual(['工单编号', '计划完工', '状态', '桩号', '施工单位', '负责人', '金额（元）', '操作']);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    expect(cellOf(2, 2)?.textContent).toBe('2026-03-01');
  });
  test('the keyboard stays in its column wherever that has gone', async () => {
    const screen = await renderInKit(<Arranged after={{ order: ['amount', 'state'] }} />);
    await userEvent.click(cellOf(3, 2) ?? document.body);
    await userEvent.tab();
    await userEvent.click(cellOf(3, 2) ?? document.body);
    await press('{ArrowRight}{ArrowRight}');
    expect(focused()?.textContent).toBe('施工中');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect.poll(() => cellOf(3, 3)?.textContent).toBe('施工中');
    await userEvent.tab();
    expect(focused()).toBe(cellOf(3, 3));
  });
});

describe('the width of a column', () => {
  const separator = (name: string) =>
    document.querySelector<HTMLElement>(`[role=separator][aria-label="调整 ${name} 列宽"]`) ?? document.body;
  const widthOf = (colIndex: number) => Math.round(box(cellOf(2, colIndex)).width);
  const arrangement = { isResizable: true };

  test('a separator has a name, a value with its limits and a target of 24 px', async () => {
    await renderInKit(<Orders arrangement={arrangement} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    const state = separator('状态');
    expect(['now', 'min', 'max', 'text'].map((name) => state.getAttribute(`aria-value${name}`))).toEqual(['112', '64', '640', '112 像素']);
    expect(box(state).width).toBeGreaterThanOrEqual(24);
    expect(state.getAttribute('aria-orientation')).toBe('vertical');
  });
  test('F2 goes from a header to its separator and back; arrows change the width by 8, with Shift by 40', async () => {
    await renderInKit(<Orders arrangement={arrangement} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    await userEvent.tab();
    await press('{ArrowUp}{ArrowRight}{F2}');
    expect(focused()).toBe(separator('状态'));
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await press('{ArrowRight}');
    await expect.poll(() => widthOf(2)).toBe(120);
    await press('{Shift>}{ArrowLeft}{/Shift}');
    await expect.poll(() => widthOf(2)).toBe(80);
    expect(focused()?.getAttribute('aria-valuenow')).toBe('80');
    await press('{Home}');
    await expect.poll(() => widthOf(2)).toBe(64);
    await press('{End}');
    await expect.poll(() => widthOf(2)).toBe(640);
    expect(focused()).toBe(separator('状态'));
    await press('{F2}');
    expect(focused()?.textContent).toContain('状态');
    await press('{F2}{ArrowDown}');
    expect(focused()?.getAttribute('role')).toBe('row');
  });
  test('Enter and a double click make it as wide as what is in it', async () => {
    const columns = orderColumns.map((column) => (column.id === 'company' ? { ...column, width: { px: 80 } } : column));
    await renderInKit(<Orders columns={columns} arrangement={arrangement} />);
    const isCutOff = () =>
      [...document.querySelectorAll('[role=gridcell][aria-colindex="6"]')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
    expect(isCutOff()).toBe(true);
    await expect.poll(() => separator('施工单位').role).toBe('separator');
    await userEvent.dblClick(separator('施工单位'));
    await expect.poll(isCutOff).toBe(false);
    const fitted = widthOf(6);
    separator('施工单位').focus();
    await press('{End}');
    await expect.poll(() => widthOf(6)).toBe(640);
    await press('{Enter}');
    await expect.poll(() => widthOf(6)).toBe(fitted);
  });
  test('it is dragged with the pointer', async () => {
    await renderInKit(<Orders arrangement={arrangement} />);
    await expect.poll(() => separator('桩号').role).toBe('separator');
    const held = separator('桩号');
    const x = box(held).left + 12;
    const at = (type: string, clientX: number) =>
      held.dispatchEvent(new PointerEvent(type, { clientX, button: 0, pointerId: 1, bubbles: true, cancelable: true }));
    held.setPointerCapture = () => undefined;
    at('pointerdown', x);
    await expect.poll(() => held.dataset['held']).toBe('');
    at('pointermove', x + 37);
    await expect.poll(() => widthOf(3)).toBe(149);
    at('lostpointercapture', x + 37);
    await expect.poll(() => held.dataset['held']).toBeUndefined();
    at('pointermove', x + 90);
    expect(widthOf(3)).toBe(149);
  });
  test('in a list that is only read the separators are stops of their own', async () => {
    await renderInKit(<Orders arrangement={arrangement} actions={undefined} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    separator('状态').focus();
    await press('{ArrowRight}');
    await expect.poll(() => widthOf(2)).toBe(120);
  });
});

test('the index column counts from the number of the first row, and rows know their true number', async () => {
  const screen = await renderInKit(<Orders rows={rows.slice(0, 20)} list={{ isNumbered: true, firstNumber: 41, total: 233 }} />);
  await expect.element(screen.getByRole('columnheader', { name: '序号' })).toHaveAttribute('aria-colindex', '1');
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '234');
  const first = screen.getByRole('row', { name: /^YH20260301-001/ });
  await expect.element(first).toHaveAttribute('aria-rowindex', '42');
  expect(first.element().firstElementChild?.textContent).toBe('41');
  await screen.rerender(<Orders rows={rows.slice(0, 20)} list={{ isNumbered: true, total: null }} />);
  await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
});

test.each([
  ['zh', '序号', '调整 状态 列宽'],
  ['zhtw', '序號', '調整 状态 欄寬'],
  ['en', 'No.', 'Width of 状态'],
] as const)('index column and separators have their words in %s', async (locale, index, width) => {
  const screen = await renderInKit(<Orders list={{ isNumbered: true }} arrangement={{ isResizable: true }} />, { locale });
  await expect.element(screen.getByRole('columnheader', { name: index })).toBeVisible();
  await expect.element(screen.getByRole('separator', { name: width })).toBeInTheDocument();
});

test('a row that is refused keeps its columns in their places', async () => {
  await renderInKit(<Orders selection={{ value: selectNone, onChange: () => undefined, canSelect: canSelectOrder }} />);
  expect(cellOf(5, 2)?.textContent).toBe('YH20260304-004');
});
