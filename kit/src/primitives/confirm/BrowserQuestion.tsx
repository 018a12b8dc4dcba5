import { useEffect, useEffectEvent } from 'react';
import type { ConfirmDialogProps } from './types.ts';

/** The browser's own question, for the day the dialog cannot be fetched: a deletion is never carried out unasked. */
export function BrowserQuestion({ question, onAnswer }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => {
    // oxlint-disable-next-line no-alert -- the only dialog that needs no code from the server
    onAnswer(window.confirm([question.title, question.subject, question.body].filter(Boolean).join('\n\n')));
  });
  useEffect(() => ask(), []);
  return null;
}
