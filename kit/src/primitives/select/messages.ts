import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listMessages } from '../option-list/messages.ts';
import { pickerFieldMessages } from '../picker-field/messages.ts';
import type { MultiSelectMessages, SelectMessages } from './types.ts';

/** Sentences of a select from a catalogue. */
export const selectMessages = (i18n: I18n): SelectMessages => ({
  field: pickerFieldMessages(i18n),
  list: listMessages(i18n),
  selected: (name) => i18n._(msg`Selected ${{ name }}`),
});

/** Sentences of a select of several from a catalogue. */
export const multiSelectMessages = (i18n: I18n): MultiSelectMessages => ({
  field: pickerFieldMessages(i18n),
  list: listMessages(i18n),
  selected: (name, count) => i18n._(msg`Selected ${{ name }}, ${{ count }} in all`),
  deselected: (name, count) => i18n._(msg`Deselected ${{ name }}, ${{ count }} in all`),
  selectedAll: (count) => i18n._(msg`Selected, ${{ count }} in all`),
  tooMany: (maximum) => i18n._(msg`At most ${{ max: maximum }} can be chosen`),
});
