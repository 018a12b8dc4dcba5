import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatHistory } from './ChatHistory.tsx';
import { BY_CODE, talkOf } from './examples/talk.ts';

const messages = talkOf(6).toReversed();

export default {
  title: 'Widgets/ChatHistory',
  component: ChatHistory,
  args: {
    partnerName: '张三',
    result: { status: 'found', messages, total: messages.length, isLoadingMore: false },
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
      limits: ['Images and voices are found without a keyword only.'],
    },
  },
} satisfies Meta<typeof ChatHistory>;

type Story = StoryObj<typeof ChatHistory>;

export const Basic: Story = {};
export const Loading: Story = { args: { result: { status: 'loading' } } };
export const Failing: Story = { args: { result: { status: 'failed' } } };
export const Empty: Story = { args: { result: { status: 'found', messages: [], total: 0, isLoadingMore: false } } };
export const LoadingMore: Story = { args: { result: { status: 'found', messages, total: 80, isLoadingMore: true } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
