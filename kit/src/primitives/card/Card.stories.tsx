import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { HeadingLevel } from '../heading-level/index.ts';
import { TextField } from '../text-field/index.ts';
import { Card } from './index.ts';

const fields = <TextField label="桩号" value="K98+500" onChange={() => {}} />;

export default {
  title: 'Primitives/Card',
  component: Card,
  args: { title: '基本信息', children: fields },
  render: (args) => (
    <HeadingLevel level={1}>
      <Card {...args} />
    </HeadingLevel>
  ),
  parameters: {
    manual: { seed: ['forms §3'], roles: ['region', 'heading'], limits: ['No card in a card: an inner one is drawn without a sheet.'] },
  },
} satisfies Meta<typeof Card>;

type Story = StoryObj<typeof Card>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '基本信息' })).toBeVisible();
  },
};
export const WithActions: Story = { args: { title: '材料与人工', note: '5 行', actions: <Button variant="accent">从库存选择</Button> } };
export const WithoutHeading: Story = { args: { title: undefined } };
export const CardInACard: Story = {
  args: { title: '养护工单', children: <Card title="材料与人工">{fields}</Card> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '材料与人工' })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: { title: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目的现场勘查与取证材料（含照片、录像与当事人签字）', note: '12 项' },
};
export const Dark: Story = { ...WithActions, globals: { scheme: 'dark' } };
