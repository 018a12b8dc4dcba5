import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { numberMessages } from '../number-field/messages.ts';
import type { NumberRangeMessages } from './types.ts';

/** Sentences of a range of numbers from a catalogue. */
export const numberRangeMessages = (i18n: I18n): NumberRangeMessages => ({
  ...numberMessages(i18n),
  minimum: i18n._(msg`Minimum`),
  maximum: i18n._(msg`Maximum`),
  turned: i18n._(msg`The minimum must not be larger than the maximum`),
});
