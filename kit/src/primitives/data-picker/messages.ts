import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { foundMessage } from '../list-results/messages.ts';
import type { DataPickerMessages, RelatedNews } from './messageTypes.ts';

function relatedText(i18n: I18n, news: RelatedNews): string {
  if (news.kind === 'failed') return i18n._(msg`The fields that come with ${{ record: news.record }} could not be loaded`);
  const { count: all, count: filled } = news;
  if (news.kind === 'empty')
    return i18n._(msg`${plural(all, { one: '# field that comes with it is empty', other: '# fields that come with it are empty' })}`);
  return i18n._(msg`${plural(filled, { one: '# field', other: '# fields' })} filled from ${{ record: news.record }}`);
}

/** Sentences of a picker of rows, from a catalogue. */
export const dataPickerMessages = (i18n: I18n): DataPickerMessages => ({
  found: foundMessage(i18n),
  withoutValue: i18n._(msg`This row has no value that could be stored`),
  selected: (name, inAll) => i18n._(msg`Selected ${name}, ${inAll} in all`),
  deselected: (name, inAll) => i18n._(msg`Deselected ${name}, ${inAll} in all`),
  nothing: i18n._(msg`Nothing chosen`),
  refused: i18n._(msg`Choose a row first`),
  page: ({ page: toPage, pages, first, last, total }) => i18n._(msg`Page ${toPage} of ${pages}, items ${first} to ${last} of ${total}`),
  related: (news) => relatedText(i18n, news),
  search: i18n._(msg`Keyword`),
  searchPlaceholder: i18n._(msg`Enter a keyword`),
});
