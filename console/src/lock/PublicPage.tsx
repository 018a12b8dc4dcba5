import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useTitle } from './useTitle.ts';
import * as css from './LockPage.css.ts';

interface PublicPageProps {
  /** A form that is filled in without signing in, or the way back from another sign-in. */
  readonly kind: 'form' | 'return';
  readonly onLeave: () => void;
}

/** A public page that has nothing to show yet says what it waits for. It asks the server for nothing. @source shell §2.1 */
export function PublicPage({ kind, onLeave }: PublicPageProps) {
  const { t } = useLingui();
  const words = {
    form: {
      title: t`Form by short link`,
      text: t`Here a form will be filled in without signing in. It comes with the generated forms; nothing was sent.`,
    },
    return: {
      title: t`Back from another sign-in`,
      text: t`This page closes a sign-in that was begun elsewhere. None is under way in this browser; nothing was sent.`,
    },
  }[kind];
  useTitle(words.title);
  return (
    <main className={css.alone}>
      <StatePanel kind="soon" title={words.title} headingLevel={1} actions={<Button onPress={onLeave}>{t`Go to the console`}</Button>}>
        {words.text}
      </StatePanel>
    </main>
  );
}
