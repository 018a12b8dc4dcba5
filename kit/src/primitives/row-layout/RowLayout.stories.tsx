import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { RowLayout } from './index.ts';

const field = (label: string) => <TextField label={label} value="" onChange={() => {}} />;
const cells = [
  { id: 'route', span: 6, content: field('路线') },
  { id: 'stake', span: 6, content: field('桩号') },
  { id: 'kind', span: 6, content: field('病害类型') },
  { id: 'level', span: 6, content: field('等级') },
  { id: 'unit', span: 12, content: field('施工单位') },
  { id: 'note', span: 12, content: field('备注') },
  { id: 'all', content: field('交通组织方案') },
];

export default {
  title: 'Primitives/RowLayout',
  component: RowLayout,
  args: { cells },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: [],
      limits: [
        'Stacks under 768 px, and where the row itself has less than 480 px.',
        'No offsets and no push or pull: order is reading order.',
      ],
    },
  },
} satisfies Meta<typeof RowLayout>;

type Story = StoryObj<typeof RowLayout>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(7);
  },
};
export const WithoutGutter: Story = { args: { gutterPx: 0 } };
export const LongNames: Story = {
  args: { cells: [{ id: 'long', span: 3, content: field('机电设备与交通安全设施损坏赔偿项目') }, ...cells] },
};
