import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatButton } from './index.ts';

export default {
  title: 'Widgets/ChatButton',
  component: ChatButton,
  args: { unreadCount: 0, callCount: 0, isOpen: false, onPress: fn() },
  parameters: {
    manual: {
      seed: ['shell §2.4', 'shell §4', 'shell §9'],
      roles: ['button'],
      keys: [['Enter, Space', 'opens the chat']],
      limits: ['The badge shows 99 at most, then 99+.', 'It blinks once a second for five seconds, and not at all with reduced motion.'],
    },
  },
} satisfies Meta<typeof ChatButton>;

type Story = StoryObj<typeof ChatButton>;

export const Basic: Story = {};
export const Unread: Story = {
  args: { unreadCount: 2, callCount: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '聊天，2 条未读' })).toBeVisible(),
};
export const Many: Story = { args: { unreadCount: 1204 } };
export const Dark: Story = { ...Unread, globals: { scheme: 'dark' } };
export const English: Story = { args: { unreadCount: 2 }, globals: { locale: 'en' } };
export const Traditional: Story = { args: { unreadCount: 2 }, globals: { locale: 'zhtw' } };
