import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './index.ts';
import type { TextTone } from './index.ts';

export default {
  title: 'Primitives/Text',
  component: Text,
  args: { children: '本表由施工单位填写，监理审核后生效。' },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['paragraph'],
      limits: ['No markup and no free colours: sizes, weights and tones are those of the theme.'],
    },
  },
} satisfies Meta<typeof Text>;

type Story = StoryObj<typeof Text>;

const TONES: readonly TextTone[] = ['plain', 'quiet', 'faint', 'accent', 'success', 'warning', 'danger', 'info'];

export const Basic: Story = {};
export const Large: Story = { args: { size: 20, weight: 'strong', align: 'center', children: '养护工程验收单' } };
export const Tones: Story = {
  render: () => (
    <>
      {TONES.map((tone) => (
        <Text key={tone} tone={tone}>{`${tone} K98+500 桥面铺装破损`}</Text>
      ))}
    </>
  ),
};
export const NeverMarkup: Story = {
  args: { children: '第一行\n<img src=x onerror=alert(1)> 第二行' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/onerror=alert/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const LongNames: Story = { args: { children: 'guardrail.wbeam.three-beam-galvanised-2026-'.repeat(8) } };
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };
export const English: Story = { args: { children: 'Filled in by the contractor.', line: 'under' }, globals: { locale: 'en' } };
