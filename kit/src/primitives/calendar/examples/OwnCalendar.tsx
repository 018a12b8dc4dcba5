import { cellProps, dayProps, one, useCalendar, useUnitCalendar, weekProps, weekdayProps } from '../headless.ts';
import type { CalendarMessages, CalendarOptions, UnitCalendarOptions, WeekView } from '../headless.ts';

export const messages: CalendarMessages = {
  year: '年',
  month: '月',
  monthBefore: '前の月',
  monthAfter: '次の月',
  yearBefore: '前の年',
  yearAfter: '次の年',
  yearsBefore: '前の 12 年',
  yearsAfter: '次の 12 年',
  today: '今日にする',
  thisMonth: '今月',
  thisYear: '今年',
  clear: '消す',
  span: (first, last) => `${first}から${last}`,
  isToday: '今日',
  isStart: '開始',
  isEnd: '終了',
  dayOff: (name) => `${name}（休）`,
  workingDay: (name) => `${name}（出勤）`,
  tooEarly: (min) => `選択不可：${min} より前`,
  tooLate: (max) => `選択不可：${max} より後`,
  closed: (reason) => `選択不可：${reason}`,
  comma: '、',
};

/** Rows of days, months or years; each has marks of its own, which the calendar must not take for its days. */
export const Weeks = ({ weeks }: { readonly weeks: readonly WeekView[] }) =>
  weeks.map(({ key, days }) => (
    <div key={key} {...weekProps()}>
      {days.map((view, at) => (
        <span key={view?.at ?? at} {...cellProps(view, { style: { display: 'inline-block', inlineSize: 40 } })}>
          {view && (
            <button {...dayProps(view, { className: 'own' })}>
              <b data-mp-day="1999-01-01" data-slot="number">
                {view.text}
              </b>
            </button>
          )}
        </span>
      ))}
    </div>
  ));

/** The days of a month, with what leads to others. */
export function Days(options: CalendarOptions) {
  const calendar = useCalendar(options);
  return (
    <>
      <button {...calendar.getBeforeProps()}>‹</button>
      <select {...calendar.getYearProps()}>
        {calendar.years.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <h3 {...calendar.getTitleProps()}>{calendar.title}</h3>
      <button {...calendar.getAfterProps()}>›</button>
      <div {...calendar.getGridProps()}>
        <div {...weekProps()}>
          {calendar.weekdays.map((view) => (
            <i key={view.long} {...weekdayProps(view)}>
              {view.short}
            </i>
          ))}
        </div>
        <Weeks weeks={calendar.weeks} />
      </div>
      <button {...calendar.getNowProps()}>今日</button>
      {calendar.clear && <button {...calendar.getClearProps()}>消す</button>}
    </>
  );
}

/** The months of a year, or twelve years. */
export function Units(options: UnitCalendarOptions) {
  const calendar = useUnitCalendar(options);
  return (
    <>
      <button {...calendar.getBeforeProps()}>‹</button>
      <h3 {...calendar.getTitleProps()}>{calendar.title}</h3>
      <button {...calendar.getAfterProps()}>›</button>
      <div {...calendar.getGridProps()}>
        <Weeks weeks={calendar.weeks} />
      </div>
      {calendar.clear && <button {...calendar.getClearProps()}>消す</button>}
    </>
  );
}

/** A calendar in markup of one's own, which keeps its day itself: divisions, in Japanese, without the styles and catalogues of the kit. */
export function OwnCalendar({ onPick }: { readonly onPick?: (day: string | null) => void }) {
  return (
    <section lang="ja">
      <Days
        initialChosen={one('2026-11-21')}
        min="2026-11-03"
        notes={[{ from: '2026-11-23', kind: 'holiday', name: '勤労感謝の日' }]}
        canClear
        onPick={onPick}
        messages={messages}
      />
    </section>
  );
}
