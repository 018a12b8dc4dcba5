import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { memoryFeed } from '../../testing/feeds/dataFeed.ts';
import { stationConfig, stations } from '../../testing/feeds/stations.ts';
import { LATE } from '../../testing/stories/openDialog.ts';
import { stationStories, throughDialog } from '../../testing/stories/stationStories.ts';
import { PopupSelect } from './index.ts';
import type { PopupSelectConfig } from './index.ts';

const designed = (members: Partial<PopupSelectConfig> = {}) => ({ kind: 'parsed', config: { ...stationConfig, ...members } }) as const;
const config = designed();
const many = designed({ multiple: true });
const unpaged = designed({ hasPage: false });

const states = stationStories(throughDialog);
const { openWithRows } = states;

export default {
  title: 'Widgets/PopupSelect',
  component: PopupSelect,
  args: { label: '就近收费站', config, feed: memoryFeed(stations), value: null, placeholder: '请选择收费站', onChange: fn() },
  render: (args) => (
    <Stateful first={args.value} onChange={args.onChange}>
      {(held) => <PopupSelect {...args} {...held} />}
    </Stateful>
  ),
  parameters: {
    manual: {
      seed: ['forms §2.6', 'forms §4'],
      roles: ['combobox', 'dialog', 'searchbox', 'grid', 'navigation'],
      keys: [
        ['Enter, Space, ArrowDown', 'on the field: opens the dialog or drawer'],
        ['Enter', 'in the keyword: searches'],
        ['ArrowUp, ArrowDown', 'in the table: previous and next row'],
        ['Space', 'in the table: chooses the row'],
        ['Escape', 'empties the keyword, else closes; the choice is as before'],
      ],
      limits: [
        'Without pages 10,000 rows are asked for; what lies beyond is found by its keyword only.',
        'A width that was designed is brought to 600, 700, 800 or 1000 px.',
      ],
    },
  },
} satisfies Meta<typeof PopupSelect>;

type Story = StoryObj<typeof PopupSelect>;

export const Basic: Story = {};
export const Single: Story = { args: { value: 'A02' }, play: openWithRows };
export const Multiple: Story = { ...states.multiple, args: { ...states.multiple.args, config: many } };
export const InDrawer: Story = {
  args: { config: designed({ popupType: 'drawer', popupWidthPx: 600 }), value: 'A03' },
  play: openWithRows,
};
export const Disabled: Story = {
  args: { value: 'A02', use: 'disabled' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看 就近收费站 青溪收费站' }));
    const stake = await screen.findByText('K13+170', {}, LATE);
    await waitFor(() => expect(stake).toBeVisible());
  },
};
export const DisabledEmpty: Story = { args: { use: 'disabled' } };
export const ReadOnly: Story = { args: { value: 'A02', use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请选择就近收费站' } };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoMatch: Story = {
  play: async (context) => {
    await openWithRows(context);
    await userEvent.type(screen.getByRole('searchbox'), '服务区{Enter}');
    await screen.findByText('没有匹配“服务区”的数据', {}, LATE);
  },
};
export const FailingThenRetry: Story = states.failingThenRetry;
export const UnknownValue: Story = { args: { value: 'gone', help: '原来的收费站已被删除，请另选一个' } };
export const BadConfig: Story = {
  args: {
    config: {
      kind: 'refused',
      problems: [
        { path: 'interfaceId', reason: { kind: 'missing' } },
        { path: 'columnOptions', reason: { kind: 'badJson', line: 1, column: 11 } },
        { path: 'popupType', reason: { kind: 'notOneOf', choices: ['dialog', 'drawer'] } },
      ],
    },
    value: 'A02',
  },
};
export const TenThousand: Story = { ...states.tenThousand, args: { ...states.tenThousand.args, config: unpaged } };
export const LongNames: Story = { ...states.longNames, args: { ...states.longNames.args, value: 'L1' } };
export const Dark: Story = { ...Single, globals: { scheme: 'dark' } };
export const English: Story = {
  args: { label: 'Toll station', placeholder: 'Choose a station' },
  globals: { locale: 'en' },
  play: openWithRows,
};
export const Taiwan: Story = { args: { label: '就近收費站', value: 'gone' }, globals: { locale: 'zhtw' } };
