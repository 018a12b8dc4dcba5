import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './index.ts';
import type { SwitchProps } from './index.ts';

function Sample(props: SwitchProps) {
  const [isOn, setOn] = useState(props.isOn);
  return <Switch {...props} isOn={isOn} onChange={setOn} />;
}

export default {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: '状态', isOn: true, onText: '启用', offText: '禁用', onChange: () => {} },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Switch>;

type Story = StoryObj<typeof Switch>;

export const On: Story = {};
export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '状态' }));
    await expect(canvas.getByText('启用')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('禁用')).toBeVisible();
  },
};
export const DisabledOn: Story = { args: { isDisabled: true } };
export const DisabledOff: Story = { args: { isDisabled: true, isOn: false } };
export const Help: Story = { args: { help: '禁用后新工单不能再选，已有记录不变' } };
export const LongText: Story = {
  args: { label: '夜间施工', onText: '允许在 22:00 至次日 6:00 之间封闭应急车道与外侧行车道施工', offText: '不允许' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkOff: Story = { args: { isOn: false }, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'State', onText: 'Enabled', offText: 'Disabled' }, globals: { locale: 'en' } };
