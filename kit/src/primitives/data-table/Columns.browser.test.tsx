import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectNone } from '../../engines/selection/index.ts';
import { renderInKit } from '../../testing/index.ts';
import { canSelectOrder, orderActions, orderColumns, orderId, ordersUpTo } from './examples/orders.tsx';
import type { Order } from './examples/orders.tsx';
import { AS_DECLARED, DataTable } from './index.ts';
import type { ColumnSettings, DataTableProps } from './index.ts';
import { sheet } from './examples/sheet.css.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

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
    // What goes on under the end lies in a shade, under its header and in the rows.
    const shadeOf = (cell: Element | null) => cell && getComputedStyle(cell, '::before').backgroundImage;
    for (const cell of [document.querySelector('[role=columnheader][aria-colindex="12"]'), cellOf(2, 12)])
      expect(shadeOf(cell)).toContain('linear-gradient(to left');
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
  test('the ring of a row is drawn over them, unbroken', async () => {
    await renderInKit(<Orders />);
    await userEvent.tab();
    const row = focused() ?? document.body;
    const ring = getComputedStyle(row, '::after');
    expect([row.role, ring.outlineStyle, ring.outlineWidth]).toEqual(['row', 'solid', '2px']);
    expect(Number(ring.zIndex)).toBeGreaterThanOrEqual(Number(getComputedStyle(cellOf(2, 1) ?? document.body).zIndex));
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

describe('a table of sixty columns', () => {
  const sixty: typeof orderColumns = Array.from({ length: 60 }, (_, place) => ({
    id: `c${place}`,
    header: `第 ${place} 列`,
    text: ({ id }) => `${id}·${place}`,
    width: { px: 100 },
    narrow: place === 0 ? 'title' : 'meta',
    ...(place === 2 && { pinned: 'start' as const }),
  }));
  const drawn = () => [...document.querySelectorAll('[aria-rowindex="3"] > [aria-colindex]')];
  const left = (of: Element | null | undefined) => Math.round(box(of).left);
  const headOf = (colIndex: number) => document.querySelector(`[role=columnheader][aria-colindex="${colIndex}"]`);

  test('has cells where it is looked at, under their headers, and all headers', async () => {
    await renderInKit(<Orders columns={sixty} />);
    expect(headers()).toHaveLength(61);
    for (const toPx of [0, 2500, 6000]) {
      region().scrollLeft = toPx;
      const { left: start, right: end } = box(region());
      await expect
        .poll(() =>
          Array.from({ length: 60 }, (_, place) => place + 1).filter(
            (at) => box(headOf(at)).right > start && box(headOf(at)).left < end && !cellOf(3, at),
          ),
        )
        .toEqual([]);
      expect(drawn().length).toBeLessThan(30);
      for (const cell of drawn()) expect(left(cell)).toBe(left(headOf(Number(cell.ariaColIndex))));
    }
    // What names the row and what stays in sight are always there.
    expect(cellOf(3, 1)?.textContent).toMatch(/·2$/);
    expect(document.querySelector('[aria-rowindex="3"] > [role=rowheader]')).not.toBeNull();
  });
  test('is walked from cell to cell to its end and back, each in sight and the keyboard in it', async () => {
    await renderInKit(<Orders columns={sixty} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowRight}');
    for (const at of Array.from({ length: 60 }, (_, place) => place + 1)) {
      expect(focused()?.getAttribute('aria-colindex')).toBe(String(at));
      expect(box(focused()).right).toBeLessThanOrEqual(box(region()).right);
      expect(left(focused())).toBe(left(headOf(at)));
      focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    }
    await press('{Home}');
    await expect.poll(() => focused()?.getAttribute('aria-colindex')).toBe('1');
    // Scrolled away it keeps the keyboard.
    region().scrollLeft = 4000;
    await expect.poll(() => cellOf(3, 42)).not.toBeNull();
    expect(focused()?.getAttribute('aria-colindex')).toBe('1');
  });
});

describe('operation columns', () => {
  const columns = [{ ...orderColumns[6], id: 'op', header: '操作', prop: 'op' } as (typeof orderColumns)[number], ...orderColumns];
  test('come last, in the DOM too, whatever the order asks for', async () => {
    await renderInKit(<Orders columns={columns} actions={undefined} columnSettings={{ ...AS_DECLARED, order: ['op', 'amount'] }} />);
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

describe('columns a person has set', () => {
  function Arranged({ after }: { after: Partial<ColumnSettings> }) {
    const [settings, setSettings] = useState(AS_DECLARED);
    return (
      <>
        <button type="button" onClick={() => setSettings({ ...AS_DECLARED, ...after })}>
          应用
        </button>
        <Orders columnSettings={settings} />
      </>
    );
  }
  test('are ordered and hidden, and the numbers of the columns follow', async () => {
    const screen = await renderInKit(<Arranged after={{ order: ['dueOn', 'state'], hidden: ['place', 'damage'] }} />);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '10');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect.poll(headers).toEqual(['工单编号', '计划完工', '状态', '桩号', '施工单位', '负责人', '金额（元）', '操作']);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
    expect(cellOf(2, 2)?.textContent).toBe('2026-03-01');
  });
  test('have their widths and edges with the first drawing', async () => {
    const settings = {
      ...AS_DECLARED,
      widthsPx: { state: 200, nobody: 100, stake: 4000 },
      pinned: { id: 'none', state: 'start' },
    } as const;
    await renderInKit(<Orders columnSettings={settings} />);
    await expect.poll(() => cellOf(2, 1)).not.toBeNull();
    expect(headers().slice(0, 2)).toEqual(['状态', '工单编号']);
    expect([1, 3].map((colIndex) => Math.round(box(cellOf(2, colIndex)).width))).toEqual([200, 640]);
    const held = box(cellOf(2, 1)).left;
    region().scrollLeft = 300;
    expect(box(cellOf(2, 1)).left).toBe(held);
    expect(box(cellOf(2, 2)).left).toBeLessThan(held);
    expect(document.querySelector('[role=separator]')).toBeNull();
  });
  test('take no row away that is shown already, nor the place it is scrolled to', async () => {
    const screen = await renderInKit(<Arranged after={{ order: ['dueOn', 'state'] }} />);
    await expect.poll(() => cellOf(2, 1)).not.toBeNull();
    region().scrollTop = 120;
    await expect.poll(() => region().scrollTop).toBe(120);
    const row = cellOf(4, 1)?.closest('[role=row]');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));
    await expect.poll(() => headers()[1]).toBe('计划完工');
    expect(row?.isConnected).toBe(true);
    expect(region().scrollTop).toBe(120);
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

  test('a separator has a name, a value with its limits and a target of 24 px', async () => {
    await renderInKit(<Orders initialColumnSettings={AS_DECLARED} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    const state = separator('状态');
    expect(['now', 'min', 'max', 'text'].map((name) => state.getAttribute(`aria-value${name}`))).toEqual(['112', '64', '640', '112 像素']);
    expect(box(state).width).toBeGreaterThanOrEqual(24);
    expect(state.getAttribute('aria-orientation')).toBe('vertical');
  });
  test('F2 goes from a header to its separator and back; arrows change the width by 8, with Shift by 40', async () => {
    await renderInKit(<Orders initialColumnSettings={AS_DECLARED} />);
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
    await renderInKit(<Orders columns={columns} initialColumnSettings={AS_DECLARED} />);
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
    await renderInKit(<Orders initialColumnSettings={AS_DECLARED} />);
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
  describe('is told', () => {
    type Told = (settings: ColumnSettings) => void;
    const widthsTold = (told: ReturnType<typeof vi.fn<Told>>) => told.mock.calls.map(([{ widthsPx }]) => widthsPx);
    function Held({ told }: { readonly told: Told }) {
      const [settings, setSettings] = useState<ColumnSettings>({ ...AS_DECLARED, hidden: ['place'] });
      const hear: Told = (next) => {
        setSettings(next);
        told(next);
      };
      return <Orders columnSettings={settings} onColumnsChange={hear} />;
    }
    test('with each key, together with what was set before', async () => {
      const told = vi.fn<Told>();
      await renderInKit(<Held told={told} />);
      await expect.poll(() => separator('状态').role).toBe('separator');
      separator('状态').focus();
      await press('{ArrowRight}{ArrowRight}');
      separator('桩号').focus();
      await press('{End}');
      expect(widthsTold(told)).toEqual([{ state: 120 }, { state: 128 }, { state: 128, stake: 640 }]);
      expect(told.mock.lastCall?.[0].hidden).toEqual(['place']);
      await expect.poll(() => widthOf(2)).toBe(128);
      expect(separator('桩号').ariaValueNow).toBe('640');
    });
    function drag(held: HTMLElement) {
      const x = box(held).left + 12;
      held.setPointerCapture = () => undefined;
      return (type: string, movedPx: number) =>
        held.dispatchEvent(new PointerEvent(type, { clientX: x + movedPx, button: 0, pointerId: 1, bubbles: true, cancelable: true }));
    }
    test('once for a drag, where it is let go', async () => {
      const told = vi.fn<Told>();
      await renderInKit(<Held told={told} />);
      await expect.poll(() => separator('状态').role).toBe('separator');
      const at = drag(separator('状态'));
      at('pointerdown', 0);
      await expect.poll(() => separator('状态').dataset['held']).toBe('');
      at('pointermove', 20);
      await expect.poll(() => widthOf(2)).toBe(132);
      at('pointermove', 60);
      await expect.poll(() => widthOf(2)).toBe(172);
      expect(told).not.toHaveBeenCalled();
      at('lostpointercapture', 60);
      await expect.poll(() => widthsTold(told)).toEqual([{ state: 172 }]);
      expect(widthOf(2)).toBe(172);
    });
    test('not for a press that moves nothing, and not for a drag that the browser takes away', async () => {
      const told = vi.fn<Told>();
      await renderInKit(<Held told={told} />);
      await expect.poll(() => separator('状态').role).toBe('separator');
      const at = drag(separator('状态'));
      at('pointerdown', 0);
      await expect.poll(() => separator('状态').dataset['held']).toBe('');
      at('lostpointercapture', 0);
      await expect.poll(() => separator('状态').dataset['held']).toBeUndefined();
      at('pointerdown', 0);
      await expect.poll(() => separator('状态').dataset['held']).toBe('');
      at('pointermove', 40);
      await expect.poll(() => widthOf(2)).toBe(152);
      at('pointercancel', 40);
      at('lostpointercapture', 40);
      await expect.poll(() => widthOf(2)).toBe(112);
      expect(told).not.toHaveBeenCalled();
    });
    test('and an owner who does not take it keeps the width', async () => {
      const told = vi.fn<Told>();
      await renderInKit(<Orders columnSettings={AS_DECLARED} onColumnsChange={told} />);
      await expect.poll(() => separator('状态').role).toBe('separator');
      separator('状态').focus();
      await press('{End}');
      expect(told).toHaveBeenCalledOnce();
      expect(widthOf(2)).toBe(112);
      expect(separator('状态').ariaValueNow).toBe('112');
    });
  });
  test('in a list that is only read the separators are stops of their own', async () => {
    await renderInKit(<Orders initialColumnSettings={AS_DECLARED} actions={undefined} />);
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

test.each(
  oneInTurn(
    [
      ['zh', '序号', '调整 状态 列宽'],
      ['zhtw', '序號', '調整 状态 欄寬'],
      ['en', 'No.', 'Width of 状态'],
    ] as const,
    'Columns',
  ),
)('index column and separators have their words in %s', async (locale, index, width) => {
  const screen = await renderInKit(<Orders list={{ isNumbered: true }} initialColumnSettings={AS_DECLARED} />, { locale });
  await expect.element(screen.getByRole('columnheader', { name: index })).toBeVisible();
  await expect.element(screen.getByRole('separator', { name: width })).toBeInTheDocument();
});

test('a row that is refused keeps its columns in their places', async () => {
  await renderInKit(<Orders selection={{ value: selectNone, onChange: () => undefined, canSelect: canSelectOrder }} />);
  expect(cellOf(5, 2)?.textContent).toBe('YH20260304-004');
});
