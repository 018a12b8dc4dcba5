import { useLingui } from '@lingui/react/macro';
import { LoadFailed, StatePanel } from '@milepost/kit/state-panel';
import { visuallyHidden } from '@milepost/kit/theme';
import type { Category } from '@milepost/openapi/domains/dictionary';
import type { UseQueryResult } from '@tanstack/react-query';

/** The place of the entries while no category is chosen: the categories are coming, did not come, or there are none. */
export function WithoutCategory({ categories }: { readonly categories: UseQueryResult<Category[]> }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className={visuallyHidden}>{t`Data dictionary`}</h1>
      {categories.isError && <LoadFailed onRetry={() => void categories.refetch()} />}
      {categories.isSuccess && categories.data.length === 0 && (
        <StatePanel kind="empty" title={t`There are no categories yet`}>
          {t`Add one in category management.`}
        </StatePanel>
      )}
    </>
  );
}
