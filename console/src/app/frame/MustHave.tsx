import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useLazyPart } from '@milepost/kit/lazy';
import type { LazyPart } from '@milepost/kit/lazy';
import type { ComponentType } from 'react';
import { notHere } from './Shell.css.ts';

interface MustHaveProps<P> {
  readonly part: LazyPart<ComponentType<P>>;
  readonly of: P & object;
}

/** A part nobody can do without, such as signing in again: where it does not come that is said, and it can be asked for again. */
export function MustHave<P>({ part, of }: MustHaveProps<P>) {
  const { t } = useLingui();
  const state = useLazyPart(part, true);
  if (state.status === 'here') return <state.part {...of} />;
  return (
    state.status === 'failed' && (
      <p role="alert" className={notHere}>
        {t`Request error, please retry`} <Button onPress={() => void part.fetch().catch(() => undefined)}>{t`Retry`}</Button>
      </p>
    )
  );
}
