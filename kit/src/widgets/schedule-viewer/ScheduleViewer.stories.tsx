import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ScheduleViewer } from './index.ts';
import { dialogInSight } from '../../testing/stories/openDialog.ts';

export default {
  title: 'Widgets/ScheduleViewer',
  component: ScheduleViewer,
  args: {
    schedule: {
      kind: 'meeting',
      urgency: 'urgent',
      title: '冬季除雪保畅部署会',
      content: '落实除雪机具与融雪剂储备',
      start: '2026-12-01 09:30',
      end: '2026-12-01 11:00',
      creator: '林志远',
      participants: '何俊杰、唐诗雅',
    },
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: { manual: { seed: ['forms §2.12'], roles: ['dialog', 'button'], keys: [['Escape', 'closes it']], limits: [] } },
} satisfies Meta<typeof ScheduleViewer>;

type Story = StoryObj<typeof ScheduleViewer>;

export const Basic: Story = {
  play: async (context) => {
    await dialogInSight();
    await userEvent.click(screen.getByRole('button', { name: /删除|刪除|Delete/ }));
    await expect(context.args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { schedule: null }, play: dialogInSight };
export const Traditional: Story = { globals: { locale: 'zhtw' }, play: dialogInSight };
export const English: Story = { globals: { locale: 'en' }, play: dialogInSight };
