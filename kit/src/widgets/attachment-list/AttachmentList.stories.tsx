import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AttachmentList } from './index.ts';

const files = [
  { fileId: 'f1', name: '护栏验收单.pdf', url: '/api/file/Image/annex/f1.pdf', fileSize: 1_572_864 },
  { fileId: 'f2', name: 'K12+350 现场.png', url: '/api/file/Image/annex/f2.png', fileSize: 348_160 },
  { fileId: 'f3', name: '工程量清单.xlsx', url: '/api/file/Image/annex/f3.xlsx', fileSize: 1023 },
  { fileId: 'f4', name: '巡查录像.mp4', url: '/api/file/Image/annex/f4.mp4', fileSize: 1_073_741_824 },
];

export default {
  title: 'Widgets/AttachmentList',
  component: AttachmentList,
  args: { files, onDownload: fn(), onDownloadAll: fn(), onPreview: fn() },
  parameters: {
    manual: {
      seed: ['shell §2.6', 'shell §9', 'forms §5', 'forms §7'],
      roles: ['list', 'listitem', 'button'],
      keys: [['Enter', 'presses the button that has the keyboard: view, download, download all']],
      limits: ['It fetches nothing itself: an address is followed by who gives the files, after judging it.'],
    },
  },
} satisfies Meta<typeof AttachmentList>;

type Story = StoryObj<typeof AttachmentList>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 护栏验收单.pdf' }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[0]);
  },
};
/** Nothing to look at with, and every file alone. */
export const OnlyDownload: Story = { args: { onDownloadAll: undefined, onPreview: undefined } };
export const Empty: Story = {
  args: { files: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部下载' }));
    await expect(canvas.getByText('未发现文件')).toBeVisible();
  },
};
/** A download that takes its time. */
export const Fetching: Story = {
  args: { onDownload: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '下载 工程量清单.xlsx' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongNames: Story = {
  args: {
    files: [
      {
        name: '成雅高速公路K12+350至K48+900段混凝土护栏及波形梁护栏更换工程竣工验收资料汇总（含影像）.pdf',
        url: '/a',
        fileSize: 31_457_280,
      },
      { name: `${'附件'.repeat(60)}.docx`, url: '/b' },
      { name: '"><img src=x onerror=alert(1)>.png', url: '/c', fileSize: 0 },
    ],
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
