import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings2 } from 'lucide';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { StationField } from './examples/StationField.tsx';
import { longStations, manyStations, stations } from './examples/stations.ts';
import { Popover } from './index.ts';

function KilometreFilter({ close }: { close: () => void }) {
  const [from, setFrom] = useState('K36+120');
  return (
    <>
      <TextField label="起点桩号" value={from} onChange={setFrom} help="例如 K36+120" />
      <p>
        <Button variant="primary" onPress={close}>
          应用
        </Button>
      </p>
    </>
  );
}

export default {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    label: '按桩号筛选',
    trigger: { text: '桩号', icon: Settings2 },
    children: (close: () => void) => <KilometreFilter close={close} />,
  },
  parameters: {
    manual: {
      seed: ['forms §2.6'],
      roles: ['dialog', 'button'],
      keys: [
        ['Enter, Space', 'on the button: opens, and the focus goes to the first field; again: closes'],
        ['Tab', 'from the last stop: closes and goes to what follows the button'],
        ['Shift+Tab', 'from the first stop: back to the button'],
        ['Escape', 'closes and goes back to the button'],
      ],
      limits: [
        'The page behind stays usable and is not hidden from screen readers.',
        'AnchoredPanel leaves keys and roles to the field it hangs on.',
      ],
    },
  },
} satisfies Meta<typeof Popover>;

type Story = StoryObj<typeof Popover>;

const openIt = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Basic: Story = {
  play: async (context) => {
    await openIt(context);
    await expect(screen.getByRole('textbox', { name: '起点桩号' })).toHaveFocus();
  },
};
export const IconOnly: Story = { args: { trigger: { icon: Settings2 } }, play: openIt };
export const TextOnly: Story = {
  args: {
    label: '什么是桩号',
    trigger: { text: '说明', variant: 'text' },
    children: '桩号从路线起点算起，K36+120 表示 36 公里又 120 米。',
  },
  play: openIt,
};
export const Disabled: Story = { args: { trigger: { text: '桩号', isDisabled: true } } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, at) => <p key={at}>{`K${at}+500 路面坑槽，等待派单`}</p>), widthPx: 260 },
  play: openIt,
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'What is a stake number?',
    trigger: { text: 'Help', variant: 'text' },
    children: 'Kilometres from the start of the route.',
  },
  globals: { locale: 'en' },
  play: openIt,
};

const openList = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  await userEvent.click(canvas.getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};
export const UnderAField: Story = { render: () => <StationField stations={stations} />, play: openList };
export const UnderAFieldWithAction: Story = { render: () => <StationField stations={stations} action="新建收费站" />, play: openList };
export const Many: Story = { render: () => <StationField stations={manyStations} maxHeightPx={240} />, play: openList };
export const LongNames: Story = { render: () => <StationField stations={longStations} />, play: openList };
export const AsASheet: Story = { render: () => <StationField stations={stations} narrow="sheet" />, play: openList };
