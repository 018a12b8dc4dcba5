import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dialogInSight } from '../../testing/stories/openDialog.ts';
import { STORED, Sample, checking, hanging, losing, refusing } from './examples/Sample.tsx';

const pdf = (name: string) => new File(['%PDF-1.7\n'.repeat(200)], name, { type: 'application/pdf' });

export default {
  title: 'Widgets/FileUpload',
  component: Sample,
  args: { initial: STORED, onDownload: fn(), onDownloadAll: fn(), onPreview: fn() },
  parameters: {
    manual: {
      seed: ['forms §1', 'forms §3', 'forms §4', 'forms §5', 'forms §9'],
      roles: ['group', 'button', 'list', 'listitem', 'progressbar'],
      keys: [
        ['Enter', 'on 点击上传 opens the choice of files; on a file it views, downloads, pauses, goes on, retries, cancels or removes'],
        ['Ctrl+V', 'uploads what was copied, while the keyboard is in the field'],
      ],
      limits: [
        'A choice that does not fit the limit as a whole is not taken at all.',
        'Type counts by extension and content together; what the browser says of it does not count.',
        'Sending in chunks is up to `send`, such as `createChunkSend`; `canPause` says that it can go on later.',
      ],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const choosing =
  (...files: File[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
    await userEvent.upload(input, files);
  };

export const Basic: Story = {};
export const Empty: Story = { args: { initial: [] } };
export const Required: Story = { args: { initial: [], isRequired: true, error: '请上传施工附件' } };
export const Uploading: Story = {
  args: { initial: [], send: hanging },
  play: async (context) => {
    await choosing(pdf('验收单.pdf'), pdf('交底记录.pdf'))(context);
    await expect(await context.canvas.findByRole('progressbar', { name: '验收单.pdf' })).toBeVisible();
  },
};
/** In chunks: what is in the file is found out first. */
export const Checking: Story = {
  args: { initial: [], send: checking, canPause: true },
  play: async (context) => {
    await choosing(pdf('验收单.pdf'))(context);
    await expect(await context.canvas.findByText('文件校验中')).toBeVisible();
  },
};
/** In chunks: one is paused, the other goes on. */
export const Paused: Story = {
  args: { send: hanging, canPause: true },
  play: async (context) => {
    await choosing(pdf('验收单.pdf'), pdf('交底记录.pdf'))(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: '暂停 验收单.pdf' }));
    await expect(await context.canvas.findByRole('button', { name: '继续 验收单.pdf' })).toHaveFocus();
  },
};
/** Names are asked for before anything is sent. */
export const Naming: Story = {
  args: { initial: [], asksNames: true },
  play: async (context) => {
    await choosing(pdf('IMG_2031.pdf'), pdf('IMG_2032.pdf'))(context);
    await dialogInSight();
  },
};
/** No answer: the file stays, to be sent again. */
export const Failing: Story = {
  args: { send: losing },
  play: async (context) => {
    await choosing(pdf('交底记录.pdf'))(context);
    await expect(await context.canvas.findByRole('button', { name: '重试 交底记录.pdf' })).toBeVisible();
  },
};
/** The server says no. */
export const Refused: Story = {
  args: { send: refusing },
  play: async (context) => {
    await choosing(pdf('交底记录.pdf'))(context);
    await expect(await context.canvas.findByText('服务器磁盘空间不足，请联系管理员')).toBeVisible();
  },
};
export const WrongType: Story = {
  play: async (context) => {
    await choosing(new File(['<html>'], '现场.png', { type: 'image/png' }))(context);
    await expect(await context.canvas.findByText(/请选择图片、pdf、word、excel类型的文件/)).toBeVisible();
  },
};
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const ReadOnlyEmpty: Story = { args: { use: 'readOnly', initial: [] } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const LongNames: Story = {
  args: {
    initial: [
      {
        name: '成雅高速公路K12+350至K48+900段混凝土护栏及波形梁护栏更换工程竣工验收资料汇总（含影像）.pdf',
        fileId: 'f9',
        url: '/a',
        fileSize: 31_457_280,
      },
      { name: '"><img src=x onerror=alert(1)>.png', fileId: 'f8', url: '/b', fileSize: 0 },
    ],
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
