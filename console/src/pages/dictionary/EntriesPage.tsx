import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import type { MenuItem } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { ResourcePage } from '../../features/resource/page/ResourcePage.tsx';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { entriesIn } from './entriesIn.ts';

/** An entry of the menu of type 4: the entries of the one category it names. @source shell §2.3 @reading R-720 */
export default function EntriesPage({ item: { fullName, property } }: { readonly item: MenuItem }) {
  const { t } = useLingui();
  const { moduleId, isTree } = property;
  const resource = useMemo(() => (moduleId === null ? null : entriesIn({ id: moduleId, isTree }, fullName)), [moduleId, isTree, fullName]);
  if (resource) return <ResourcePage key={resource.id} resource={resource} />;
  return (
    <div className={sheet}>
      <StatePanel kind="failed" title={fullName} headingLevel={1}>
        {t`This entry of the menu names no dictionary category. Ask your administrator to choose one.`}
      </StatePanel>
    </div>
  );
}
