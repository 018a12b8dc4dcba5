import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Steps } from './index.ts';

const steps = [
  { id: 'upload', label: '上传文件' },
  { id: 'preview', label: '数据预览' },
  { id: 'import', label: '导入数据' },
];

export default {
  title: 'Primitives/Steps',
  component: Steps,
  args: { label: '批量导入', steps, currentId: 'preview' },
  parameters: {
    manual: {
      seed: ['forms §2.7', 'forms §4'],
      roles: ['list', 'listitem', 'button'],
      keys: [['Enter, Space', 'on a done step: goes back to it, where there is a way back']],
      limits: ['Steps stand in a row; under 600 px only the current one shows its words.', 'Nobody jumps ahead.'],
    },
  },
} satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem')[1];
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('数据预览 当前步骤');
  },
};
export const First: Story = { args: { currentId: 'upload' } };
export const Done: Story = { args: { currentId: null } };
export const Invalid: Story = {
  args: { steps: steps.map((step) => ({ ...step, isFailed: step.id === 'preview' })), currentId: 'preview' },
};
export const WayBack: Story = {
  args: { onGoBack: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上传文件 已完成' }));
    await expect(args.onGoBack).toHaveBeenCalledWith('upload');
  },
};
export const LongNames: Story = {
  args: {
    currentId: 'b',
    steps: [
      { id: 'a', label: '现场勘查与取证', description: '路政执法人员' },
      { id: 'b', label: '损坏赔偿项目与金额核定', description: '含机电设备与交通安全设施' },
      { id: 'c', label: '当事人确认并缴费', description: '收费站或移动支付' },
      { id: 'd', label: '结案归档' },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Batch import',
    steps: [
      { id: 'upload', label: 'Upload file' },
      { id: 'preview', label: 'Data preview' },
      { id: 'import', label: 'Import data' },
    ],
  },
  globals: { locale: 'en' },
};
