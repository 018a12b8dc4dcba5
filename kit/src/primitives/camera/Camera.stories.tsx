import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { dialogInSight } from '../../testing/stories/openDialog.ts';
import { Sample } from './examples/Sample.tsx';
import { closedCamera, fakeCamera } from './examples/fakeCamera.ts';

export default {
  title: 'Primitives/Camera',
  component: Sample,
  args: { camera: fakeCamera(), reader: { detect: () => Promise.resolve([]) }, onScan: fn() },
  parameters: {
    manual: {
      seed: ['forms §1', 'forms §3'],
      roles: ['dialog', 'button', 'status'],
      keys: [['Escape', 'closes, and the camera with it']],
      limits: ['The camera is open only while its picture is shown.', 'Codes are read where the browser reads them itself.'],
    },
  },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await dialogInSight();
};

export const Basic: Story = {};
/** A code is looked for until it is found. */
export const Scanning: Story = { play: opened };
export const Refused: Story = { args: { camera: closedCamera('NotAllowedError') }, play: opened };
export const Missing: Story = { args: { camera: closedCamera('NotFoundError') }, play: opened };
export const Busy: Story = { args: { camera: closedCamera('NotReadableError') }, play: opened };
export const Asking: Story = { args: { camera: { ...fakeCamera(), getUserMedia: () => new Promise(() => undefined) } }, play: opened };
export const Dark: Story = { args: { camera: fakeCamera({ cameras: 2 }) }, globals: { scheme: 'dark' }, play: opened };
