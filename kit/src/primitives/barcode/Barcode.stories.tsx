import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from './index.ts';

export default {
  title: 'Primitives/Barcode',
  component: Barcode,
  args: { label: '资产条形码', text: 'HL20260077', widthPx: 1 },
  parameters: {
    manual: {
      seed: ['forms §3', 'forms §5', 'forms §9'],
      roles: ['figure', 'img', 'button'],
      keys: [['Enter, Space', 'on a button: downloads the picture']],
      limits: ['Letters and digits alone, whatever the coding could hold.'],
    },
  },
} satisfies Meta<typeof Barcode>;

type Story = StoryObj<typeof Barcode>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '条形码，HL20260077' })).toBeVisible();
  },
};
export const Ean13: Story = { args: { text: '4006381333931', format: 'ean13' } };
export const Empty: Story = { args: { text: '' } };
export const Chinese: Story = { args: { text: '护栏0077' } };
export const Unfit: Story = { args: { text: '4006381333930', format: 'ean13' } };
export const Print: Story = { args: { isPrint: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Asset' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '資產條碼' }, globals: { locale: 'zhtw' } };
