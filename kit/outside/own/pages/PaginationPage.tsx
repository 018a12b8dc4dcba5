import { usePagination } from '@milepost/kit/headless/pagination';
import type { PaginationMessages } from '@milepost/kit/headless/pagination';
import { useState } from 'react';
import { Button, Card, Input } from '../ui.tsx';

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

/** Pages of a list. */
export function PaginationPage() {
  const [at, setAt] = useState({ page: 1, pageSize: 50 });
  const list = usePagination({ ...at, total: 1234, onChange: setAt, pageSizes: [50, 200], messages });
  return (
    <Card {...list.getRootProps({ className: 'flex flex-wrap gap-2 items-center' })}>
      <b className="text-sm">{list.totalMessage}</b>
      <select {...list.getSizeProps({ className: 'rounded border bg-white px-3 py-1' })}>
        {list.sizes.map((size) => (
          <option key={size} value={size}>
            {messages.perPage(size)}
          </option>
        ))}
      </select>
      <Button {...list.getPreviousProps()}>‹</Button>
      {list.pages.map((mark) =>
        typeof mark === 'number' ? (
          <Button key={mark} {...list.pageProps(mark, { className: 'current:bg-blue-700' })}>
            {mark}
          </Button>
        ) : (
          <span key={mark}>…</span>
        ),
      )}
      <Button {...list.getNextProps()}>›</Button>
      <Input {...list.getJumpProps({ className: 'w-16' })} />
    </Card>
  );
}
