import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useTitle } from './useTitle.ts';
import * as css from './LockPage.css.ts';

/** /auth-redirect without a ticket: it closes a sign-in that was begun elsewhere, and none was. It asks the server for nothing. @source shell §2.1 */
export function ReturnPage({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui();
  const title = t`Back from another sign-in`;
  useTitle(title);
  return (
    <main className={css.alone}>
      <StatePanel kind="soon" title={title} headingLevel={1} actions={<Button onPress={onLeave}>{t`Go to the console`}</Button>}>
        {t`This page closes a sign-in that was begun elsewhere. None is under way in this browser; nothing was sent.`}
      </StatePanel>
    </main>
  );
}
