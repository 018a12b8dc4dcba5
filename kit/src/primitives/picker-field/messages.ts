import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import type { PickerFieldMessages } from './types.ts';

/** Sentences of a picker field from a catalogue. */
export const pickerFieldMessages = (i18n: I18n): PickerFieldMessages => ({
  ...fieldMessages(i18n),
  unknown: (id) => i18n._(msg`Unknown (${{ id }})`),
  loading: i18n._(msg`Loading…`),
  names: (names) => names.join(i18n._(msg({ message: ', ', context: 'between names' }))),
  namesInAll: (names, count) => i18n._(msg`${{ names }}, ${{ count }} in all`),
  clear: (label) => i18n._(msg`Clear ${{ label }}`),
  cleared: i18n._(msg`Cleared`),
  clearedUndo: i18n._(msg`Cleared. Ctrl+Z brings it back.`),
  removed: (name, left) =>
    left === 0 ? i18n._(msg`Removed ${{ name }}, nothing left`) : i18n._(msg`Removed ${{ name }}, ${{ left }} left`),
  chosen: (label) => i18n._(msg`Chosen: ${{ label }}`),
  remove: (name) => i18n._(msg`Remove ${{ name }}`),
  showAll: (hidden, count) => i18n._(msg`+${{ hidden }}, show all ${{ count }}`),
});
