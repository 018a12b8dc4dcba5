import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldMessages } from '../field/messages.ts';
import type { TextFieldMessages } from './types.ts';

/** Sentences of a text field from a catalogue. */
export const textFieldMessages = (i18n: I18n): TextFieldMessages => ({
  ...fieldMessages(i18n),
  scanned: (value) => i18n._(msg`Scanned: ${{ value }}`),
  reveal: (label) => i18n._(msg`Show password: ${{ label }}`),
  conceal: (label) => i18n._(msg`Hide password: ${{ label }}`),
});
