import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pngBytes } from '../../engines/upload/testing/files.ts';
import { PICTURES, Sample, hanging, losing } from './examples/Sample.tsx';

export default {
  title: 'Widgets/ImageUpload',
  component: Sample,
  args: { initial: PICTURES, onPreview: fn() },
  parameters: {
    manual: {
      seed: ['forms §1', 'forms §3', 'forms §5', 'forms §9'],
      roles: ['group', 'list', 'listitem', 'img', 'button', 'progressbar'],
      keys: [['Enter', 'on 上传 opens the choice of images; on an image it views, retries, cancels or removes']],
      limits: ['png, jpg, jpeg, bmp and gif, by extension and content; no more than 50 million points.'],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const choosing =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no file input.');
    await userEvent.upload(input, [new File([pngBytes(40, 30)], name, { type: 'image/png' })]);
  };

export const Basic: Story = {};
export const Empty: Story = { args: { initial: [] } };
export const Uploading: Story = {
  args: { send: hanging },
  play: async (context) => {
    await choosing('标线磨损.png')(context);
    await expect(await context.canvas.findByRole('progressbar', { name: '标线磨损.png' })).toBeVisible();
  },
};
export const Failing: Story = {
  args: { send: losing },
  play: async (context) => {
    await choosing('标线磨损.png')(context);
    await expect(await context.canvas.findByRole('button', { name: '重试 标线磨损.png' })).toBeVisible();
  },
};
/** The address of one leads nowhere. */
export const Broken: Story = { args: { initial: [{ name: '已丢失.png', fileId: 'p9', url: 'data:image/png;base64,AAAA' }] } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Disabled: Story = { args: { use: 'disabled' } };
export const LongNames: Story = {
  args: {
    initial: PICTURES.map((picture) => ({ ...picture, name: `成雅高速公路K12+350至K48+900段混凝土护栏更换前后对比照片-${picture.name}` })),
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
