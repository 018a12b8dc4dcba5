import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSelected, selectAll, selectNone, selectOnly, selectedCount } from '../../engines/selection/index.ts';
import type { Selection } from '../../engines/selection/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { SelectionBar } from '../selection-bar/index.ts';
import { canSelectOrder, orderActions, orderColumns, orderId, ordersUpTo } from './examples/orders.tsx';
import type { Order } from './examples/orders.tsx';
import { DataTable } from './index.ts';
import type { DataTableProps, TableSelection } from './index.ts';
import { stack } from './examples/sheet.css.ts';

const rows = ordersUpTo(12);
/** Rows 4 and 12 are flagged top. */
const top = rows.filter((row) => canSelectOrder(row) !== null);

interface ChoosingProps extends Partial<DataTableProps<Order>> {
  readonly choice?: Partial<TableSelection<Order>>;
  readonly onChange?: (selection: Selection) => void;
  readonly hasBar?: boolean;
}

function Choosing({ choice, onChange, hasBar, ...props }: ChoosingProps) {
  const [value, setValue] = useState(choice?.value ?? selectNone);
  const change = (next: Selection) => {
    setValue(next);
    onChange?.(next);
  };
  const count = selectedCount(value, rows.length);
  return (
    <div className={stack}>
      <DataTable
        label="养护工单"
        columns={orderColumns}
        rows={rows}
        rowId={orderId}
        rowLabel={orderId}
        {...props}
        selection={{ ...choice, value, onChange: change }}
      />
      {hasBar && count > 0 && (
        <SelectionBar count={count} onClear={() => change(selectNone)}>
          <button type="button">批量派单</button>
        </SelectionBar>
      )}
    </div>
  );
}

const focused = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);
const chosen = (selection: Selection | undefined) =>
  rows.filter(({ id }) => selection && isSelected(selection, id)).map(({ id }) => id.slice(-3));
const lastOf = (onChange: ReturnType<typeof vi.fn<(selection: Selection) => void>>) => chosen(onChange.mock.lastCall?.[0]);
const said = () => announcements().at(-1);
const changes = () => vi.fn<(selection: Selection) => void>();

beforeEach(() => page.viewport(1280, 800));

