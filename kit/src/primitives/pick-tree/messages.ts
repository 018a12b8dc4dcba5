import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { foundMessage } from '../list-results/messages.ts';
import type { PickTreeMessages } from './types.ts';

/** Sentences of a tree or list that loads, from a catalogue. */
export const pickTreeMessages = (i18n: I18n): PickTreeMessages => ({
  loading: (isMore) => (isMore ? i18n._(msg`Loading more`) : i18n._(msg`Loading`)),
  loaded: (count, total) => (total > count ? i18n._(msg`Loaded ${count} of ${total}`) : i18n._(msg`Loaded ${count} items`)),
  nothingBelow: i18n._(msg`Nothing below`),
  failed: i18n._(msg`Loading failed. You can retry.`),
  loadedTogether: (count, failed) =>
    failed > 0 ? i18n._(msg`Loaded ${count} items, ${failed} did not load`) : i18n._(msg`Loaded ${count} items`),
  found: foundMessage(i18n),
  foundMore: (count) => i18n._(msg`Found more than ${count} items`),
  searchCleared: i18n._(msg`Search cleared`),
});
