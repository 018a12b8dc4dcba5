import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';
import type { EmptyKind } from './index.ts';

const KINDS: readonly EmptyKind[] = ['empty', 'noMatch', 'failed', 'noPermission', 'notFound', 'offline', 'allDone', 'soon'];

export default {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    manual: { seed: ['forms §2.9'], roles: [], limits: ['For a whole page there is StatePanel, with a heading.'] },
  },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有数据')).toBeVisible();
  },
};
export const FailingThenRetry: Story = {
  args: { kind: 'failed', children: '服务器没有响应。', action: <Button icon={RefreshCw}>重试</Button> },
};
export const Kinds: Story = {
  render: () => (
    <>
      {KINDS.map((kind) => (
        <EmptyState key={kind} kind={kind} />
      ))}
    </>
  ),
};
export const LongNames: Story = {
  args: {
    kind: 'noMatch',
    title: '没有符合条件的路产设施',
    children: '已筛选：云阳至青溪路段，状态“禁用”，编码包含 guardrail.wbeam.three-beam。',
  },
};
export const Dark: Story = { ...Kinds, globals: { scheme: 'dark' } };
export const English: Story = { ...Kinds, globals: { locale: 'en' } };
