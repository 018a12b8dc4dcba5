import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatHistory } from './ChatHistory.tsx';
import { stage } from './examples/stage.css.ts';
import { BY_CODE, talkOf } from './examples/talk.ts';

const messages = talkOf(6).toReversed();

export default {
  title: 'Widgets/ChatHistory',
  component: ChatHistory,
  args: {
    partnerName: '张三',
    result: { status: 'found', messages, total: messages.length, more: 'idle' },
    onSearch: fn(),
    onMore: fn(),
    emoji: BY_CODE,
    onClose: fn(),
  },
  parameters: {
    manual: {
      seed: ['shell §2.7', 'shell §9'],
      roles: ['region', 'searchbox', 'list', 'listitem'],
      keys: [
        ['Enter', 'in the search box: asks; the list of what was found gets the keyboard'],
        ['Arrows', 'scroll the list; the next page is asked for within 100 px of its end'],
      ],
      limits: [
        'Images and voices are found without a keyword only.',
        'Of more than a hundred results only those in sight and four on either side are in the page.',
      ],
    },
  },
} satisfies Meta<typeof ChatHistory>;

type Story = StoryObj<typeof ChatHistory>;

export const Basic: Story = {};
export const Loading: Story = { args: { result: { status: 'loading' } } };
export const Failing: Story = { args: { result: { status: 'failed', words: '消息服务维护中，请稍后再试' } } };
export const Empty: Story = { args: { result: { status: 'found', messages: [], total: 0, more: 'idle' } } };
export const LoadingMore: Story = { args: { result: { status: 'found', messages, total: 80, more: 'loading' } } };
export const NextFailed: Story = {
  args: { result: { status: 'found', messages, total: 80, more: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6);
    await expect(canvas.getByRole('list', { name: '搜索结果' })).toHaveFocus();
  },
};
export const Many: Story = {
  args: { result: { status: 'found', messages: talkOf(500).toReversed(), total: 800, more: 'idle' } },
  decorators: [(Story) => <div className={stage}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: '搜索结果' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '800');
    await expect(args.onMore).not.toHaveBeenCalled();
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '500'));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
