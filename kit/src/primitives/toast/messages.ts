import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastsMessages } from './types.ts';

/** Sentences of the messages over a page from a catalogue. */
export const toastsMessages = (i18n: I18n): ToastsMessages => ({
  label: i18n._(msg`Messages`),
  said: (title, detail) => i18n._(msg`${{ title }}. ${{ detail }}`),
  close: (title) => i18n._(msg`Close: ${{ title }}`),
});