describe('rows flagged top', () => {
  const choice = { canSelect: canSelectOrder };
  test('cannot be selected and say why, in place of a checkbox', async () => {
    const screen = await renderInKit(<Choosing choice={choice} />);
    const row = screen.getByRole('row', { name: /^YH20260304-004.*置顶行不可选择$/ });
    await expect.element(row).not.toHaveAttribute('aria-selected');
    expect(row.element().querySelector('input')).toBeNull();
    expect(row.element().firstElementChild?.textContent).toBe('置顶行不可选择');
    expect(row.element().firstElementChild?.getAttribute('title')).toBe('置顶行不可选择');
  });
  test('Space on one changes nothing and says why', async () => {
    const onChange = changes();
    await renderInKit(<Choosing choice={choice} onChange={onChange} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}{ArrowDown} ');
    expect(announcements()).toContain('置顶行不可选择');
    expect(onChange).not.toHaveBeenCalled();
    expect(focused()?.getAttribute('aria-rowindex')).toBe('5');
  });
  test('a range and the choice of all leave them out, and all others count as all', async () => {
    const onChange = changes();
    const screen = await renderInKit(<Choosing choice={choice} onChange={onChange} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(lastOf(onChange)).toEqual(['003', '005']);
    await press('{Control>}a{/Control}');
    expect(lastOf(onChange)).toHaveLength(rows.length - top.length);
    await expect.poll(said).toBe('已选择 10 项');
    await expect.element(screen.getByRole('checkbox', { name: '选择全部行' })).toBeChecked();
    await press('{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(selectNone);
  });
  test('are not shown as chosen where everything is', async () => {
    const screen = await renderInKit(<Choosing choice={{ ...choice, value: selectAll }} />);
    await expect.element(screen.getByRole('row', { name: /^YH20260304-004/ })).not.toHaveAttribute('aria-selected');
    await expect.element(screen.getByRole('row', { name: /^YH20260305-005/ })).toHaveAttribute('aria-selected', 'true');
  });
});

test('where nobody would choose, as at the head of a group, nothing stands, and Space neither changes nor says anything', async () => {
  const onChange = changes();
  const choice = { canSelect: (row: Parameters<typeof canSelectOrder>[0]) => canSelectOrder(row) && '' };
  const screen = await renderInKit(<Choosing choice={choice} onChange={onChange} />);
  const cell = screen.getByRole('row', { name: /^YH20260304-004/ }).element().firstElementChild;
  expect([cell?.childElementCount, cell?.getAttribute('title')]).toEqual([0, null]);
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}{ArrowDown} ');
  expect(focused()?.getAttribute('aria-rowindex')).toBe('5');
  expect([announcements(), onChange.mock.calls]).toEqual([[], []]);
  await press('{ArrowDown} ');
  expect(lastOf(onChange)).toEqual(['005']);
});

describe('what is chosen is said', () => {
  test('one row with its name and the number in all, a range with the number', async () => {
    await renderInKit(<Choosing />);
    await userEvent.tab();
    await press(' ');
    await expect.poll(said).toBe('已选择 YH20260301-001，共 1 项');
    await press('{ArrowDown} ');
    await expect.poll(said).toBe('已选择 YH20260302-002，共 2 项');
    await press(' ');
    await expect.poll(said).toBe('已取消选择 YH20260302-002，共 1 项');
    await press('{Shift>}{ArrowDown}{/Shift}');
    await expect.poll(said).toBe('已选择 3 项');
  });
  test('a range in a list that goes on says that it is over what is loaded', async () => {
    await renderInKit(<Choosing list={{ total: 233, more: { kind: 'loading' } }} />);
    await userEvent.tab();
    await press('{ArrowDown} {Shift>}{End}{/Shift}');
    await expect.poll(said).toBe('已选择 11 项（已加载部分）');
    expect(focused()?.getAttribute('aria-rowindex')).toBe('13');
  });
});

describe('one row to choose', () => {
  const one = { mode: 'one' } as const;
  test('Space and Enter choose the row, and nothing but it', async () => {
    const onChange = changes();
    const screen = await renderInKit(<Choosing choice={one} onChange={onChange} />);
    await userEvent.tab();
    await press(' ');
    expect(lastOf(onChange)).toEqual(['001']);
    await press('{ArrowDown}{Enter}');
    expect(lastOf(onChange)).toEqual(['002']);
    await expect.poll(said).toBe('已选择 YH20260302-002');
    await expect.element(screen.getByRole('row', { name: /^YH20260302-002/ })).toHaveAttribute('aria-selected', 'true');
    await press('{ArrowDown}{ArrowRight}{Enter}');
    expect(lastOf(onChange)).toEqual(['003']);
  });
  test('a click anywhere on the row chooses it, its buttons do their own', async () => {
    const onChange = changes();
    const screen = await renderInKit(<Choosing choice={one} onChange={onChange} actions={orderActions} />);
    await userEvent.click(screen.getByText('K74+260'));
    expect(lastOf(onChange)).toEqual(['003']);
    await userEvent.click(screen.getByRole('button', { name: '编辑 YH20260305-005' }));
    expect(onChange).toHaveBeenCalledOnce();
  });
  test('there are pictures of radio buttons that nobody hears, no checkboxes, and no choice of all', async () => {
    const onChange = changes();
    const screen = await renderInKit(<Choosing choice={{ ...one, value: selectOnly(['YH20260302-002']) }} onChange={onChange} />);
    await expect.element(screen.getByRole('grid')).not.toHaveAttribute('aria-multiselectable');
    expect(document.querySelectorAll('[role=grid] input, [role=grid] [role=radio]')).toHaveLength(0);
    expect(document.querySelectorAll('[role=row] > [role=gridcell]:first-child > [aria-hidden=true]').length).toBeGreaterThan(5);
    await userEvent.tab();
    await press('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}');
    expect(onChange).not.toHaveBeenCalled();
  });
  test('a refused row is not chosen and says why', async () => {
    const onChange = changes();
    const screen = await renderInKit(<Choosing choice={{ ...one, canSelect: canSelectOrder }} onChange={onChange} />);
    await userEvent.click(screen.getByText('K111+390'));
    expect(onChange).not.toHaveBeenCalled();
    expect(announcements()).toContain('置顶行不可选择');
  });
  test('Enter that ends a composition chooses nothing', async () => {
    const onChange = changes();
    await renderInKit(<Choosing choice={one} onChange={onChange} />);
    await userEvent.tab();
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the bar of the selection', () => {
  test('says how many are chosen, and clearing takes it away without losing the keyboard', async () => {
    const screen = await renderInKit(<Choosing hasBar choice={{ value: selectOnly(['YH20260301-001', 'YH20260302-002']) }} />);
    await expect.element(screen.getByRole('group', { name: '已选择的行' })).toBeVisible();
    expect(screen.getByRole('group', { name: '已选择的行' }).element().firstElementChild?.textContent).toBe('已选 2 条');
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    expect(screen.getByRole('group', { name: '已选择的行' }).query()).toBeNull();
    await expect.poll(() => focused()?.closest('[role=grid]')).not.toBeNull();
  });
});
