import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { TagsViewMessages } from './types.ts';

/** Sentences of a bar of open pages from a catalogue. */
export const tagsViewMessages = (i18n: I18n): TagsViewMessages => ({
  place: (number, total) => i18n._(msg`${{ number }} of ${{ total }}`),
  close: (title) => i18n._(msg`Close ${{ title }}`),
  closed: (title) => i18n._(msg`Closed ${{ title }}`),
  closedPages: (count) => i18n._(msg`${plural(count, { one: 'Closed # page', other: 'Closed # pages' })}`),
  refreshed: i18n._(msg`The page was refreshed`),
  moved: (number) => i18n._(msg`Moved to place ${{ number }}`),
  edges: {
    first: i18n._(msg`Already the first`),
    last: i18n._(msg`Already the last`),
    pinned: i18n._(msg`Pinned pages stay in front`),
  },
  refusals: {
    one: i18n._(msg`Pinned, cannot be closed`),
    others: i18n._(msg`No other page can be closed`),
    all: i18n._(msg`No page can be closed`),
    right: i18n._(msg`Nothing to the right`),
  },
});
