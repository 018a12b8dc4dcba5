import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import { BackHome } from '../../routing/BackHome.tsx';
import { sheet } from '../../features/list-page/sheet.css.ts';

/** /404: any unknown path leads here. @source shell §2.1 */
export default function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className={sheet}>
      <StatePanel kind="notFound" title={t`This page cannot be found`} headingLevel={1} actions={<BackHome />}>
        {t`The address may have changed, or the menu entry was switched off.`}
      </StatePanel>
    </div>
  );
}
