import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide';
import { useEffect, useState } from 'react';
import { systemClock } from '../../engines/clock/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { loading, spinner } from './LoadingWords.css.ts';

/** Below a second the skeleton is enough; words would only flash. */
const WORDS_AFTER_MS = 1000;

/** Says, also to a screen reader, that something is loading, once that takes longer than a second. Shown under skeletons. */
export function LoadingWords({ what }: { readonly what: string }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [isLate, setIsLate] = useState(false);
  const words = t`Loading ${what}…`;
  useEffect(
    () =>
      systemClock.after(WORDS_AFTER_MS, () => {
        setIsLate(true);
        announcer.say(words);
      }),
    [announcer, words],
  );
  return (
    <p className={loading}>
      {isLate && (
        <>
          <span className={spinner}>
            <Icon of={LoaderCircle} size="s" />
          </span>
          {words}
        </>
      )}
    </p>
  );
}
