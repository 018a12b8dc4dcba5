import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { money, orderActions, orderColumns, orderId, ordersUpTo } from './examples/orders.tsx';
import type { Order } from './examples/orders.tsx';
import { DataTable } from './index.ts';
import type { Column, DataTableProps, TableMore } from './index.ts';
import { sheet } from './examples/sheet.css.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Orders(props: Partial<DataTableProps<Order>>) {
  return (
    <div className={sheet}>
      <DataTable
        label="养护工单"
        columns={orderColumns}
        rows={ordersUpTo(5)}
        rowId={orderId}
        rowLabel={orderId}
        actions={orderActions}
        {...props}
      />
      <button type="button">之后</button>
    </div>
  );
}

const all = ordersUpTo(60);
type Step = 'more' | 'loading' | 'failed' | 'end';
/** Set by the list that is drawn. */
const server: { go: (step: Step, count?: number) => void } = { go: () => undefined };
const go = (step: Step, count?: number) => server.go(step, count);

/** A list whose answers the test gives. */
function Growing({ onLoad, start = 20, ...props }: Partial<DataTableProps<Order>> & { onLoad?: () => void; start?: number }) {
  const [{ step, count }, setState] = useState<{ step: Step; count: number }>({ step: 'more', count: start });
  useEffect(() => {
    server.go = (next, rows) => setState((now) => ({ step: next, count: rows ?? now.count }));
  }, []);
  const ask = () => {
    onLoad?.();
    setState((now) => ({ ...now, step: 'loading' }));
  };
  const more: TableMore = step === 'more' ? { kind: step, load: ask } : step === 'failed' ? { kind: step, retry: ask } : { kind: step };
  return <Orders {...props} rows={count === 60 ? all : count === 40 ? forty : twenty} list={{ total: 60, more }} />;
}
const ROW_PX = 36;
const twenty = all.slice(0, 20);
const forty = all.slice(0, 40);

const focused = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);
const region = () => document.querySelector('[role=grid], [role=table]')?.parentElement ?? document.body;
const rowIndex = () => focused()?.closest('[role=row]')?.getAttribute('aria-rowindex');

beforeEach(() => page.viewport(1280, 800));

