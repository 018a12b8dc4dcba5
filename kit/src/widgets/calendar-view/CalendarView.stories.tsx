import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { CalendarView } from './index.ts';
import type { CalendarItem, CalendarViewProps } from './index.ts';

const item = (id: string, title: string, start: string, end: string, more: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  title,
  start,
  end,
  isAllDay: false,
  ...more,
});

const ITEMS: readonly CalendarItem[] = [
  item('1', '运营周例会', '2026-11-23 09:00', '2026-11-23 10:30', { isRepeated: true, color: 'blue' }),
  item('2', '冬季除雪保畅部署会', '2026-11-24 09:30', '2026-11-24 11:00', { urgency: 'important' }),
  item('3', '隧道机电检修协调', '2026-11-24 10:00', '2026-11-24 12:00', { color: 'teal' }),
  item('4', '联合检查', '2026-11-24 14:00', '2026-11-24 15:00', { urgency: 'urgent', color: 'red' }),
  item('5', '赔补偿案件会审', '2026-11-24 16:00', '2026-11-24 17:00', { color: 'purple' }),
  item('6', '路产台账盘点', '2026-11-16 00:00', '2026-11-20 23:59', { isAllDay: true, color: 'green' }),
  item('7', '青溪河特大桥夜间巡查', '2026-11-25 22:00', '2026-11-26 02:00', { color: 'orange' }),
];

/** Keeps the view and the day, as a page does. */
function Calendar({ mode: first, day: begin, ...props }: CalendarViewProps) {
  const [mode, setMode] = useState(first);
  const [day, setDay] = useState(begin);
  return (
    <div style={{ blockSize: 640, display: 'flex' }}>
      <CalendarView {...props} mode={mode} onModeChange={setMode} day={day} onDayChange={setDay} />
    </div>
  );
}

export default {
  title: 'Widgets/CalendarView',
  component: CalendarView,
  args: {
    mode: 'month',
    onModeChange: fn(),
    day: '2026-11-24',
    onDayChange: fn(),
    today: '2026-11-23',
    items: ITEMS,
    state: { kind: 'ready' },
    onOpen: fn(),
    onCreate: fn(),
  },
  render: (args) => <Calendar {...args} />,
  parameters: {
    manual: {
      seed: ['admin §2'],
      roles: ['grid', 'row', 'gridcell', 'button'],
      keys: [
        ['Arrows', 'the day or hour beside; in the list what is planned'],
        ['Home, End', 'the ends of the week; of a day its first and last hour'],
        ['PageUp, PageDown', 'the month, week or day before and after; with Shift the year of a month'],
        ['Enter, Space', 'on a day or hour with something planned goes there, on an empty one adds something; opens what is planned'],
        ['Escape', 'from what is planned back to its day'],
        [
          'Alt+Arrows',
          'take what is planned, and may be moved, elsewhere: a day, in hours a quarter, in a month a week; with Shift its end',
        ],
        ['Enter, Escape', 'meanwhile: put it there, leave it as it was'],
      ],
      limits: [
        'A narrow page shows dots in a month, with the chosen day below, and a week as a list.',
        'A finger rests on what it drags; elsewhere it scrolls.',
      ],
    },
  },
} satisfies Meta<typeof CalendarView>;

type Story = StoryObj<typeof CalendarView>;

export const Basic: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('gridcell', { name: /11月24日/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ day: '2026-11-27', time: null, isAllDay: false });
  },
};
/** On its way to another time, by keys. */
export const Moving: Story = {
  args: { mode: 'week', items: ITEMS.map((one) => ({ ...one, isMovable: true })), onMove: fn(async () => true) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /冬季除雪保畅部署会/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(await canvas.findByRole('application', { name: /冬季除雪保畅部署会/ })).toHaveFocus();
  },
};
export const Week: Story = { args: { mode: 'week' } };
export const Day: Story = { args: { mode: 'day' } };
export const List: Story = { args: { mode: 'list' } };
export const Empty: Story = { args: { mode: 'list', items: [] } };
export const Loading: Story = { args: { items: [], state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { items: [], state: { kind: 'failed', title: '日程未能载入', messageText: '服务器没有应答。', retry: fn() } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
export const English: Story = { globals: { locale: 'en' }, args: { mode: 'week' } };
