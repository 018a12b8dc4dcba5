import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { SwitchRow } from './index.ts';

export default {
  title: 'Primitives/SwitchRow',
  component: SwitchRow,
  args: { label: '标签页', isOn: true, onChange: fn() },
  render: ({ isOn, onChange, ...args }) => (
    <Stateful first={isOn} onChange={onChange}>
      {({ value, onChange: change }) => <SwitchRow {...args} isOn={value} onChange={change} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['shell §2.5'],
      roles: ['switch'],
      keys: [
        ['Tab', 'to the switch'],
        ['Space', 'turns it on or off'],
      ],
      limits: ['The change is at once: where something is saved first, Switch in a form says the state in words.'],
    },
  },
} satisfies Meta<typeof SwitchRow>;

type Story = StoryObj<typeof SwitchRow>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('标签页'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: '标签页' })).toBeChecked();
  },
};
export const Off: Story = { args: { isOn: false } };
export const Help: Story = { args: { label: '缓存页面', help: '切换标签时保留滚动与筛选', isOn: false } };
export const LongNames: Story = {
  args: {
    label: '夜间施工时允许在 22:00 至次日 6:00 之间封闭应急车道与外侧行车道',
    help: '只对已经批准的施工计划有效，其他计划仍须逐日申请',
  },
};
export const Dark: Story = { ...Help, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Page cache', help: 'Scrolling and filters stay when tabs change' },
  globals: { locale: 'en' },
};
