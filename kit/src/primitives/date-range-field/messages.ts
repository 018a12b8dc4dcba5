import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dateFieldMessages } from '../date-field/messages.ts';
import { dateMessages } from '../date-parts/messages.ts';
import type { DateRangeMessages, EndsMessages, TimeRangeMessages } from './types.ts';

const endsMessages = (i18n: I18n): Omit<EndsMessages, keyof ReturnType<typeof dateMessages> | 'startName' | 'endName'> => ({
  between: i18n._(msg({ message: 'to', context: 'between two dates' })),
  oneMissing: i18n._(msg`Fill in the start and the end`),
  turned: i18n._(msg`The start cannot be later than the end`),
  overClosed: (reason) => i18n._(msg`The range goes over days that cannot be chosen: ${{ reason }}`),
});

/** Sentences and names of a range of dates from a catalogue. */
export const dateRangeMessages = (i18n: I18n): DateRangeMessages => ({
  ...dateFieldMessages(i18n),
  ...endsMessages(i18n),
  startName: i18n._(msg`Start date`),
  endName: i18n._(msg`End date`),
  begun: (day) => i18n._(msg`Start ${{ day }}; choose the end`),
  dropped: i18n._(msg`Choice dropped`),
  shortcut: {
    today: i18n._(msg({ message: 'Today', context: 'choose the day' })),
    yesterday: i18n._(msg({ message: 'Yesterday', context: 'choose the days' })),
    thisWeek: i18n._(msg({ message: 'This week', context: 'choose the days' })),
    lastWeek: i18n._(msg({ message: 'Last week', context: 'choose the days' })),
    thisMonth: i18n._(msg({ message: 'This month', context: 'choose the month' })),
    lastMonth: i18n._(msg({ message: 'Last month', context: 'choose the days' })),
    thisQuarter: i18n._(msg({ message: 'This quarter', context: 'choose the days' })),
    thisYear: i18n._(msg({ message: 'This year', context: 'choose the year' })),
    lastYear: i18n._(msg({ message: 'Last year', context: 'choose the days' })),
    last7Days: i18n._(msg({ message: 'Last 7 days', context: 'choose the days' })),
    last30Days: i18n._(msg({ message: 'Last 30 days', context: 'choose the days' })),
  },
});

/** Sentences and names of a range of times from a catalogue. */
export const timeRangeMessages = (i18n: I18n): TimeRangeMessages => ({
  ...dateMessages(i18n),
  ...endsMessages(i18n),
  startName: i18n._(msg`Start time`),
  endName: i18n._(msg`End time`),
  endNextDayName: i18n._(msg`End time, next day`),
  betweenNextDay: i18n._(msg({ message: 'to next day', context: 'between two times' })),
  nextDay: i18n._(msg`Ends on the next day`),
});
