import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import type { RateMessages } from './types.ts';

/** Sentences of a rating from a catalogue. */
export const rateMessages = (i18n: I18n): RateMessages => ({
  ...fieldMessages(i18n),
  stars: (stars, count) => i18n._(msg`${{ stars }} of ${{ count }}`),
  notRated: i18n._(msg`Not rated`),
});
