import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import { officeClockMessage } from '../office-clock/messages.ts';
import { isTime } from './dateParts.ts';
import type { DateMessages } from './messageTypes.ts';

/** Sentences about parts that are no date, or none that may be chosen. */
const dateRefusal =
  (i18n: I18n): DateMessages['refusal'] =>
  (kind, { shape, first, last, month, dayCount, reason, value }) => {
    const isClock = isTime(shape);
    switch (kind) {
      case 'incomplete':
        return isClock
          ? i18n._(msg`The time is not complete; fill in the parts that are missing`)
          : i18n._(msg`The date is not complete; fill in the parts that are missing`);
      case 'year':
        return i18n._(msg`Enter the year with four digits, such as ${{ year: '2026' }}`);
      case 'month':
        return i18n._(msg`Enter a month from 1 to 12`);
      case 'day':
        return i18n._(msg`${{ month }} has ${{ count: dayCount }} days; enter one of them`);
      case 'time':
        return shape === 'second' || shape === 'time:second'
          ? i18n._(msg`Enter a time from ${{ first: '00:00:00' }} to ${{ last: '23:59:59' }}`)
          : i18n._(msg`Enter a time from 00:00 to 23:59`);
      case 'beforeMin':
        return isClock
          ? i18n._(msg({ message: `Enter ${first} or later`, context: 'a time' }))
          : i18n._(msg({ message: `Enter ${first} or later`, context: 'a date' }));
      case 'afterMax':
        return isClock
          ? i18n._(msg({ message: `Enter ${last} or earlier`, context: 'a time' }))
          : i18n._(msg({ message: `Enter ${last} or earlier`, context: 'a date' }));
      case 'closed':
        return i18n._(msg`This day cannot be chosen: ${{ reason }}`);
      case 'order':
        return isClock
          ? i18n._(msg`The start time cannot be later than the end time`)
          : i18n._(msg`The start cannot be later than the end`);
      case 'unreadable':
        return isClock
          ? i18n._(msg`“${{ value }}” cannot be read as a time; it is kept until you enter one`)
          : i18n._(msg`“${{ value }}” cannot be read as a date; it is kept until you enter one`);
    }
  };

/** Sentences and names of a date in parts from a catalogue. */
export const dateMessages = (i18n: I18n): DateMessages => ({
  ...fieldMessages(i18n),
  part: {
    year: i18n._(msg({ message: 'Year', context: 'part of a date' })),
    month: i18n._(msg({ message: 'Month', context: 'part of a date' })),
    day: i18n._(msg({ message: 'Day', context: 'part of a date' })),
    hour: i18n._(msg({ message: 'Hour', context: 'part of a date' })),
    minute: i18n._(msg({ message: 'Minute', context: 'part of a date' })),
    second: i18n._(msg({ message: 'Second', context: 'part of a date' })),
  },
  place: {
    year: i18n._(msg({ message: 'yyyy', context: 'place of a year' })),
    month: i18n._(msg({ message: 'mm', context: 'place of a month' })),
    day: i18n._(msg({ message: 'dd', context: 'place of a day' })),
    hour: i18n._(msg({ message: '--', context: 'place of an hour' })),
    minute: i18n._(msg({ message: '--', context: 'place of a minute' })),
    second: i18n._(msg({ message: '--', context: 'place of a second' })),
  },
  empty: i18n._(msg({ message: 'Empty', context: 'part of a date' })),
  limits: (first, last) => {
    if (first && last) return i18n._(msg`From ${{ first }} to ${{ last }}`);
    return first ? i18n._(msg`${{ first }} or later`) : i18n._(msg`${{ last }} or earlier`);
  },
  refusal: dateRefusal(i18n),
  notPasted: (text, example, shape) =>
    isTime(shape)
      ? i18n._(msg`“${{ text }}” is not a time; what was there stays. Paste it like ${{ example }}`)
      : i18n._(msg`“${{ text }}” is not a date; what was there stays. Paste it like ${{ example }}`),
  officeClock: officeClockMessage(i18n),
});
