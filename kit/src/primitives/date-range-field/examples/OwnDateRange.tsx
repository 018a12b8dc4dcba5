import { Layer } from '../../../engines/layer-stack/index.ts';
import { Days, Units } from '../../calendar/examples/OwnCalendar.tsx';
import { Parts, messages as dateMessages, partsMessages } from '../../date-field/examples/OwnDateField.tsx';
import { usePopoverPanel } from '../../popover/headless.ts';
import { shortcutProps, useDateRange, useTimeRange } from '../headless.ts';
import type { DateRangeMessages, DateRangeOptions, TimeRangeMessages } from '../headless.ts';

const ends = {
  between: '〜',
  oneMissing: '開始と終了を入力してください',
  turned: '開始は終了より後にできません',
  overClosed: (reason: string) => `選択できない日を含みます：${reason}`,
};
const messages: DateRangeMessages = {
  ...dateMessages,
  ...ends,
  startName: '開始日',
  endName: '終了日',
  begun: (day) => `開始 ${day}、終了を選んでください`,
  dropped: '選択をやめました',
  shortcut: {
    today: '今日',
    yesterday: '昨日',
    thisWeek: '今週',
    lastWeek: '先週',
    thisMonth: '今月',
    lastMonth: '先月',
    thisQuarter: '今四半期',
    thisYear: '今年',
    lastYear: '昨年',
    last7Days: '7 日間',
    last30Days: '30 日間',
  },
};
const timeMessages: TimeRangeMessages = {
  ...partsMessages,
  ...ends,
  startName: '開始時刻',
  endName: '終了時刻',
  endNextDayName: '終了時刻（翌日）',
  betweenNextDay: '〜翌日',
  nextDay: '翌日に終わります',
};

type Range = ReturnType<typeof useDateRange>;

/** Both ends of a range, with what stands between them. */
const Ends = ({ of: range }: { readonly of: Pick<Range, 'start' | 'end' | 'between'> }) =>
  [range.start, range.end].map((end) => (
    <span key={end.key} {...end.getEndProps()}>
      {end.key === 'end' && range.between}
      <i {...end.getNameProps()} />
      <Parts of={end} />
    </span>
  ));

function Panel({ of: range }: { readonly of: Range }) {
  const { layer, getPanelProps, getContentProps } = usePopoverPanel(range.panel);
  return (
    <Layer of={layer}>
      <div {...getPanelProps({ style: { background: 'Canvas' } })}>
        <div {...getContentProps()}>
          {range.shortcuts.map((view) => (
            <button key={view.key} {...shortcutProps(view)}>
              {view.text}
            </button>
          ))}
          {range.unitCalendar ? <Units {...range.unitCalendar} /> : <Days {...range.calendar} />}
          {range.clear && <button {...range.getClearProps()}>{range.clear.label}</button>}
        </div>
      </div>
    </Layer>
  );
}

/** Two dates in markup of one's own, which keeps them itself: their parts, spans by name and the calendar, in Japanese. */
export function OwnDateRange(options: Partial<DateRangeOptions>) {
  const range = useDateRange({ label: '期間', initialValue: ['2026-05-04', '2026-05-08'], ...options, messages });
  return (
    <div {...range.getFieldProps({ lang: 'ja' })}>
      <b {...range.getNameProps()}>期間</b>
      <div {...range.getGroupProps()}>
        <Ends of={range} />
        <button {...range.getOpenerProps()}>▾</button>
      </div>
      {range.message && <em {...range.getMessageProps()}>{range.message}</em>}
      {range.isOpen && <Panel of={range} />}
    </div>
  );
}

/** Two times in markup of one's own. */
export function OwnTimeRange() {
  const range = useTimeRange({ label: '勤務', initialValue: ['22:00', '23:30'], messages: timeMessages });
  return (
    <div {...range.getFieldProps()}>
      <b {...range.getNameProps()}>勤務</b>
      <div {...range.getGroupProps()}>
        <Ends of={range} />
      </div>
    </div>
  );
}
