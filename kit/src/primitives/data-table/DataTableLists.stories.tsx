import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer, Send, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { selectOnly, selectedCount } from '../../engines/selection/index.ts';
import { Button } from '../button/index.ts';
import { SelectionBar } from '../selection-bar/index.ts';
import { canSelectOrder, money, orderActions, orderColumns, orderId, ordersUpTo } from './examples/orders.tsx';
import type { Order } from './examples/orders.tsx';
import { AS_DECLARED, DataTable } from './index.ts';
import type { Column, DataTableProps, TableMore } from './index.ts';
import { stack } from './examples/sheet.css.ts';

const rows = ordersUpTo(40);
const summary = ({ id }: Column<Order>) => (id === 'amount' ? money(rows.reduce((sum, { amount }) => sum + amount, 0)) : '');

/** A sheet as a list page has it: the bar of the selection below the rows. */
function List(props: DataTableProps<Order>) {
  const [selection, setSelection] = useState(props.selection?.value ?? selectOnly([]));
  const count = selectedCount(selection, props.rows.length);
  return (
    <div className={stack}>
      <DataTable {...props} selection={props.selection && { ...props.selection, value: selection, onChange: setSelection }} />
      {props.selection && props.selection.mode !== 'one' && count > 0 && (
        <SelectionBar count={count} onClear={() => setSelection(selectOnly([]))}>
          <Button variant="accent" icon={Send}>
            批量派单
          </Button>
          <Button variant="accent" icon={Printer}>
            打印
          </Button>
          <Button variant="text" icon={Trash2}>
            删除
          </Button>
        </SelectionBar>
      )}
    </div>
  );
}

export default {
  title: 'Primitives/DataTable/Lists',
  component: List,
  args: { label: '养护工单', columns: orderColumns, rows, rowId: orderId, rowLabel: orderId },
  parameters: { manual: { seed: ['forms §2.9', 'forms §4', 'forms §9'], roles: ['grid', 'row', 'separator'], contract: 'treegrid' } },
} satisfies Meta<typeof List>;

type Story = StoryObj<typeof List>;

const many = { value: selectOnly(['YH20260302-002', 'YH20260303-003']), onChange: fn() };

/** Checkboxes, numbers and the first column stay at the start, the actions at the end. */
export const Pinned: Story = {
  args: { selection: many, actions: orderActions, list: { isNumbered: true }, initialColumnSettings: AS_DECLARED },
};
export const PinnedDark: Story = { ...Pinned, globals: { scheme: 'dark' } };
export const TopRows: Story = { args: { selection: { ...many, canSelect: canSelectOrder }, actions: orderActions } };
export const Single: Story = {
  args: { selection: { ...many, mode: 'one', value: selectOnly(['YH20260302-002']), canSelect: canSelectOrder } },
};
export const Numbered: Story = { args: { list: { isNumbered: true, firstNumber: 41, total: 233 }, rows: rows.slice(0, 20) } };
export const Summary: Story = { args: { summary, actions: orderActions, list: { isNumbered: true } } };
export const Arranged: Story = {
  args: {
    actions: orderActions,
    initialColumnSettings: {
      order: ['amount', 'dueOn', 'state'],
      hidden: ['damage', 'place'],
      widthsPx: { state: 160 },
      pinned: { amount: 'start' },
    },
  },
  // The rows of a narrow page have no columns to arrange.
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    const headers = () => canvas.getAllByRole('columnheader').map((header) => header.textContent);
    const arranged = ['金额（元）', '工单编号', '计划完工', '状态', '桩号', '施工单位', '负责人', '操作'];
    await waitFor(() => expect(headers()).toEqual(arranged), { timeout: 5000 });
  },
};
/** Page after page, with one that does not come at first. */
export const Growing: Story = {
  render: function Grow(args) {
    const [count, setCount] = useState(20);
    const [kind, setKind] = useState<TableMore['kind']>('more');
    const load = () => setKind('loading');
    const arrive = () => {
      setKind(count === 40 && kind === 'loading' ? 'failed' : count >= 60 ? 'end' : 'more');
      if (count !== 40) setCount(Math.min(60, count + 20));
    };
    const retry = () => {
      setCount(60);
      setKind('end');
    };
    const more: TableMore = kind === 'more' ? { kind, load } : kind === 'failed' ? { kind, retry } : { kind };
    return (
      <>
        <Button onPress={arrive}>下一页到了</Button>
        <List {...args} rows={ordersUpTo(count)} list={{ isNumbered: true, total: 60, more }} />
      </>
    );
  },
  args: { actions: orderActions },
};
export const Failing: Story = { args: { list: { more: { kind: 'failed', retry: fn() } }, rows: rows.slice(0, 5), actions: orderActions } };
export const Ended: Story = { args: { list: { more: { kind: 'end' } }, rows: rows.slice(0, 5), actions: orderActions } };
export const ByKeyboard: Story = {
  args: { ...Pinned.args },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByRole('button', { name: 'YH20260301-001 的操作' })).toHaveFocus();
  },
};