describe('a list that grows', () => {
  test('asks once within 200 px of the end, and says so and what came', async () => {
    const onLoad = vi.fn<() => void>();
    await renderInKit(<Growing onLoad={onLoad} start={40} />);
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(onLoad).not.toHaveBeenCalled();
    // The row at the end comes a moment after the others.
    await expect.poll(() => document.querySelectorAll('[role=rowgroup]')[1]?.clientHeight).toBe(41 * ROW_PX);
    const { scrollHeight, clientHeight } = region();
    region().scrollTop = scrollHeight - clientHeight - 240;
    await new Promise(requestAnimationFrame);
    expect(onLoad).not.toHaveBeenCalled();
    region().scrollTop = scrollHeight - clientHeight - 190;
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
    await expect.poll(() => announcements().at(-1)).toBe('正在加载更多');
    region().scrollTop = scrollHeight;
    const { scrollTop } = region();
    go('more', 60);
    await expect.poll(() => announcements().at(-1)).toBe('已加载 60 项，共 60 项');
    expect(region().scrollTop).toBe(scrollTop);
    expect(onLoad).toHaveBeenCalledOnce();
  });
  test('End goes to the last row that is here and asks for more; Down waits there without asking again', async () => {
    const onLoad = vi.fn<() => void>();
    const screen = await renderInKit(<Growing onLoad={onLoad} />);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
    await userEvent.tab();
    await press('{End}');
    expect(rowIndex()).toBe('21');
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
    await press('{ArrowDown}{ArrowDown}');
    expect(rowIndex()).toBe('21');
    expect(onLoad).toHaveBeenCalledOnce();
    go('more', 40);
    await expect.element(screen.getByRole('row', { name: /-022，/ })).toBeInTheDocument();
    await press('{ArrowDown}');
    expect(rowIndex()).toBe('22');
  });
  test('after a failure the retry is next in the order of Down, and leads to the first new row', async () => {
    const screen = await renderInKit(<Growing />);
    await userEvent.tab();
    await press('{End}');
    await expect.poll(() => announcements().at(-1)).toBe('正在加载更多');
    go('failed');
    await expect.poll(() => announcements().at(-1)).toBe('加载失败');
    await press('{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: '重试' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '重试' }).element().getAttribute('aria-describedby')).not.toBeNull();
    await press('{Enter}');
    await expect.element(screen.getByRole('button', { name: '正在加载更多…' })).toHaveFocus();
    go('more', 40);
    await expect.poll(rowIndex).toBe('22');
  });
  test('a failure is not asked about again by scrolling', async () => {
    const onLoad = vi.fn<() => void>();
    await renderInKit(<Growing onLoad={onLoad} />);
    go('failed');
    await expect.poll(announcements).toContain('加载失败');
    region().scrollTop = region().scrollHeight;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(onLoad).not.toHaveBeenCalled();
  });
  test('the button for more is always there, and goes to the first new row', async () => {
    const onLoad = vi.fn<() => void>();
    const screen = await renderInKit(<Orders list={{ more: { kind: 'more', load: onLoad } }} rows={twenty} />);
    // There is something to scroll once the rows have been measured.
    await expect.poll(() => region().scrollHeight > region().clientHeight).toBe(true);
    region().scrollTop = region().scrollHeight;
    await expect.poll(() => onLoad.mock.calls.length).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(onLoad).toHaveBeenCalledTimes(2);
    await screen.rerender(<Orders list={{ more: { kind: 'end' } }} rows={forty} />);
    await expect.poll(rowIndex).toBe('22');
  });
  test('the end is a row that can be reached, and Tab goes on after the list', async () => {
    const screen = await renderInKit(<Orders list={{ more: { kind: 'end' } }} />);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
    await expect.element(screen.getByText('没有更多了')).toBeVisible();
    await userEvent.tab();
    await press('{End}{ArrowDown}');
    expect(focused()?.getAttribute('aria-label')).toBe('没有更多了');
    await press('{ArrowDown}');
    expect(focused()?.getAttribute('aria-label')).toBe('没有更多了');
    await press('{ArrowUp}');
    expect(rowIndex()).toBe('6');
    await userEvent.tab();
    expect(focused()?.textContent).toBe('之后');
  });
  test('a list that does not fill its region asks by itself, and where nobody knows the total it is said so', async () => {
    const onLoad = vi.fn<() => void>();
    const screen = await renderInKit(<Orders list={{ more: { kind: 'more', load: onLoad } }} />);
    await expect.poll(() => onLoad.mock.calls.length).toBeGreaterThan(0);
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  });
  test('in a list that is only read the button keeps the focus while it loads', async () => {
    const screen = await renderInKit(<Growing actions={undefined} />);
    go('failed');
    await expect.poll(announcements).toContain('加载失败');
    region().scrollTop = region().scrollHeight;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect.element(screen.getByRole('button', { name: '正在加载更多…' })).toHaveFocus();
    go('end', 60);
    await expect.poll(() => focused() === document.body).toBe(false);
  });
});

describe('the summary row', () => {
  const summary = ({ id }: Column<Order>) => (id === 'amount' ? money(1234.5) : '');
  const sums = () => document.querySelector<HTMLElement>('[data-mp-summary]');
  async function summed(props: Partial<DataTableProps<Order>> = {}, around?: Parameters<typeof renderInKit>[1]) {
    const screen = await renderInKit(<Orders summary={summary} {...props} />, around);
    await expect.poll(sums).not.toBeNull();
    return screen;
  }

  test('says 合计 in its first column and is read only', async () => {
    const screen = await summed();
    await expect.element(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
    expect(sums()?.getAttribute('aria-rowindex')).toBe('7');
    expect([...(sums()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '合计',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '1,234.50',
      '',
    ]);
    expect([...(sums()?.children ?? [])].every((cell) => cell.getAttribute('aria-readonly') === 'true')).toBe(true);
  });
  test('is reached by Down from the last row and keeps the column', async () => {
    await summed({ rows: all });
    await userEvent.tab();
    await press('{End}{ArrowDown}');
    expect(focused()).toBe(sums());
    expect(focused()?.getAttribute('aria-label')).toBe('合计，金额（元） 1,234.50');
    await press('{ArrowUp}{ArrowRight}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}');
    expect(focused()?.textContent).toBe('1,234.50');
    await press('{Enter} ');
    expect(focused()?.textContent).toBe('1,234.50');
    await press('{Control>}{End}{/Control}');
    expect(rowIndex()).toBe('61');
  });
  test('stays at the lower edge, over no row that has the keyboard', async () => {
    await summed({ rows: all });
    const bottom = () => Math.round(sums()?.getBoundingClientRect().bottom ?? 0);
    expect(bottom()).toBe(Math.round(region().getBoundingClientRect().bottom));
    await userEvent.tab();
    for (let step = 0; step < 20; step += 1) await press('{ArrowDown}');
    expect(focused()?.getBoundingClientRect().bottom).toBeLessThanOrEqual((sums()?.getBoundingClientRect().top ?? 0) + 1);
    await press('{PageDown}');
    expect(focused()?.getBoundingClientRect().bottom).toBeLessThanOrEqual((sums()?.getBoundingClientRect().top ?? 0) + 1);
  });
  test('a press on it gives it the keyboard', async () => {
    await summed({ rows: all });
    const cell = sums()?.querySelector('[aria-colindex="9"]') ?? document.body;
    await userEvent.click(cell);
    expect(focused()).toBe(cell);
    await press('{ArrowUp}');
    expect(rowIndex()).toBe('61');
  });
  test('on narrow screens it has two lines', async () => {
    await page.viewport(375, 700);
    await summed();
    expect(sums()?.textContent).toBe('合计金额（元） 1,234.50');
  });
  test('on narrow screens of another language its Chinese headers say that they are Chinese', async () => {
    await page.viewport(375, 700);
    await summed({}, { locale: 'en' });
    expect([...(sums()?.querySelectorAll('[lang]') ?? [])].map(({ textContent }) => textContent)).toEqual(['金额（元）']);
  });
  test.each(
    oneInTurn(
      [
        ['zhtw', '合計'],
        ['en', 'Total'],
      ] as const,
      'Foot',
    ),
  )('it has its word in %s', async (locale, word) => {
    await summed({}, { locale });
    expect(sums()?.firstElementChild?.textContent).toBe(word);
  });
});
