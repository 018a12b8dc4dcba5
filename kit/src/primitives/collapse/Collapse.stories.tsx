import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { HeadingLevel } from '../heading-level/index.ts';
import { TextField } from '../text-field/index.ts';
import { Collapse } from './index.ts';
import type { CollapseItem, CollapseProps } from './index.ts';

const field = (label: string) => <TextField label={label} value="" onChange={() => {}} />;
const items: readonly CollapseItem[] = [
  { id: 'base', title: '基本信息', content: field('桩号') },
  { id: 'material', title: '材料与人工', note: '5 行', content: field('备注') },
  { id: 'photo', title: '现场照片', content: field('说明') },
];

function Sample(props: CollapseProps) {
  const [openIds, setOpenIds] = useState(props.openIds);
  return (
    <HeadingLevel level={1}>
      <Collapse {...props} openIds={openIds} onOpenChange={setOpenIds} />
    </HeadingLevel>
  );
}

export default {
  title: 'Primitives/Collapse',
  component: Collapse,
  args: { items, openIds: new Set(['base']), onOpenChange: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['heading', 'button'],
      keys: [
        ['Tab', 'from heading to heading, and through the fields of open sections'],
        ['Enter, Space', 'opens and closes the section'],
      ],
      limits: [
        'Opens and closes at once, without a movement of height.',
        'Where the half that closes does not load, every section is open.',
      ],
    },
  },
} satisfies Meta<typeof Collapse>;

type Story = StoryObj<typeof Collapse>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: '材料与人工 5 行' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: '备注' })).toBeVisible();
  },
};
export const Accordion: Story = { args: { isAccordion: true } };
export const Invalid: Story = {
  args: { items: items.map((item) => (item.id === 'photo' ? { ...item, problemCount: 2 } : item)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '现场照片 2 处错误' })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目的现场勘查与取证材料（含照片、录像与当事人签字）',
        content: null,
      },
      ...items,
    ],
  },
};
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { items: [{ id: 'base', title: 'Basics', problemCount: 1, content: 'Route and stake' }] },
  globals: { locale: 'en' },
};
