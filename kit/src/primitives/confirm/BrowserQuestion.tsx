import { useEffect, useEffectEvent } from 'react';
import { askInBrowser } from './askInBrowser.ts';
import type { ConfirmDialogProps } from './types.ts';

/** The browser's own question, for the day the dialog cannot be fetched. */
export function BrowserQuestion({ question, onAnswer }: ConfirmDialogProps) {
  const ask = useEffectEvent(() => void askInBrowser(question).then(onAnswer));
  useEffect(() => ask(), []);
  return null;
}
