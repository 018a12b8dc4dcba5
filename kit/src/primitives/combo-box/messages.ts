import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import { listMessages } from '../option-list/messages.ts';
import type { ComboBoxMessages } from './types.ts';

/** Sentences of a combo box from a catalogue. */
export const comboBoxMessages = (i18n: I18n): ComboBoxMessages => ({
  field: fieldMessages(i18n),
  list: listMessages(i18n),
  clear: (label) => i18n._(msg`Clear ${{ label }}`),
});
