import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListPlus } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { GroupTitle } from './index.ts';

export default {
  title: 'Primitives/GroupTitle',
  component: GroupTitle,
  args: { children: '基本信息' },
  render: (args) => (
    <HeadingLevel level={1}>
      <GroupTitle {...args} />
    </HeadingLevel>
  ),
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['heading'],
      limits: ['Its level comes from HeadingLevel around it: 2 on a page, one deeper in a card.'],
    },
  },
} satisfies Meta<typeof GroupTitle>;

type Story = StoryObj<typeof GroupTitle>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '基本信息' })).toBeVisible();
  },
};
export const WithNoteAndActions: Story = {
  args: {
    children: '材料与人工',
    note: '5 行',
    help: '单价按合同附件二填写，不含税。',
    actions: (
      <Button variant="accent" icon={ListPlus}>
        从库存选择
      </Button>
    ),
  },
};
export const Centered: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
export const LongNames: Story = {
  args: { children: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目的现场勘查与取证材料（含照片、录像与当事人签字）', note: '12 项' },
};
export const Dark: Story = { ...WithNoteAndActions, globals: { scheme: 'dark' } };
export const English: Story = { args: { children: 'Materials and labour', note: '5 rows' }, globals: { locale: 'en' } };
