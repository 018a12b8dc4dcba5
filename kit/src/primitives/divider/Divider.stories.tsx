import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from './index.ts';

export default {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { manual: { seed: ['forms §3'], roles: ['separator'], limits: ['There are no upright dividers.'] } },
} satisfies Meta<typeof Divider>;

type Story = StoryObj<typeof Divider>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
export const WithWords: Story = {
  args: { children: '以下由监理填写' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('以下由监理填写')).toBeVisible();
  },
};
export const AtTheStart: Story = { args: { children: '费用', align: 'start' } };
export const AtTheEnd: Story = { args: { children: '费用', align: 'end' } };
export const LongNames: Story = {
  args: { children: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目的现场勘查与取证材料，以下由路政执法人员填写并签字' },
};
export const Dark: Story = { ...WithWords, globals: { scheme: 'dark' } };
export const English: Story = { args: { children: 'For the supervisor' }, globals: { locale: 'en' } };
