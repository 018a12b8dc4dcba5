import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import { itemsOf, pageAfterResize, pageCountOf, typedPage } from './pageList.ts';
import type { PaginationProps } from './types.ts';

/** Asks for pages and sizes and says where that leads. */
export function usePagination({ page, pageSize, total, onChange }: PaginationProps) {
  const { t } = useLingui();
  const { announcer, locale } = useKit();
  const [typed, setTyped] = useState<string | null>(null);
  const pageCount = total === null ? page : pageCountOf(total, pageSize);

  function ask(toPage: number, size = pageSize) {
    setTyped(null);
    const pages = total === null ? page : pageCountOf(total, size);
    if (toPage < 1 || toPage > pages || (toPage === page && size === pageSize)) return;
    onChange({ page: toPage, pageSize: size });
    const number = toPage;
    if (total === null) return announcer.say(t`Page ${number}`);
    const { first, last } = itemsOf(toPage, size, total);
    announcer.say(t`Page ${toPage} of ${pages}, items ${first} to ${last} of ${total}`);
  }

  const figure = total?.toLocaleString(LANGUAGE_TAG[locale]);
  return {
    pageCount,
    totalWords: total === null ? '' : total === 1 ? t`1 item` : t`${figure} items`,
    goTo: (toPage: number) => ask(toPage),
    resize: (size: number) => ask(pageAfterResize(page, pageSize, size), size),
    jumpProps: {
      value: typed ?? String(page),
      onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
      onBlur: () => setTyped(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        ask(typedPage(typed, pageCount) ?? page);
      },
    },
  };
}
