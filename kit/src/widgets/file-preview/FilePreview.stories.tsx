import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FilePreview } from './index.ts';
import { dialogInSight } from '../../testing/stories/openDialog.ts';

const DRAWING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#dfe6ee"/><path d="M0 300H640M0 240H640" stroke="#5b6b7d" stroke-width="12"/></svg>',
)}`;

export default {
  title: 'Widgets/FilePreview',
  component: FilePreview,
  args: {
    name: '护栏损坏现场.png',
    lookedAt: { kind: 'image', address: DRAWING },
    onDownload: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: {
    manual: {
      seed: ['forms §2.11'],
      roles: ['dialog', 'toolbar', 'group', 'img', 'button'],
      keys: [
        ['+, -', 'zoom the image'],
        ['R, Shift+R', 'turn it to the right, to the left'],
        ['Arrows', 'move it'],
        ['0', 'shows all of it'],
      ],
      limits: ['An address is followed as it is handed in: judge it before.'],
    },
  },
} satisfies Meta<typeof FilePreview>;

type Story = StoryObj<typeof FilePreview>;

export const Basic: Story = {
  play: async () => {
    await dialogInSight();
    await userEvent.click(screen.getByRole('button', { name: /放大|Zoom in/ }));
    await expect(screen.getByText('125%')).toBeVisible();
  },
};
export const Loading: Story = { args: { lookedAt: { kind: 'loading' } }, play: dialogInSight };
export const Refused: Story = { args: { name: '验收单.pdf', lookedAt: { kind: 'refused' } }, play: dialogInSight };
export const NotShown: Story = {
  args: { name: '验收单.pdf', lookedAt: { kind: 'refused', reason: '该类型的文件暂不支持在线预览，请下载后查看' } },
  play: dialogInSight,
};
export const Failed: Story = {
  args: { name: '验收单.pdf', lookedAt: { kind: 'failed', reason: '预览服务没有应答' } },
  play: dialogInSight,
};
export const OwnWindow: Story = {
  args: { name: '验收单.pdf', lookedAt: { kind: 'window', href: 'about:blank', features: 'noopener,noreferrer' } },
  play: dialogInSight,
};
export const Traditional: Story = { globals: { locale: 'zhtw' }, play: dialogInSight };
export const English: Story = { globals: { locale: 'en' }, play: dialogInSight };
export const Dark: Story = { globals: { scheme: 'dark' }, play: dialogInSight };
