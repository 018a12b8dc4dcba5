import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useNavigate } from '../../routing/index.ts';
import { sheet } from '../sheet.css.ts';

/** /404: any unknown path leads here. @source shell §2.1 */
export default function NotFoundPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className={sheet}>
      <StatePanel
        kind="notFound"
        title={t`This page cannot be found`}
        headingLevel={1}
        actions={<Button onPress={() => navigate({ to: '/home' })}>{t`Back to home`}</Button>}
      >
        {t`The address may have changed, or the menu entry was switched off.`}
      </StatePanel>
    </div>
  );
}
