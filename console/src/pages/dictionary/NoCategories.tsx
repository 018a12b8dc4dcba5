import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';

/** The page before the first category. */
export default function NoCategories() {
  const { t } = useLingui();
  return (
    <StatePanel kind="empty" title={t`There are no categories yet`} headingLevel={1}>
      {t`Add one in category management.`}
    </StatePanel>
  );
}
