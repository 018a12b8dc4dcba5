import { useLingui } from '@lingui/react/macro';
import { LoadFailed, StatePanel } from '@milepost/kit/state-panel';

/** Notice in the place of the entries: the categories did not come, or there are none. */
export default function NoCategories({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const { t } = useLingui();
  if (hasFailed) return <LoadFailed onRetry={onRetry} />;
  return (
    <StatePanel kind="empty" title={t`There are no categories yet`}>
      {t`Add one in category management.`}
    </StatePanel>
  );
}
