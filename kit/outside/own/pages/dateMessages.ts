import type { CalendarMessages } from '@milepost/kit/headless/calendar';
import type { DateFieldMessages } from '@milepost/kit/headless/date-field';
import type { DateMessages } from '@milepost/kit/headless/date-parts';
import type { DateRangeMessages } from '@milepost/kit/headless/date-range-field';

const calendar: CalendarMessages = {
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

const partsMessages: DateMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  part: { year: '年', month: '月', day: '日', hour: '時', minute: '分', second: '秒' },
  place: { year: 'YYYY', month: 'MM', day: 'DD', hour: '--', minute: '--', second: '--' },
  empty: '未入力',
  limits: (first, last) => `${first}〜${last}`,
  refusal: (kind, { first, last, month, dayCount }) =>
    ({
      incomplete: '未入力の部分があります',
      year: '年は 4 桁です',
      month: '月は 1〜12 です',
      day: `${month}は ${dayCount} 日までです`,
      time: '時刻が正しくありません',
      beforeMin: `${first} 以降です`,
      afterMax: `${last} 以前です`,
      closed: '選択できない日です',
      order: '開始が終了より後です',
      unreadable: '読み取れません',
    })[kind],
  notPasted: (text, example) => `「${text}」は貼り付けできません。例：${example}`,
  officeClock: ({ office }) => `時刻は ${office}`,
};

const dateMessages: DateFieldMessages = {
  ...partsMessages,
  calendar,
  calendarOf: (label) => `カレンダー：${label}`,
  cleared: (label) => `${label}を消しました`,
  selected: (date) => `${date}を選びました`,
};

const ends = {
  between: '〜',
  oneMissing: '開始と終了を入力してください',
  turned: '開始は終了より後にできません',
  overClosed: (reason: string) => `選択できない日を含みます：${reason}`,
};

/** Sentences of two dates and their calendar. */
export const rangeMessages: DateRangeMessages = {
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
