import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { listMessages } from '../option-list/messages.ts';
import { pickerFieldMessages } from '../picker-field/messages.ts';
import type { CascaderMessages } from './types.ts';

/** Sentences of a cascade from a catalogue. */
export const cascaderMessages = (i18n: I18n): CascaderMessages => ({
  field: pickerFieldMessages(i18n),
  list: listMessages(i18n),
  cannotChoose: i18n._(msg`Cannot be chosen`),
  selected: (name) => i18n._(msg`Selected ${{ name }}`),
  selectedMany: (name, count) => i18n._(msg`Selected ${{ name }}, ${{ count }} in all`),
  deselected: (name, count) => i18n._(msg`Deselected ${{ name }}, ${{ count }} in all`),
  loaded: (count) => i18n._(msg`Loaded ${{ count }}`),
  below: (name) => i18n._(msg`Below ${{ name }}`),
});
