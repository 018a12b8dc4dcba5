import { useLingui } from '@lingui/react/macro';
import { StatePanel } from '@milepost/kit/state-panel';
import { sheet } from '../../features/list-page/sheet.css.ts';

/** /previewModel: says what it waits for, and asks the server for nothing. @source shell §2.1 */
export default function PreviewModelPage() {
  const { t } = useLingui();
  return (
    <div className={sheet}>
      <StatePanel kind="soon" title={t`Feature preview`} headingLevel={1}>
        {t`Here a generated form or list will be tried out before it is released. It comes with the generated pages; nothing was sent.`}
      </StatePanel>
    </div>
  );
}
