import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import { itemsOf, pageAfterResize, pageCountOf, pageList, typedPage } from './pageList.ts';
import { PAGE_SIZES } from './types.ts';
import type { PaginationOptions } from './types.ts';

/** Pages of a list: which there are, where a press leads, and what is said of it. The focus stays where it was pressed. */
export function usePagination({ page, pageSize, total, onChange, pageSizes = PAGE_SIZES, messages }: PaginationOptions) {
  const announce = useAnnounce();
  const { lang } = useEnvironment();
  const [typed, setTyped] = useState<string | null>(null);
  const pageCount = total === null ? page : pageCountOf(total, pageSize);

  function ask(toPage: number, size = pageSize) {
    setTyped(null);
    const pages = total === null ? page : pageCountOf(total, size);
    if (toPage < 1 || toPage > pages || (toPage === page && size === pageSize)) return;
    onChange({ page: toPage, pageSize: size });
    if (total === null) return announce(messages.page(toPage));
    announce(messages.went({ page: toPage, pages, ...itemsOf(toPage, size, total), total }));
  }
  const goTo = (toPage: number) => ask(toPage);
  const resize = (size: number) => ask(pageAfterResize(page, pageSize, size), size);

  /** One page back or on. At the edge it stays focusable, so that the keyboard is not thrown out by the last press. */
  const stepProps = (by: 1 | -1) => ({
    type: 'button' as const,
    'aria-label': by === 1 ? messages.nextPage : messages.previousPage,
    'aria-disabled': (by === 1 ? page >= pageCount : page <= 1) || undefined,
    onClick: () => goTo(page + by),
  });

  return {
    page,
    pageCount,
    /** Sizes to choose from, and the one in force: a list may have been designed with another. */
    sizes: [...new Set([...pageSizes, pageSize])].toSorted((one, other) => one - other),
    /** Pages to draw, in order; where pages are left out there is a text that tells the gaps apart. */
    pages: pageList(page, pageCount),
    /** Number of items in words; undefined while nobody knows. */
    totalMessage: total === null ? undefined : messages.total(total, total.toLocaleString(lang)),
    goTo,
    resize,
    /** Attributes of the `nav` around all of it. */
    getRootProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-label': messages.label }, own),
    /** Attributes of the native `select` of sizes. */
    getSizeProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          'aria-label': messages.itemsPerPage,
          value: pageSize,
          onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => resize(Number(target.value)),
        },
        own,
      ),
    getPreviousProps: <Own extends object = object>(own?: Own) => mergeProps(stepProps(-1), own),
    getNextProps: <Own extends object = object>(own?: Own) => mergeProps(stepProps(1), own),
    /** Attributes of the button of a page. */
    pageProps: <Own extends object = object>(number: number, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'aria-label': messages.page(number),
          'aria-current': number === page ? 'page' : undefined,
          onClick: () => goTo(number),
        } as const,
        own,
      ),
    /** Attributes of the field in which a page is typed; Enter goes to it. */
    getJumpProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          'aria-label': messages.goToPage,
          inputMode: 'numeric',
          autoComplete: 'off',
          value: typed ?? String(page),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
          onBlur: () => setTyped(null),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' || typed === null || isComposingKey(event.nativeEvent)) return;
            event.preventDefault();
            ask(typedPage(typed, pageCount) ?? page);
          },
        } as const,
        own,
      ),
  };
}
