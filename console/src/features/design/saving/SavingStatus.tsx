import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { useSyncExternalStore } from 'react';
import { serverWords } from '../../../feedback/index.ts';
import { momentText } from '../../../i18n/momentText.ts';
import { UnreadDesignError } from './createSaving.ts';
import type { Saving } from './createSaving.ts';
import * as css from '../shell/Designer.css.ts';

/** Words on where the draft is: in this browser, on the server, or not yet. @source designer §5.2 */
export function SavingStatus({ saving }: { readonly saving: Saving }) {
  const { t } = useLingui();
  const state = useSyncExternalStore(saving.subscribe, saving.state);
  switch (state.kind) {
    case 'clean': {
      if (state.savedAtMs === null) return <span className={css.quiet}>{t`Nothing to save`}</span>;
      const when = momentText(state.savedAtMs);
      return <output className={css.told}>{t`Draft saved ${when}`}</output>;
    }
    case 'dirty':
      return <span className={css.told}>{t`Kept in this browser`}</span>;
    case 'saving':
      return <span className={css.told}>{t`Saving the draft`}</span>;
    case 'asked':
    case 'refused':
    case 'failed': {
      const words = state.kind === 'asked' ? null : serverWords(state.error);
      const isUnread = state.kind === 'refused' && state.error instanceof UnreadDesignError;
      return (
        <>
          <span className={css.alarming} role="alert">
            {state.kind === 'asked'
              ? t`Somebody else has saved: some settings wait for your answer`
              : isUnread
                ? t`What somebody else has saved cannot be opened; your edits are kept in this browser`
                : (words ?? t`The draft was not saved`)}
          </span>
          <Button onPress={() => void saving.save()}>{state.kind === 'asked' ? t`Answer` : t`Save again`}</Button>
        </>
      );
    }
  }
}
