import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaginationMessages } from './types.ts';

/** Words of the pages of a list from a catalogue. */
export const paginationMessages = (i18n: I18n): PaginationMessages => ({
  label: i18n._(msg`Pagination`),
  total: (total, figure) => (total === 1 ? i18n._(msg`1 item`) : i18n._(msg`${{ figure }} items`)),
  itemsPerPage: i18n._(msg`Items per page`),
  perPage: (size) => i18n._(msg`${{ size }} / page`),
  previousPage: i18n._(msg`Previous page`),
  nextPage: i18n._(msg`Next page`),
  page: (number) => i18n._(msg`Page ${{ number }}`),
  goToPage: i18n._(msg`Go to page`),
  went: ({ page: toPage, pages, first, last, total }) =>
    i18n._(msg`Page ${{ toPage }} of ${{ pages }}, items ${{ first }} to ${{ last }} of ${{ total }}`),
});
