import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OrderList, orderColumns } from './examples/OrderList.tsx';
import { memoryStorage, savedAs } from './examples/memory.ts';

const fresh = () => {
  const storage = memoryStorage();
  return { openStorage: () => storage };
};

export default {
  title: 'Widgets/ColumnSettings',
  component: OrderList,
  args: { ports: fresh() },
  parameters: {
    manual: {
      seed: ['forms §2.9', 'forms §3', 'forms §9'],
      roles: ['dialog', 'grid', 'row', 'gridcell', 'checkbox', 'button'],
      contract: 'column-settings',
      limits: [
        'Kept are order, visibility, widths and edges; widths of columns without a property name last as long as the list is open.',
        'Pinned columns stay at their edge whatever their place in the list.',
        'What the browser keeps is drawn first; what the server answers takes its place, unless the server has still to be told.',
      ],
    },
  },
} satisfies Meta<typeof OrderList>;

type Story = StoryObj<typeof OrderList>;
type Column = (typeof orderColumns)[number];

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /列设置|欄位設定|Column settings/ }));
  const drawer = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await waitFor(() => expect(drawer.parentElement).toHaveStyle({ opacity: '1' }));
};

export const Basic: Story = { play: opened };
/** Moved, hidden, and two columns that came later. */
export const Saved: Story = {
  args: { ports: savedAs(['no', true], ['due', true], ['stake', false], ['state', true], ['place', false], ['person', true]) },
  play: opened,
};
export const Grabbed: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}{ArrowDown}');
    await expect(screen.getByRole('button', { name: '移动 状态' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OnlyOneShown: Story = {
  args: {
    ports: savedAs(...orderColumns.map(({ prop = '' }) => [prop, prop === 'no'] as const)),
  },
  play: opened,
};
/** A column that stays in sight, and one that is wider than it was declared. */
export const Pinned: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('button', { name: '固定 负责人' }));
    await expect(screen.getByRole('button', { name: '固定 负责人' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Restored: Story = {
  args: Saved.args,
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  },
};
/** The server takes nothing: the columns follow, and the drawer says where they are kept. */
export const FailingSave: Story = {
  args: { ports: { ...fresh(), server: { load: () => Promise.resolve(null), save: () => Promise.reject(new Error('503')) } } },
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('checkbox', { name: '显示 位置' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(context.canvas.queryByRole('columnheader', { name: '位置' })).toBeNull());
    await opened(context);
    await waitFor(() => expect(screen.getByText(/仅保存在此浏览器中/)).toBeVisible());
  },
};
export const LongNames: Story = {
  args: {
    columns: orderColumns.map((column, index) => ({ ...column, header: `${column.header}（含反光标识与加强型防撞设施 ${index + 1}）` })),
    ports: savedAs(['no', true], ['state', true]),
  },
  play: opened,
};
export const Many: Story = {
  args: {
    columns: orderColumns.concat(
      Array.from({ length: 32 }, (_, index) => ({
        ...(orderColumns.at(-1) as Column),
        id: `c${index}`,
        prop: `c${index}`,
        header: `字段 ${index + 1}`,
      })),
    ),
  },
  play: opened,
};
export const Dark: Story = { ...Saved, globals: { scheme: 'dark' } };
export const English: Story = { ...Saved, globals: { locale: 'en' } };
export const Traditional: Story = { ...Saved, globals: { locale: 'zhtw' } };
