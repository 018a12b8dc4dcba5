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

const AT_FIRST: ReadonlySet<string> = new Set(['base']);

function Sample({ items: given, isAccordion, defaultOpenIds }: CollapseProps) {
  const [openIds, setOpenIds] = useState(AT_FIRST);
  return (
    <HeadingLevel level={1}>
      {defaultOpenIds ? (
        <Collapse items={given} defaultOpenIds={defaultOpenIds} />
      ) : (
        <Collapse items={given} isAccordion={isAccordion} openIds={openIds} onOpenChange={setOpenIds} />
      )}
    </HeadingLevel>
  );
}

export default {
  title: 'Primitives/Collapse',
  component: Collapse,
  args: { items, openIds: AT_FIRST, onOpenChange: () => {} },
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
        'Sections that know for themselves cannot be opened by anybody else: a form that must, and an accordion, hold them.',
        'A section that closes can be reached until its movement has ended, after 150 ms.',
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
/** Nobody holds them: each section knows for itself whether it is open. */
export const OnTheirOwn: Story = { ...Basic, args: { defaultOpenIds: AT_FIRST, openIds: undefined, onOpenChange: undefined } };
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
