import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './index.ts';
import type { PaginationProps } from './index.ts';

/** A list that turns to the page asked for. */
function Turning(props: PaginationProps) {
  const [choice, setChoice] = useState({ page: props.page, pageSize: props.pageSize });
  return (
    <Pagination
      {...choice}
      total={props.total}
      onChange={(next) => {
        setChoice(next);
        props.onChange(next);
      }}
    />
  );
}

export default {
  title: 'Primitives/Pagination',
  component: Turning,
  args: { page: 1, pageSize: 20, total: 286, onChange: fn() },
} satisfies Meta<typeof Turning>;

type Story = StoryObj<typeof Turning>;

export const Basic: Story = {
  // A narrow page has no room for the numbers of pages.
  parameters: { stepsNeedWidth: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onChange).toHaveBeenCalledWith({ page: 2, pageSize: 20 });
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Middle: Story = { args: { page: 8 } };
export const LastPage: Story = { args: { page: 15 } };
export const OnePage: Story = { args: { total: 7 } };
export const Empty: Story = { args: { total: 0 } };
/** The first page is still on its way. */
export const Loading: Story = { args: { total: null } };
export const Many: Story = { args: { total: 43_120, page: 1_078 } };
export const Dark: Story = { args: { page: 8 }, globals: { scheme: 'dark' } };
export const English: Story = { args: { page: 8 }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { page: 8 }, globals: { locale: 'zhtw' } };
