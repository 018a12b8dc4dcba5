import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { manyStations, station, stationConfig, stations } from '../../testing/feeds/stations.ts';
import { PopupTableSelect } from './index.ts';
import type { PopupTableSelectConfig, PopupTableSelectProps } from './index.ts';

const designed = (members: Partial<PopupTableSelectConfig> = {}) =>
  ({ kind: 'parsed', config: { ...stationConfig, filterable: true, ...members } }) as const;
const config = designed();
const many = designed({ multiple: true });
const unpaged = designed({ hasPage: false });

function Sample(props: PopupTableSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PopupTableSelect
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
  title: 'Widgets/PopupTableSelect',
  component: PopupTableSelect,
  args: { label: '就近收费站', config, feed: memoryFeed(stations), value: null, placeholder: '请选择收费站', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.6', 'forms §4', 'forms §9'],
      roles: ['combobox', 'grid', 'row', 'gridcell', 'dialog'],
      contract: 'popup-table',
      limits: [
        'The popover has room for six columns; a record has all of them for the fields that follow it.',
        'Without pages 10,000 rows are asked for; what lies beyond is found by its keyword only.',
      ],
    },
  },
} satisfies Meta<typeof PopupTableSelect>;

type Story = StoryObj<typeof PopupTableSelect>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
};
const openWithRows: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await screen.findByRole('row', { name: /K10\+000/ }, LATE);
};

export const Basic: Story = {};
export const Single: Story = { args: { value: 'A02' }, play: openWithRows };
export const Multiple: Story = {
  args: { config: many, value: ['A02', 'A05', 'A30'] },
  play: async (context) => {
    await openWithRows(context);
    await expect(await screen.findByText('已选 3 项')).toBeVisible();
  },
};
export const WithoutFilter: Story = { args: { config: designed({ filterable: false, hasPage: false }), value: 'A03' }, play: openWithRows };
export const Disabled: Story = { args: { value: 'A02', use: 'disabled' } };
export const DisabledEmpty: Story = { args: { use: 'disabled' } };
export const ReadOnly: Story = { args: { value: 'A02', use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请选择就近收费站' } };
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
    await userEvent.click(await screen.findByRole('row', { name: /重试/ }, LATE));
    await screen.findByRole('row', { name: /K10\+000/ }, LATE);
  },
};
export const TenThousand: Story = { args: { config: unpaged, feed: memoryFeed(manyStations) }, play: openWithRows };
export const LongNames: Story = {
  args: {
    value: 'L1',
    feed: memoryFeed([
      { ...station(3), id: 'L1', fullName: '云阳至青溪段跨线桥与长下坡路段主线收费站（含超限检测与应急指挥中心）' },
      { ...station(1), id: 'L2', fullName: 'guardrail.wbeam.three-beam-galvanised-2026-emergency-command-centre' },
      station(0),
    ]),
  },
  play: openWithRows,
};
export const BadConfig: Story = {
  args: { config: { kind: 'refused', problems: [{ path: 'columnOptions', reason: { kind: 'tooMany', max: 100 } }] }, value: 'A02' },
};
export const Dark: Story = { ...Single, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Toll station', placeholder: 'Choose a station' },
  globals: { locale: 'en' },
  play: openWithRows,
};
export const Taiwan: Story = { args: { label: '就近收費站', value: 'gone' }, globals: { locale: 'zhtw' } };
