import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { lazyPart, useLazyPart } from '@milepost/kit/lazy';
import type { PaginationProps } from '@milepost/kit/pagination';
import { useIdle } from '../../browser/useIdle.ts';

const pagination = lazyPart(async () => (await import('@milepost/kit/pagination')).Pagination);

/** The pages of a list. They stand below the rows and come after them; where they do not arrive the rows stay. */
export function ListPages(props: PaginationProps) {
  const { t } = useLingui();
  const state = useLazyPart(pagination, useIdle());
  if (state.status === 'failed')
    return (
      <p role="alert">
        {t`Request error, please retry`} <Button onPress={() => void pagination.fetch().catch(() => undefined)}>{t`Retry`}</Button>
      </p>
    );
  if (state.status !== 'here') return null;
  return <state.part {...props} />;
}
