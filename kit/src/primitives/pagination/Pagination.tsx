import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight, Ellipsis } from 'lucide';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import {
  bar,
  gap,
  jump,
  jumpField,
  pageButton,
  pages as pagesStyle,
  compactPlace,
  sizeIcon,
  sizeSelect,
  sizes as sizesStyle,
  total as totalStyle,
} from './Pagination.css.ts';
import { usePagination } from './headless.ts';
import { paginationMessages } from './messages.ts';
import type { PaginationProps } from './types.ts';

const BUTTON = `${pageButton} ${focusRing}`;

/** Pages of a list: total, size of a page, pages, and a field to jump. The focus stays where it was pressed. */
export function Pagination(props: PaginationProps) {
  const { parts } = props;
  const { t } = useLingui();
  const messages = useMessages(paginationMessages);
  const list = usePagination({ ...props, messages });
  const { page, pageCount, sizes, pages, pageProps } = list;
  // Not Trans: it brings the reading of tags into every first page.
  const [beforeJump, afterJump] = t({ message: 'Go to <0/>' }).split('<0/>');
  const step = partProps(parts, 'step', BUTTON);
  const pageLook = partProps(parts, 'page', BUTTON);

  return (
    <nav {...list.getRootProps(rootProps(props, bar))} data-mp-keep-clear="">
      <span {...partProps(parts, 'total', totalStyle)}>{list.totalMessage}</span>
      <span className={sizesStyle}>
        <select {...list.getSizeProps(partProps(parts, 'size', sizeSelect))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {messages.perPage(size)}
            </option>
          ))}
        </select>
        <span className={sizeIcon}>
          <Icon of={ChevronDown} size="s" />
        </span>
      </span>
      <button {...list.getPreviousProps(step)} title={messages.previousPage}>
        <Icon of={ChevronLeft} />
      </button>
      <span className={compactPlace} translate="no">
        {page} / {pageCount}
      </span>
      <ol className={pagesStyle}>
        {pages.map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              <button {...pageProps(mark, pageLook)} translate="no">
                {mark}
              </button>
            ) : (
              <span {...partProps(parts, 'gap', gap)} aria-hidden="true">
                <Icon of={Ellipsis} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <button {...list.getNextProps(step)} title={messages.nextPage}>
        <Icon of={ChevronRight} />
      </button>
      <label {...partProps(parts, 'jump', jump)}>
        {beforeJump}
        <input {...list.getJumpProps({ className: jumpField })} />
        {afterJump}
      </label>
    </nav>
  );
}
