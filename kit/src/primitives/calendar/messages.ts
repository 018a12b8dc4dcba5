import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CalendarMessages } from './types.ts';

/** Sentences and names of a calendar from a catalogue. */
export const calendarMessages = (i18n: I18n): CalendarMessages => ({
  year: i18n._(msg({ message: 'Year', context: 'part of a date' })),
  month: i18n._(msg({ message: 'Month', context: 'part of a date' })),
  monthBefore: i18n._(msg`Month before`),
  monthAfter: i18n._(msg`Month after`),
  yearBefore: i18n._(msg`Year before`),
  yearAfter: i18n._(msg`Year after`),
  yearsBefore: i18n._(msg`Years before`),
  yearsAfter: i18n._(msg`Years after`),
  today: i18n._(msg({ message: 'Today', context: 'choose the day' })),
  thisMonth: i18n._(msg({ message: 'This month', context: 'choose the month' })),
  thisYear: i18n._(msg({ message: 'This year', context: 'choose the year' })),
  clear: i18n._(msg({ message: 'Clear', context: 'a date' })),
  span: (first, last) => i18n._(msg({ message: `${first} to ${last}`, context: 'two dates' })),
  isToday: i18n._(msg({ message: 'today', context: 'behind a date' })),
  isStart: i18n._(msg({ message: 'start', context: 'of a range' })),
  isEnd: i18n._(msg({ message: 'end', context: 'of a range' })),
  dayOff: (name) => i18n._(msg`${{ name }}, day off`),
  workingDay: (name) => i18n._(msg`${{ name }}, working day`),
  tooEarly: (day) => i18n._(msg`cannot be chosen, it is before ${{ day }}`),
  tooLate: (day) => i18n._(msg`cannot be chosen, it is after ${{ day }}`),
  closed: (reason) => i18n._(msg`cannot be chosen, ${{ reason }}`),
  comma: i18n._(msg({ message: ', ', context: 'in the name of a day' })),
});
