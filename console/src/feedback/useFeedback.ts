import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useMemo } from 'react';
import { isSilent, serverWords } from './serverWords.ts';

/** Time a message stays on screen; all of them stay in the message list. @source admin §4, §8, shell §8 */
export const FEEDBACK_MS = { toggle: 1000, save: 1500, remove: 1500, error: 1500 } as const;

/** Time a message with an action stays; longer while it has the keyboard. */
export const UNDO_MS = 10_000;

export interface Feedback {
  /** Shows the server's message of a write that succeeded. */
  readonly success: (kind: 'toggle' | 'save' | 'remove', msg: string) => void;
  /** Shows why a call failed: the server's sentence, else that it should be tried again. */
  readonly failure: (error: unknown) => void;
  /** Words for a call that failed without a sentence of the server. @source shell §8 */
  readonly failureWords: string;
}

/** Messages of the console after a write. */
export function useFeedback(): Feedback {
  const { t } = useLingui();
  const toaster = useToaster();
  const failureWords = t`Request error, please retry`;
  return useMemo(
    () => ({
      success: (kind, msg) =>
        toaster.show({
          tone: 'success',
          title: msg || t({ message: 'Done', context: 'a write' }),
          isData: msg !== '',
          durationMs: FEEDBACK_MS[kind],
        }),
      failure(error) {
        if (isSilent(error)) return;
        const words = serverWords(error);
        toaster.show({ tone: 'error', title: words ?? failureWords, isData: words !== null, durationMs: FEEDBACK_MS.error });
      },
      failureWords,
    }),
    [t, toaster, failureWords],
  );
}
