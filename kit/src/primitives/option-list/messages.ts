import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foundMessage } from '../list-results/messages.ts';
import type { ListMessages } from './types.ts';

/** Sentences of a list under a field from a catalogue. */
export const listMessages = (i18n: I18n): ListMessages => ({
  found: foundMessage(i18n),
  searchCleared: i18n._(msg`Search cleared`),
  loadingFailed: i18n._(msg`Loading failed. You can retry.`),
  cells: (texts) => texts.join(i18n._(msg({ message: ', ', context: 'between cells' }))),
  search: (label) => i18n._(msg`Search ${{ label }}`),
  searchPlaceholder: i18n._(msg`Search`),
});
