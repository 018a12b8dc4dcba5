import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PickerField } from './index.ts';
import type { PickerFieldProps } from './index.ts';
import { people, manyPeople } from './examples/people.ts';

/** A field that lets go of what is taken out, as its owner would. */
function Sample(props: PickerFieldProps) {
  const [items, setItems] = useState(props.items);
  return (
    <PickerField
      {...props}
      items={items}
      onRemove={props.onRemove && ((identity) => setItems(items.filter((item) => item.identity !== identity)))}
      onClear={props.onClear && (() => setItems([]))}
    />
  );
}

export default {
  title: 'Primitives/PickerField',
  component: PickerField,
  args: {
    label: '验收人',
    items: people,
    cardinality: 'many',
    placeholder: '选择用户',
    opens: { kind: 'dialog', isOpen: false },
    onOpen: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §4'],
      roles: ['combobox', 'list', 'dialog'],
      keys: [
        ['Enter, Space, Down', 'opens'],
        ['Left, Right, Home, End', 'walk the tags'],
        ['Delete, Backspace', 'takes the tag out'],
        ['Ctrl+Z', 'brings back what was cleared'],
      ],
      limits: ['At most 100 tags are drawn; the rest is behind the count.'],
    },
  },
} satisfies Meta<typeof PickerField>;

type Story = StoryObj<typeof PickerField>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '验收人' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Single: Story = {
  args: {
    label: '所属部门',
    cardinality: 'one',
    items: [{ identity: '1', text: '云望高速物流集团 / 养护工程部' }],
    placeholder: '选择部门',
  },
};
export const Multiple: Story = { args: { tags: 'all' } };
export const FirstTagOnly: Story = { args: { tags: 'first' } };
export const AllNames: Story = {
  args: { tags: 'first' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^\+5/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '已选：验收人' })).toBeVisible());
  },
};
export const Empty: Story = { args: { items: [], isRequired: true } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Invalid: Story = { args: { items: [], isRequired: true, error: '请选择验收人' } };
export const Loading: Story = { args: { names: { kind: 'loading' } } };
export const FailingThenRetry: Story = {
  args: {
    items: [{ identity: 'u1', text: '4f1c09' }],
    names: { kind: 'failed', retry: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重试/ }));
    await expect(args.names?.kind === 'failed' && args.names.retry).toHaveBeenCalledOnce();
  },
};
export const UnknownValue: Story = { args: { items: [...people.slice(0, 1), { identity: 'gone', text: '4f1c09', isUnknown: true }] } };
export const TenThousand: Story = { args: { items: manyPeople } };
export const LongNames: Story = {
  args: { items: [{ identity: 'long', text: '云望高速公路物流运营集团有限公司云阳至青溪路段养护工程部机电维护中心' }, ...people] },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Mini: Story = { globals: { density: 'mini' } };
export const English: Story = { args: { label: 'Inspectors', placeholder: 'Choose people' }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '驗收人', placeholder: '選擇使用者' }, globals: { locale: 'zhtw' } };
