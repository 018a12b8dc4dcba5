import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { cutWords } from './examples/cutWords.css.ts';
import { Tooltip } from './index.ts';

export default {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: '从服务器重新取一次，筛选条件不变', children: <Button>刷新</Button> },
  parameters: {
    manual: {
      seed: ['forms §3'],
      roles: ['tooltip'],
      keys: [
        ['Tab', 'shows it at once'],
        ['Escape', 'takes it away, and nothing else'],
      ],
      limits: ['Nothing shows on a touch screen: what one must know is not in a tooltip.', 'Words only, no links and no buttons.'],
    },
  },
} satisfies Meta<typeof Tooltip>;

type Story = StoryObj<typeof Tooltip>;

const showIt = async () => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Basic: Story = { play: showIt };
export const OnAnIcon: Story = {
  args: { children: <IconButton icon={RefreshCw} label="刷新" />, placement: 'bottom start' },
  play: showIt,
};
export const CutWords: Story = {
  args: {
    text: '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目',
    when: 'cut',
    children: <span className={cutWords}>云阳至青溪路段机电设备与交通安全设施损坏赔偿项目</span>,
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText(/云阳至青溪/));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3000 });
  },
};
export const LongNames: Story = {
  args: { text: '单价按合同附件二填写，不含税；超过预算一成的要先由监理签字，再由业主代表批准，批准前不能提交审批。' },
  play: showIt,
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { text: 'Ask the server again', children: <Button>Refresh</Button> },
  globals: { locale: 'en' },
  play: showIt,
};
