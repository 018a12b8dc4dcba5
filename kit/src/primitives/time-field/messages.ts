import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dateMessages } from '../date-parts/messages.ts';
import type { TimeFieldMessages } from './types.ts';

/** Sentences and names of a time field from a catalogue. */
export const timeFieldMessages = (i18n: I18n): TimeFieldMessages => ({
  ...dateMessages(i18n),
  now: (label) => i18n._(msg`Time now: ${{ label }}`),
});
