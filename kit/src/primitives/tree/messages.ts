import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foundMessage } from '../list-results/messages.ts';
import type { TreeMessages } from './types.ts';

/** Sentences of the tree from a catalogue. */
export const treeMessages = (i18n: I18n): TreeMessages => ({
  found: foundMessage(i18n),
  searchCleared: i18n._(msg`Search cleared`),
});
