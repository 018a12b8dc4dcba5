import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import type { ChoiceGroupMessages } from './types.ts';

/** Sentences of a group of choices from a catalogue. */
export const choiceGroupMessages = (i18n: I18n): ChoiceGroupMessages => ({
  ...fieldMessages(i18n),
  unknown: (id) => i18n._(msg`Unknown (${{ id }})`),
  nothingChosen: i18n._(msg`Nothing chosen`),
});
