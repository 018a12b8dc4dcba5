import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { dialogInSight } from '../../testing/stories/openDialog.ts';
import { Sample } from './examples/Sample.tsx';
import { fakeCamera } from '../camera/examples/fakeCamera.ts';

export default {
  title: 'Primitives/PhotoDialog',
  component: Sample,
  args: { camera: fakeCamera(), onTaken: fn() },
  parameters: {
    manual: {
      seed: ['forms §1', 'forms §3'],
      roles: ['dialog', 'button', 'img', 'textbox', 'status'],
      keys: [
        ['Enter', 'on 拍摄 takes the photo; in the name uses it'],
        ['Escape', 'closes, and the camera with it'],
      ],
      limits: ['The camera is open only while its picture is shown.'],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await dialogInSight();
};

export const Basic: Story = {};
/** The camera shows what it sees. */
export const Open: Story = { play: opened };
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened };
