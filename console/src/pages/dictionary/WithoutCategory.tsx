import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '@milepost/kit/theme';
import type { Category } from '@milepost/openapi/domains/dictionary';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazyPane } from '../../lazy/index.ts';

const NoCategories = lazyPane(() => import('./NoCategories.tsx'));

/** The place of the entries while no category is chosen: the categories are coming, did not come, or there are none. */
export function WithoutCategory({
  categories: { isPending, isError, data, refetch },
}: {
  readonly categories: UseQueryResult<Category[]>;
}) {
  const { t } = useLingui();
  return (
    <>
      <h1 className={visuallyHidden}>{t`Data dictionary`}</h1>
      {!isPending && (isError || data.length === 0) && <NoCategories hasFailed={isError} onRetry={() => void refetch()} />}
    </>
  );
}
