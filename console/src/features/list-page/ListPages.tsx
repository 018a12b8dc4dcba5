import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { latePart, useLatePart } from '@milepost/kit/late-part';
import type { PaginationProps } from '@milepost/kit/pagination';
import { useIdle } from '../../session/useIdle.ts';

const pagination = latePart(async () => (await import('@milepost/kit/pagination')).Pagination);

/** The pages of a list. They stand below the rows and come after them; where they do not arrive the rows stay. */
export function ListPages(props: PaginationProps) {
  const { t } = useLingui();
  const state = useLatePart(pagination, useIdle());
  if (state.status === 'failed')
    return (
      <p role="alert">
        {t`Request error, please retry`} <Button onPress={() => void pagination.fetch().catch(() => undefined)}>{t`Retry`}</Button>
      </p>
    );
  if (state.status !== 'here') return null;
  return <state.part {...props} />;
}
