import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { manyStations, station, stationConfig, stations } from '../../testing/feeds/stations.ts';
import { DataInterfaceSelect } from './index.ts';
import type { DataInterfaceSelectConfig, DataInterfaceSelectProps } from './index.ts';

const designed = (members: Partial<DataInterfaceSelectConfig> = {}) =>
  ({
    kind: 'parsed',
    config: {
      ...stationConfig,
      relationOptions: [
        { kind: 'column', field: 'F_Station', column: 'fullName' },
        { kind: 'constant', field: 'F_Kind', value: 'toll' },
      ],
      ...members,
    },
  }) as const;
const config = designed();
const unpaged = designed({ hasPage: false });

function Sample(props: DataInterfaceSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DataInterfaceSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

/** A dialog is fetched when it is first wanted. */
const LATE = { timeout: 10_000 };

export default {
  title: 'Widgets/DataInterfaceSelect',
  component: DataInterfaceSelect,
  args: { label: '途经收费站', config, feed: memoryFeed(stations), value: [], placeholder: '请选择收费站', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.6', 'forms §4'],
      roles: ['combobox', 'dialog', 'searchbox', 'grid', 'navigation'],
      keys: [
        ['Enter, Space, ArrowDown', 'on the field: opens the dialog or drawer'],
        ['ArrowUp, ArrowDown', 'in the table: previous and next row'],
        ['Space', 'in the table: chooses the row, or lets it go'],
        ['Ctrl+A', 'in the table: chooses every row of the page'],
        ['Escape', 'empties the keyword, else closes; the choice is as before'],
      ],
      limits: ['Only the rows of the page are chosen by the checkbox above them.'],
    },
  },
} satisfies Meta<typeof DataInterfaceSelect>;

type Story = StoryObj<typeof DataInterfaceSelect>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
  const dialog = await screen.findByRole('dialog', {}, LATE);
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
};
const openWithRows: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await screen.findAllByText('云阳收费站', {}, LATE);
};

export const Basic: Story = {};
export const Multiple: Story = { args: { value: ['A02', 'A05', 'A30'] }, play: openWithRows };
export const InDrawer: Story = {
  args: { config: designed({ popupType: 'drawer', popupWidthPx: 700 }), value: ['A03'] },
  play: openWithRows,
};
export const Disabled: Story = { args: { value: ['A02', 'A05'], use: 'disabled' } };
export const ReadOnly: Story = { args: { value: ['A02', 'A05'], use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请至少选择一个收费站' } };
export const Loading: Story = { args: { feed: memoryFeed(stations, { isSilent: true }) }, play: open };
export const Empty: Story = {
  args: { feed: memoryFeed([]) },
  play: async (context) => {
    await open(context);
    await screen.findByText('还没有数据', {}, LATE);
  },
};
export const FailingThenRetry: Story = {
  render: (args) => <Sample {...args} feed={memoryFeed(stations, { failures: { list: 1, lookup: 0 } })} />,
  play: async (context) => {
    await open(context);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }, LATE));
    await screen.findAllByText('云阳收费站', {}, LATE);
  },
};
export const TenThousand: Story = {
  args: { config: unpaged, feed: memoryFeed(manyStations), value: manyStations.slice(0, 10_000).map((row) => String(row['id'])) },
  play: openWithRows,
};
export const LongNames: Story = {
  args: {
    value: ['L1', 'L2'],
    feed: memoryFeed([
      { ...station(0), id: 'L1', fullName: '云阳至青溪段跨线桥与长下坡路段主线收费站（含超限检测与应急指挥中心）' },
      { ...station(1), id: 'L2', fullName: 'guardrail.wbeam.three-beam-galvanised-2026-emergency-command-centre' },
      station(0),
    ]),
  },
  play: openWithRows,
};
export const Dark: Story = { ...Multiple, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Toll stations' }, globals: { locale: 'en' }, play: openWithRows };
