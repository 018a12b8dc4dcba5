import { useState } from 'react';
import { usePagination } from '../headless.ts';
import type { PaginationMessages } from '../headless.ts';

const messages: PaginationMessages = {
  label: 'ページ',
  total: (_, figure) => `全 ${figure} 件`,
  itemsPerPage: '1 ページの件数',
  perPage: (size) => `${size} 件`,
  previousPage: '前へ',
  nextPage: '次へ',
  page: (page) => `${page} ページ`,
  goToPage: 'ページへ移動',
  went: ({ page, pages, first, last }) => `${pages} ページ中 ${page} ページ、${first}〜${last} 件`,
};

/** Pages of a list in markup of one's own. */
export function OwnPagination() {
  const [at, setAt] = useState({ page: 1, pageSize: 50 });
  const list = usePagination({ ...at, total: 1234, onChange: setAt, pageSizes: [50, 200], messages });
  return (
    <nav {...list.getRootProps()}>
      <b>{list.totalMessage}</b>
      <select {...list.getSizeProps()}>
        {list.sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <button {...list.getPreviousProps()}>‹</button>
      {list.pages.map((mark) =>
        typeof mark === 'number' ? (
          <button key={mark} {...list.pageProps(mark)}>
            {mark}
          </button>
        ) : (
          <i key={mark}>…</i>
        ),
      )}
      <button {...list.getNextProps()}>›</button>
      <input {...list.getJumpProps()} />
    </nav>
  );
}
