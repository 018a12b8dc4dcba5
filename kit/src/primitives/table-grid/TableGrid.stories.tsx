import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { TableGrid } from './index.ts';
import type { TableGridCell } from './index.ts';

const field = (id: string, label: string, more: Partial<TableGridCell> = {}): TableGridCell => ({
  id,
  content: <TextField label={label} value="" onChange={() => {}} />,
  ...more,
});
const label = (id: string, words: string, more: Partial<TableGridCell> = {}): TableGridCell => ({
  id,
  kind: 'label',
  content: words,
  ...more,
});

const rows: readonly (readonly TableGridCell[])[] = [
  [label('1', '工程', { rowspan: 2 }), field('2', '名称', { colspan: 2 }), field('3', '编号')],
  [field('4', '路线'), field('5', '起点桩号'), field('6', '终点桩号')],
  [label('7', '验收意见'), { id: '8', colspan: 3, content: <Text>桥面铺装平整，无坑槽。</Text> }],
  [label('9', '监理'), field('10', '姓名'), field('11', '日期'), { id: '12' }],
];

export default {
  title: 'Primitives/TableGrid',
  component: TableGrid,
  args: { rows },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: [],
      limits: ['A layout, not a table: figures that belong into rows and columns belong into DataTable.'],
    },
  },
} satisfies Meta<typeof TableGrid>;

type Story = StoryObj<typeof TableGrid>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('textbox').map((box) => box.getAttribute('aria-labelledby'))).toHaveLength(7);
  },
};
export const Dashed: Story = { args: { lines: 'dashed' } };
export const WithoutLines: Story = { args: { lines: 'none' } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = {
  args: { rows: [[label('long', '机电设备与交通安全设施损坏赔偿项目'), field('f', '云阳至青溪路段的现场勘查与取证材料', { colspan: 5 })]] },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
