import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fileOf } from '../../engines/upload/testing/files.ts';
import { TalkPane } from './examples/TalkPane.tsx';
import { START_MS, photo, says, talkOf } from './examples/talk.ts';

export default {
  title: 'Widgets/ChatLog',
  component: TalkPane,
  parameters: {
    manual: {
      seed: ['shell §2.7', 'shell §4', 'shell §5', 'shell §9'],
      roles: ['region', 'log', 'article', 'textbox', 'button'],
      contract: 'chat-log',
      limits: [
        'Only messages in sight and four on either side are in the page, however long the conversation is.',
        'The log is no live region: what comes is said by the voice of the page, what comes within a second in one sentence.',
        'The owner gathers what comes per frame (`createBatches`) and keeps the text in the field, one per person.',
        'A message without an id is never taken for another one.',
        'Images on their way belong to the owner (`outlet.images`): they go on, and one that failed waits, whoever is on screen.',
        'A paste that holds a text is a text, also where a picture of it comes along.',
      ],
    },
  },
} satisfies Meta<typeof TalkPane>;

/** Chooses a picture as the file dialog would. */
async function choose(canvas: HTMLElement) {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, fileOf('缓冲车车位图.png', undefined, 'image/png'));
}

type Story = StoryObj<typeof TalkPane>;

export const Basic: Story = {
  args: { messages: [...talkOf(4), says('司机电话我发你短信。', { atMs: START_MS + 300_000 })], unreadCount: 1 },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: '给张三的消息' })).toHaveFocus(),
};
export const Kinds: Story = {
  args: {
    messages: [
      says('[smile] 收到，[laugh] 不是表情'),
      says(photo(), { atMs: START_MS + 60_000 }),
      says(photo('外部图片.png', null), { atMs: START_MS + 120_000 }),
      says({ kind: 'voice', name: 'lane3.mp3', address: null, lengthSeconds: 8 }, { atMs: START_MS + 180_000 }),
      says({ kind: 'other' }, { atMs: START_MS + 240_000 }),
      says(photo('我的图.jpg'), { isOwn: true, state: 'read', atMs: START_MS + 300_000 }),
    ],
  },
};
export const OnItsWay: Story = {
  args: {
    isConnected: false,
    partner: { name: '张三', detail: '车辆调度中心', isOnline: null },
    messages: [
      ...talkOf(2),
      says('这条在路上', { isOwn: true, state: 'sending', atMs: null }),
      says('这条没有发出去', { isOwn: true, state: 'failed', atMs: null }),
    ],
  },
};
export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: talkOf(12), older: { status: 'loading', onLoad: () => undefined } } };
export const Failing: Story = { args: { messages: talkOf(12), older: { status: 'failed', onLoad: () => undefined } } };
export const Refused: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '给张三的消息' });
    await userEvent.click(field);
    await userEvent.keyboard('   {Enter}');
    await expect(canvas.getByText('不能发送空消息')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Uploading: Story = {
  args: {
    sendImage: (_, { onProgress }) =>
      new Promise(() => {
        onProgress(45, 100);
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    const bar = await canvas.findByRole('progressbar', { name: '缓冲车车位图.png' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '45'));
    await expect(canvas.getByText('上传中 45%')).toBeVisible();
  },
};
export const UploadRefused: Story = {
  args: { sendImage: () => Promise.resolve({ kind: 'refused', message: '磁盘已满，图片没有保存' }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('磁盘已满，图片没有保存')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试 缓冲车车位图.png' })).toBeVisible();
  },
};
export const Many: Story = {
  args: { messages: talkOf(5000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article', { name: /5000/ })).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};
export const LongNames: Story = {
  args: {
    partner: {
      name: '欧阳明轩（养护工程部路面一处值班调度）',
      detail: '高速公路集团有限公司/养护工程部/路面一处/第三标段',
      isOnline: true,
    },
    messages: [
      says('https://console.example.com/systemData/dictionary?keyword=%E6%8A%A4%E6%A0%8F&page=1&sort=asc&aVeryLongWordWithoutAnyBreak', {
        senderName: '欧阳明轩',
      }),
      says('第一行\n第二行\n\n第四行', { isOwn: true, state: 'read' }),
    ],
  },
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = { args: Basic.args, globals: { locale: 'en' } };
export const Traditional: Story = { args: Basic.args, globals: { locale: 'zhtw' } };
