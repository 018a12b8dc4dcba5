import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarMessages } from '../calendar/messages.ts';
import { dateMessages } from '../date-parts/messages.ts';
import type { DateFieldMessages } from './types.ts';

/** Sentences and names of a date field from a catalogue. */
export const dateFieldMessages = (i18n: I18n): DateFieldMessages => ({
  ...dateMessages(i18n),
  calendar: calendarMessages(i18n),
  calendarOf: (label) => i18n._(msg`Calendar: ${{ label }}`),
  cleared: (label) => i18n._(msg`${{ label }} cleared`),
  selected: (name) => i18n._(msg`Selected ${{ name }}`),
});
