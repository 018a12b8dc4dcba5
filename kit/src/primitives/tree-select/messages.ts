import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listMessages } from '../option-list/messages.ts';
import { pickerFieldMessages } from '../picker-field/messages.ts';
import type { TreeMultiSelectMessages, TreeSelectMessages } from './types.ts';

/** Sentences of a tree select from a catalogue. */
export const treeSelectMessages = (i18n: I18n): TreeSelectMessages => ({
  field: pickerFieldMessages(i18n),
  list: listMessages(i18n),
  selected: (name) => i18n._(msg`Selected ${{ name }}`),
});

/** Sentences of a tree select of several from a catalogue. */
export const treeMultiSelectMessages = (i18n: I18n): TreeMultiSelectMessages => ({
  field: pickerFieldMessages(i18n),
  list: listMessages(i18n),
  selected: (name, count) => i18n._(msg`Selected ${{ name }}, ${{ count }} in all`),
  deselected: (name, count) => i18n._(msg`Deselected ${{ name }}, ${{ count }} in all`),
  selectedAll: (count) => i18n._(msg`Selected, ${{ count }} in all`),
});
