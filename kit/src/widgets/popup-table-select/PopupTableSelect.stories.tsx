import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { stationConfig, stations } from '../../testing/feeds/stations.ts';
import { LATE } from '../../testing/stories/openDialog.ts';
import { stationStories } from '../../testing/stories/stationStories.ts';
import { PopupTableSelect } from './index.ts';
import type { PopupTableSelectConfig } from './index.ts';

const designed = (members: Partial<PopupTableSelectConfig> = {}) =>
  ({ kind: 'parsed', config: { ...stationConfig, filterable: true, ...members } }) as const;
const config = designed();
const many = designed({ multiple: true });
const unpaged = designed({ hasPage: false });

const states = stationStories({
  open: async ({ canvas }) => userEvent.click(await canvas.findByRole('combobox')),
  findRows: () => screen.findAllByRole('row', { name: /K10\+000/ }, LATE),
  findRetry: () => screen.findByRole('row', { name: /重试/ }, LATE),
});
const { openWithRows } = states;

export default {
  title: 'Widgets/PopupTableSelect',
  component: PopupTableSelect,
  args: { label: '就近收费站', config, feed: memoryFeed(stations), value: null, placeholder: '请选择收费站', onChange: fn() },
  render: (args) => (
    <Stateful first={args.value} onChange={args.onChange}>
      {(held) => <PopupTableSelect {...args} {...held} />}
    </Stateful>
  ),
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

export const Basic: Story = {};
export const Single: Story = { args: { value: 'A02' }, play: openWithRows };
export const Multiple: Story = { ...states.multiple, args: { ...states.multiple.args, config: many } };
export const WithoutFilter: Story = { args: { config: designed({ filterable: false, hasPage: false }), value: 'A03' }, play: openWithRows };
export const Disabled: Story = { args: { value: 'A02', use: 'disabled' } };
export const DisabledEmpty: Story = { args: { use: 'disabled' } };
export const ReadOnly: Story = { args: { value: 'A02', use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请选择就近收费站' } };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const FailingThenRetry: Story = states.failingThenRetry;
export const TenThousand: Story = { ...states.tenThousand, args: { ...states.tenThousand.args, config: unpaged } };
export const LongNames: Story = { ...states.longNames, args: { ...states.longNames.args, value: 'L1' } };
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
