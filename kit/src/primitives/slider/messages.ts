import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { numberMessages } from '../number-field/messages.ts';
import type { SliderMessages } from './types.ts';

/** Sentences of a slider from a catalogue. */
export const sliderMessages = (i18n: I18n): SliderMessages => ({ ...numberMessages(i18n), nothingSet: i18n._(msg`Nothing set`) });
