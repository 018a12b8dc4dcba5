import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { pageLayers, restoreFocus } from '../../engines/layer-stack/index.ts';
import type { FocusAnchor } from '../../engines/layer-stack/index.ts';
import { Button } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { line } from './NotArrived.css.ts';
import type { LazyPart } from './lazyPart.ts';

/**
 * Place of a part that did not arrive: said once, and asked for again from here. What is around it, and what was typed there, stays.
 * @source shell §8
 */
export function NotArrived({ part }: { readonly part: LazyPart<unknown> }) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const anchor = useRef<FocusAnchor | null>(null);
  const sentence = t`This part did not load. Check the network and try again.`;
  useEffect(() => announcer.say(sentence, 'polite'), [announcer, sentence]);
  // The button goes with its line: the keyboard goes on beside it.
  useEffect(() => () => void (anchor.current && restoreFocus(anchor.current)), []);
  const retry = () => {
    anchor.current = pageLayers().anchor();
    part.fetch().catch(() => undefined);
  };
  return (
    <p className={line}>
      {sentence}
      <Button onPress={retry}>{t`Retry`}</Button>
    </p>
  );
}
