import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { manyStations, stationConfig, stationRelations, stations } from '../../testing/feeds/stations.ts';
import { stationStories, throughDialog } from '../../testing/stories/stationStories.ts';
import { DataInterfaceSelect } from './index.ts';
import type { DataInterfaceSelectConfig } from './index.ts';

const designed = (members: Partial<DataInterfaceSelectConfig> = {}) =>
  ({ kind: 'parsed', config: { ...stationConfig, relationOptions: stationRelations, ...members } }) as const;
const config = designed();
const unpaged = designed({ hasPage: false });

const states = stationStories(throughDialog);
const { openWithRows } = states;

export default {
  title: 'Widgets/DataInterfaceSelect',
  component: DataInterfaceSelect,
  args: { label: '途经收费站', config, feed: memoryFeed(stations), value: [], placeholder: '请选择收费站', onChange: fn() },
  render: (args) => (
    <Stateful first={args.value} onChange={args.onChange}>
      {(held) => <DataInterfaceSelect {...args} {...held} />}
    </Stateful>
  ),
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

export const Basic: Story = {};
export const Multiple: Story = states.multiple;
export const InDrawer: Story = {
  args: { config: designed({ popupType: 'drawer', popupWidthPx: 700 }), value: ['A03'] },
  play: openWithRows,
};
export const Disabled: Story = { args: { value: ['A02', 'A05'], use: 'disabled' } };
export const ReadOnly: Story = { args: { value: ['A02', 'A05'], use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请至少选择一个收费站' } };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const FailingThenRetry: Story = states.failingThenRetry;
export const TenThousand: Story = {
  ...states.tenThousand,
  args: { ...states.tenThousand.args, config: unpaged, value: manyStations.slice(0, 10_000).map((row) => String(row['id'])) },
};
export const LongNames: Story = { ...states.longNames, args: { ...states.longNames.args, value: ['L1', 'L2'] } };
export const Dark: Story = { ...Multiple, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Toll stations' }, globals: { locale: 'en' }, play: openWithRows };
