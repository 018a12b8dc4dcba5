import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { choiceGroupMessages } from '../choice-box/messages.ts';
import type { CheckboxGroupMessages } from './types.ts';

/** Sentences of a group of checkboxes from a catalogue. */
export const checkboxGroupMessages = (i18n: I18n): CheckboxGroupMessages => ({
  ...choiceGroupMessages(i18n),
  selectAll: i18n._(msg`Select all`),
  selected: (count) => i18n._(msg`Selected, ${{ count }} in all`),
  names: (names) => names.join(i18n._(msg({ message: ', ', context: 'between names' }))),
});
