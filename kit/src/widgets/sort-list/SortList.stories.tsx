import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FilterList, filters } from './examples/FilterList.tsx';

export default {
  title: 'Widgets/SortList',
  component: FilterList,
  parameters: {
    manual: {
      seed: ['forms §7'],
      roles: ['grid', 'row', 'gridcell', 'button'],
      contract: 'sort-list',
      limits: [
        'The order changes once, where an item is let go; it is the owner who keeps it.',
        'In a line there is no button that moves an item by one: who opens an item offers it.',
      ],
    },
  },
} satisfies Meta<typeof FilterList>;

type Story = StoryObj<typeof FilterList>;

export const Basic: Story = {};
export const Line: Story = { args: { layout: 'line' } };
/** One item is open beside the list. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '案件编号' }));
    await expect(canvas.getByRole('row', { selected: true })).toBeVisible();
  },
};
export const Grabbed: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '移动 案件编号' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '移动 案件编号' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongNames: Story = {
  args: { layout: 'line', items: filters.map((item, at) => ({ ...item, label: `${item.label}（含反光标识与加强型防撞设施 ${at + 1}）` })) },
};
export const Dark: Story = { args: { layout: 'line' }, globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
