import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { StatePanel } from '@milepost/kit/state-panel';
import { useEffect, useRef } from 'react';
import { useTitle } from './useTitle.ts';
import * as css from './LockPage.css.ts';

interface HandOverPageProps {
  /** Name of who is signed in; null when nobody is. */
  readonly own: string | null;
  readonly other: string;
  readonly onStay: () => void;
  readonly onChange: () => void;
}

/** A link brought another person's session. Staying is the first choice. @source shell §2.2 rule 5 @reading R-298 */
export function TokenInAddressPage({ own, other, onStay, onChange }: HandOverPageProps) {
  const { t } = useLingui();
  const page = useRef<HTMLElement>(null);
  const title = t`This link signs you in as ${other}`;
  useTitle(title);
  // It stands where another page was asked for: whoever cannot see it begins at its heading.
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, []);
  return (
    <main ref={page} className={css.alone}>
      <StatePanel
        kind="noPermission"
        title={title}
        headingLevel={1}
        actions={
          <>
            <Button variant="primary" onPress={onStay}>
              {own === null ? t`Sign in with an account` : t`Stay signed in as ${own}`}
            </Button>
            <Button onPress={onChange}>{t`Go on as ${other}`}</Button>
          </>
        }
      >
        {own === null
          ? t`Go on only if you are this person: what you do is recorded under that name.`
          : t`You are signed in as ${own}. Go on only if you are both: what you do then is recorded under the other name.`}
      </StatePanel>
    </main>
  );
}
