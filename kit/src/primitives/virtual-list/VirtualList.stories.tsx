import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Choices } from './examples/Choices.tsx';
import { peopleOf } from './examples/people.ts';
import { stage } from './examples/stage.css.ts';
import { VirtualList } from './index.ts';
import type { VirtualListProps } from './index.ts';

const many = peopleOf(3000);

export default {
  title: 'Primitives/VirtualList',
  component: VirtualList,
  args: { label: '人员', keys: many, guessPx: 40, className: stage, children: (index) => many[index] },
  parameters: {
    manual: {
      seed: ['shell §2.7', 'shell §9'],
      roles: ['list', 'listitem'],
      keys: [
        ['Tab', 'one stop: the list, which the arrows scroll'],
        ['Arrows, Home, End, Page Up, Page Down', 'where rows take the keyboard (`useVirtualRows`): to a row, drawn or not'],
      ],
      limits: [
        'Up to 100 rows all are in the page. Of more only those in sight and four on either side are: the browser’s own search does not find the others.',
        'A row that changes its height by itself is measured with the next drawing of the list.',
        'Tables, trees and lists of options keep the element and the focus of a row in a slot: they have `row-scroller` and `option-list`.',
      ],
    },
  },
} satisfies Meta<typeof VirtualList>;

type Story = StoryObj<typeof VirtualList>;

const some = (count: number): Partial<VirtualListProps> => ({ keys: many.slice(0, count) });
const named = (name: string, label: string): Partial<VirtualListProps> => ({
  label,
  keys: Array.from({ length: 12 }, (_, at) => at),
  children: (index) => `${name} ${index + 1}`,
});

export const Basic: Story = {
  args: some(12),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '人员' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const Many: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3000');
  },
};
export const MoreToCome: Story = {
  args: { ...some(20), total: 3000, onNearEnd: { withinPx: 100, call: fn() }, foot: '加载更多中' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载更多中')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3000');
  },
};
export const WithKeyboard: Story = { render: () => <Choices keys={many} /> };
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = { args: named('Collector', 'People'), globals: { locale: 'en' } };
export const Traditional: Story = { args: named('收費員', '人員'), globals: { locale: 'zhtw' } };
