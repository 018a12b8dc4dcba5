import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronLeft, ChevronRight, Ellipsis } from 'lucide';
import { focusRing } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import {
  bar,
  gap,
  jump,
  jumpField,
  pageButton,
  pages,
  compactPlace,
  sizeIcon,
  sizeSelect,
  sizes,
  total as totalStyle,
} from './Pagination.css.ts';
import { pageList } from './pageList.ts';
import { PAGE_SIZES } from './types.ts';
import type { PaginationProps } from './types.ts';
import { usePagination } from './usePagination.ts';

/** Pages of a list: total, size of a page, pages, and a field to jump. The focus stays where it was pressed. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize } = props;
  const { t } = useLingui();
  const { pageCount, totalWords, goTo, resize, jumpProps } = usePagination(props);
  // Not Trans: it brings the reading of tags into every first page.
  const [beforeJump, afterJump] = t({ message: 'Go to <0/>' }).split('<0/>');

  return (
    <nav aria-label={t`Pagination`} data-keep-clear="" className={bar}>
      <span className={totalStyle}>{totalWords}</span>
      <span className={sizes}>
        <select
          aria-label={t`Items per page`}
          className={sizeSelect}
          value={pageSize}
          onChange={({ target }) => resize(Number(target.value))}
        >
          {sizesWith(pageSize).map((size) => (
            <option key={size} value={size}>{t`${size} / page`}</option>
          ))}
        </select>
        <span className={sizeIcon}>
          <Icon of={ChevronDown} size="s" />
        </span>
      </span>
      <Step icon={ChevronLeft} label={t`Previous page`} isAtEdge={page <= 1} onPress={() => goTo(page - 1)} />
      <span className={compactPlace} translate="no">
        {page} / {pageCount}
      </span>
      <ol className={pages}>
        {pageList(page, pageCount).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? <PageButton number={mark} isCurrent={mark === page} onPress={() => goTo(mark)} /> : <Gap />}
          </li>
        ))}
      </ol>
      <Step icon={ChevronRight} label={t`Next page`} isAtEdge={page >= pageCount} onPress={() => goTo(page + 1)} />
      <label className={jump}>
        {beforeJump}
        <input aria-label={t`Go to page`} className={jumpField} inputMode="numeric" autoComplete="off" {...jumpProps} />
        {afterJump}
      </label>
    </nav>
  );
}

/** The sizes there are, and the one in force: a list may have been designed with another. */
function sizesWith(pageSize: number): readonly number[] {
  return [...new Set([...PAGE_SIZES, pageSize])].toSorted((one, other) => one - other);
}

interface PageButtonProps {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly onPress: () => void;
}

function PageButton({ number, isCurrent, onPress }: PageButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={`${pageButton} ${focusRing}`}
      translate="no"
      aria-label={t`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPress}
    >
      {number}
    </button>
  );
}

const Gap = () => (
  <span className={gap} aria-hidden="true">
    <Icon of={Ellipsis} />
  </span>
);

interface StepProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly isAtEdge: boolean;
  readonly onPress: () => void;
}

/** One page back or on. At the edge it stays focusable, so that the keyboard is not thrown out by the last press. */
function Step({ icon, label, isAtEdge, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={`${pageButton} ${focusRing}`}
      aria-label={label}
      title={label}
      aria-disabled={isAtEdge || undefined}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}
