import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { TagList } from './index.ts';
import type { TagItem, TagListProps } from './index.ts';

const people: readonly TagItem[] = [
  { id: '1', label: '马文博', note: '安全员 MWB104' },
  { id: '2', label: '何俊杰', note: '现场工程师 HJJ027' },
  { id: '3', label: '林若彤' },
  { id: '4', label: '李雪梅' },
  { id: '5', label: '赵思远' },
];

function Sample(props: TagListProps) {
  const [tags, setTags] = useState(props.tags);
  return <TagList {...props} tags={tags} onRemove={props.onRemove && ((id) => setTags(tags.filter((tag) => tag.id !== id)))} />;
}

export default {
  title: 'Primitives/TagList',
  component: TagList,
  args: { label: '协办人', tags: people, onRemove: () => {} },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1'],
      roles: ['list', 'listitem', 'button'],
      keys: [
        ['Tab', 'one stop for the whole list'],
        ['ArrowLeft, ArrowRight', 'previous or next tag'],
        ['Home, End', 'first tag; the count of the others, else the last tag'],
        ['Delete, Backspace', 'takes the tag out; the next one has the focus, else the one before, else the field'],
        ['Enter, Space', 'on the count: opens the list of all'],
      ],
      limits: ['At most 100 tags are drawn; the others are in the list of all.', 'PickerField has tags of its own that fit one line.'],
    },
  },
} satisfies Meta<typeof TagList>;

type Story = StoryObj<typeof TagList>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 何俊杰 现场工程师 HJJ027' }));
    await expect(canvas.getByRole('button', { name: '移除 林若彤' })).toHaveFocus();
  },
};
export const FirstAndACount: Story = {
  args: { maxShown: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+4，显示全部 5 项' }));
    await expect(await screen.findByRole('dialog', { name: '协办人' })).toBeInTheDocument();
  },
};
export const ReadOnly: Story = { args: { onRemove: undefined } };
export const Tones: Story = {
  args: {
    label: '状态',
    onRemove: undefined,
    tags: [
      { id: '1', label: '草稿' },
      { id: '2', label: '审批中', tone: 'accent' },
      { id: '3', label: '通过', tone: 'success' },
      { id: '4', label: '公告', tone: 'info' },
      { id: '5', label: '重要', tone: 'warning' },
      { id: '6', label: '紧急', tone: 'danger' },
    ],
  },
};
export const Fixed: Story = {
  args: { tags: [{ id: 'me', label: '孙婉宁', fixedReason: '发起人不能移除' }, ...people] },
};
export const Empty: Story = { args: { tags: [] } };
export const TenThousand: Story = {
  args: { tags: Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `巡检员 ${at + 1}` })), maxShown: 3 },
};
export const LongNames: Story = {
  args: { tags: [{ id: 'long', label: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目养护工程部第三作业班组' }, ...people] },
};
export const Dark: Story = { ...Tones, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Co-workers',
    tags: [
      { id: '1', label: 'Ma Wenbo', note: 'Safety MWB104' },
      { id: '2', label: 'He Junjie' },
    ],
    maxShown: 1,
  },
  globals: { locale: 'en' },
};
