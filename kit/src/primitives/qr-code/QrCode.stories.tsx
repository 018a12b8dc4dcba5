import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode, qrPayload } from './index.ts';

export default {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { label: '巡查二维码', text: 'https://example.com/patrol/0077', sizePx: 100 },
  parameters: {
    manual: {
      seed: ['forms §3', 'forms §9'],
      roles: ['figure', 'img', 'button'],
      keys: [['Enter, Space', 'on a button: downloads the picture']],
      limits: ['Whoever scans a dynamic code needs an application that knows its eight keys.'],
    },
  },
} satisfies Meta<typeof QrCode>;

type Story = StoryObj<typeof QrCode>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^二维码，/ })).toBeVisible();
  },
};
export const Dynamic: Story = {
  args: {
    purpose: '养护工单 0077',
    text: qrPayload({ id: '77', modelId: '12', modelType: '3', flowId: '', processId: '', taskId: '', operationType: '-1' }),
  },
};
export const Empty: Story = { args: { text: '' } };
export const TooLong: Story = { args: { text: '护'.repeat(3000) } };
export const Print: Story = { args: { isPrint: true, sizePx: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Patrol' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '巡查 QR 碼' }, globals: { locale: 'zhtw' } };
